// Score sheets: what cannot be is refused with its place, a hosted game gives its own sheet, nothing hostile gets in.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlatformRecord, readPlatformRecord } from '../../lib/exchange/platform-record';
import { type Command, decide, evolve, type Game, newGame, replay } from '../../lib/game';
import { readSheets, sheetFault, sheetOf } from '../../lib/tournament';

const season = readFileSync(resolve(import.meta.dirname, 'real-season-1.json'), 'utf8');
type Json = Record<string, unknown>;
/** The season's first game, changed; what is said of it. */
function refused(change: (game: Json, players: Json[]) => void): string {
  const { games } = JSON.parse(season) as { games: Json[] };
  const game = games[0] as Json;
  change(game, game.players as Json[]);
  const read = readSheets(JSON.stringify({ games: [game] }));
  return read.ok ? 'taken' : `${read.error.code} ${read.error.path}`;
}

describe('a sheet that cannot be', () => {
  test('is refused at its place', () => {
    expect(refused(() => undefined)).toBe('taken');
    expect(refused((_, p) => Object.assign(p[0] as Json, { role: 'don' }))).toBe('deck games[0].players');
    expect(refused((_, p) => Object.assign(p[6] as Json, { firstKilled: true }))).toBe(
      'two-first-killed games[0].players[6].firstKilled',
    );
    expect(refused((_, p) => Object.assign(p[6] as Json, { bestMoveRight: 2 }))).toBe(
      'best-move-not-first-killed games[0].players[6].bestMoveRight',
    );
    expect(refused((_, p) => Object.assign(p[1] as Json, { name: ' АИСТ ' }))).toBe(
      'player-twice games[0].players[1].name',
    );
    expect(refused((_, p) => Object.assign(p[1] as Json, { seat: 1 }))).toBe(
      'seat-twice games[0].players[1].seat',
    );
    expect(refused((_, p) => Object.assign(p[1] as Json, { name: ' ' }))).toBe(
      'empty-name games[0].players[1].name',
    );
    expect(refused((_, p) => Object.assign(p[1] as Json, { bonus: 1.1, comment: 'x' }))).toBe(
      'bonus-limit games[0].players[1].bonus',
    );
    expect(refused((_, p) => Object.assign(p[1] as Json, { bonus: 0.2 }))).toBe(
      'bonus-comment games[0].players[1].comment',
    );
    expect(refused((_, p) => Object.assign(p[1] as Json, { role: 'king' }))).toBe(
      'bad-value games[0].players[1].role',
    );
    expect(refused((_, p) => Object.assign(p[1] as Json, { points: { win: 'x' } }))).toBe(
      'bad-value games[0].players[1].points',
    );
    expect(refused((g) => Object.assign(g, { winner: 'blue' }))).toBe('bad-value games[0].winner');
    expect(refused((g) => Object.assign(g, { players: 'all' }))).toBe('bad-value games[0].players');
  });

  test('a first-killed Mafia can be: the season has one', () => {
    const read = readSheets(season);
    expect(
      read.ok && read.value.sheets.some((s) => s.players.some((p) => p.firstKilled && p.role === 'don')),
    ).toBe(true);
  });

  test('a game that comes twice is named; a file cut off or hostile changes nothing and never throws', () => {
    const { games } = JSON.parse(season) as { games: Json[] };
    const twice = readSheets(JSON.stringify({ games: [games[0], games[0]] }));
    expect(!twice.ok && twice.error.code).toBe('game-twice');
    expect(readSheets(season.slice(0, 5_000))).toMatchObject({ ok: false, error: { code: 'not-json' } });
    fc.assert(
      fc.property(fc.json(), fc.nat(season.length), fc.string(), (json, at, noise) => {
        expect(readSheets(json).ok).toBeTypeOf('boolean');
        expect(readSheets(`{"games":[${json}]}`).ok).toBeTypeOf('boolean');
        expect(readSheets(season.slice(0, at) + noise + season.slice(at)).ok).toBeTypeOf('boolean');
      }),
      { numRuns: 60 },
    );
  });
});

test('a hosted game gives its sheet by itself', () => {
  const record = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../lib/exchange/demo-game.json'), 'utf8'),
  ) as PlatformRecord;
  const read = readPlatformRecord(record);
  if (!read.ok) throw new Error(read.error.refusal.code);
  const made = newGame(read.value.setup);
  if (!made.ok) throw new Error(made.error.code);
  let game: Game = replay(made.value);
  expect(sheetOf(game, { id: 'x', round: 1, table: 1, stage: '' })).toBeNull();
  for (const [at, press] of read.value.presses.entries()) {
    const decided = decide(game, { ...press, at } as Command);
    if (!decided.ok) throw new Error(decided.error.code);
    game = decided.value.reduce((before, event) => evolve(before, event), game);
  }
  const sheet = sheetOf(game, { id: 'x', round: 5, table: 2, stage: 'final' });
  expect(sheet && sheetFault(sheet)).toBeNull();
  expect(sheet).toMatchObject({ winner: 'red', round: 5, table: 2, stage: 'final' });
  expect(sheet?.players.filter((p) => p.firstKilled).map((p) => p.seat)).toEqual([4]);
  expect(sheet?.players.filter((p) => p.alive).map((p) => p.seat)).toEqual([3, 6]);
  const moves = record.players.find((p) => p.position === 4)?.guess?.mafs ?? [];
  const black = record.players.filter((p) => p.role < 2).map((p) => p.position);
  expect(sheet?.players[3]?.bestMoveRight).toBe(moves.filter((seat) => black.includes(seat)).length);
});
