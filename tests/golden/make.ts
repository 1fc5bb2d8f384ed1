// Adds golden logs that are not there yet; never touches one that is: old logs must replay to the same end for ever.
// vite-node --script tests/golden/make.ts

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlatformRecord, readPlatformRecord } from '../../lib/exchange/platform-record';
import { type Command, decide, type GameEvent, PRESETS, preset, type Setup } from '../../lib/game';
import { chooser, fold, randomStep, start } from '../game/random-play';
import { endOf, type Golden } from './golden';

const HERE = import.meta.dirname;
/** Random hosts are tried from here on until one comes to a side's win. */
const FIRST_SEED = 2026;

function keep(name: string, make: () => readonly GameEvent[]): void {
  const path = join(HERE, `${name}.json`);
  if (existsSync(path)) return;
  const events = make();
  const golden: Golden = { version: 1, events, end: endOf(events) };
  writeFileSync(path, `${JSON.stringify(golden)}\n`);
  console.log(`${name}: ${events.length} events, ${golden.end.winner}`);
}

function recorded(): readonly GameEvent[] {
  const record = JSON.parse(
    readFileSync(join(HERE, '../../lib/exchange/demo-game.json'), 'utf8'),
  ) as PlatformRecord;
  const read = readPlatformRecord(record);
  if (!read.ok) throw new Error(read.error.refusal.code);
  let { game, events } = start(read.value.setup);
  for (const [at, press] of read.value.presses.entries()) {
    const decided = decide(game, { ...press, at } as Command);
    if (!decided.ok) throw new Error(decided.error.code);
    game = fold(game, decided.value);
    events = [...events, ...decided.value];
  }
  return events;
}

function random(setup: Setup): readonly GameEvent[] {
  for (let seed = FIRST_SEED; ; seed += 1) {
    const choose = chooser(seed);
    let { game, events } = start(setup);
    for (let at = 1; at < 600 && game.stage.type !== 'over'; at += 1) {
      const { decided } = randomStep(game, choose, at);
      if (!decided.ok) throw new Error(decided.error.code);
      game = fold(game, decided.value);
      events = [...events, ...decided.value];
    }
    if (game.stage.type === 'over' && game.day >= 3 && !['draw', 'none'].includes(game.stage.winner))
      return events;
  }
}

keep('recorded-game', recorded);
for (const name of PRESETS) {
  const { rules, options, timers } = preset(name);
  const count = rules === 'classic' ? 10 : 12;
  keep(name, () =>
    random({ rules, options, timers, names: Array.from({ length: count }, (_, i) => `P${i + 1}`) }),
  );
}
