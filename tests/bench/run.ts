// npm run bench: the budgets of the project, measured, as a table.

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type PlatformRecord, readPlatformRecord } from '../../lib/exchange/platform-record';
import {
  type Command,
  decide,
  evolve,
  type Game,
  type GameEvent,
  newGame,
  replay,
  view,
} from '../../lib/game';
import { pressToPainted, type Spread } from './painted';

const ROOT = resolve(import.meta.dirname, '../..');
/** How long each loop of pure code is measured, ms. */
const MEASURE_MS = 2_000;

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
}

function game(): {
  readonly events: readonly GameEvent[];
  readonly presses: readonly Command[];
  readonly first: readonly GameEvent[];
} {
  const record = JSON.parse(
    readFileSync(resolve(ROOT, 'lib/exchange/demo-game.json'), 'utf8'),
  ) as PlatformRecord;
  const read = readPlatformRecord(record);
  if (!read.ok) throw new Error(read.error.refusal.code);
  const made = newGame(read.value.setup);
  if (!made.ok) throw new Error(made.error.code);
  const presses = read.value.presses.map((press, at) => ({ ...press, at }) as Command);
  const events = [...made.value];
  let now = replay(made.value);
  for (const press of presses) {
    const decided = must(now, press);
    events.push(...decided);
    now = fold(now, decided);
  }
  return { events, presses, first: made.value };
}

const must = (now: Game, press: Command): readonly GameEvent[] => {
  const decided = decide(now, press);
  if (!decided.ok) throw new Error(`${press.type}: ${decided.error.code}`);
  return decided.value;
};
const fold = (now: Game, events: readonly GameEvent[]): Game =>
  events.reduce((before, event) => evolve(before, event), now);

/** How often per second `work` does `count` things, after a warm-up. */
function perSecond(count: number, work: () => void): number {
  for (let i = 0; i < 50; i += 1) work();
  const startedAt = performance.now();
  let done = 0;
  while (performance.now() - startedAt < MEASURE_MS) {
    work();
    done += count;
  }
  return Math.round(done / ((performance.now() - startedAt) / 1000));
}

function rules(): readonly Row[] {
  const { events, presses, first } = game();
  const commands = perSecond(presses.length, () => {
    let now = replay(first);
    for (const press of presses) {
      now = fold(now, must(now, press));
      view(now, 'viewers');
    }
  });
  const replayed = perSecond(events.length, () => replay(events));
  return [
    {
      what: 'decide + evolve + view, commands/s',
      measured: commands.toLocaleString('en'),
      budget: '≥ 100,000',
    },
    { what: 'replay, events/s', measured: replayed.toLocaleString('en'), budget: '≥ 2,000,000' },
  ];
}

function overlay(): readonly Row[] {
  const path = resolve(ROOT, '.output/mafiacast-overlay.html');
  if (!existsSync(path))
    return [{ what: 'overlay file', measured: 'not built: npm run build', budget: '≤ 30 KB gzip' }];
  const file = readFileSync(path);
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  return [
    {
      what: 'overlay file, all inlined',
      measured: `${kb(gzipSync(file).length)} gzip (${kb(file.length)})`,
      budget: '≤ 30 KB gzip',
    },
  ];
}

async function painted(): Promise<readonly Row[]> {
  const budget = 'median ≤ 20 ms, p95 ≤ 33 ms';
  const measured = await pressToPainted();
  if (typeof measured === 'string') return [{ what: 'press → painted through OBS', measured, budget }];
  const row = (what: string, { medianMs, p95Ms }: Spread, limit = ''): Row => ({
    what,
    measured: `median ${medianMs} ms, p95 ${p95Ms} ms`,
    budget: limit,
  });
  return [
    row('press → committed, and drawn on the panel', measured.panel),
    row('press → drawn in the second browser, through OBS', measured.drawn),
    row(`press → painted through OBS, ${measured.presses} presses`, measured.painted, budget),
  ];
}

console.table([...rules(), ...overlay(), ...(await painted())]);
