// Standings: a real season to the thousandth, every preset by hand, and nothing depends on the order of arrival.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../lib/game';
import {
  readSheets,
  SCORINGS,
  type ScoringName,
  type Sheet,
  type SheetPlayer,
  Standings,
} from '../../lib/tournament';

const file = (name: string) => readFileSync(resolve(import.meta.dirname, name), 'utf8');
const season = (): readonly Sheet[] => {
  const read = readSheets(file('real-season-1.json'));
  if (!read.ok) throw new Error(`${read.error.code} at ${read.error.path}`);
  return read.value.sheets;
};
const expected = JSON.parse(file('real-season-1-expected.json')) as Record<
  string,
  Record<string, { games: number; wins: number; total: number }>
>;

const DECK: readonly Role[] = ['don', 'mafia', 'mafia', 'sheriff', ...Array<Role>(6).fill('civilian')];
/** A classic game of A … J; A is the Don, D the Sheriff, E … J Civilians. */
function sheet(
  winner: Sheet['winner'],
  more: Readonly<Record<string, Partial<SheetPlayer>>> = {},
  id = 'g',
): Sheet {
  return {
    id,
    rules: 'classic',
    round: 1,
    table: 1,
    stage: '',
    winner,
    players: DECK.map((role, i) => {
      const name = String.fromCharCode(65 + i);
      return { seat: i + 1, name, role, ...more[name] };
    }),
  };
}
const totals = (name: ScoringName, ...sheets: readonly Sheet[]) =>
  Object.fromEntries(new Standings(SCORINGS[name], sheets).rows().map((row) => [row.player, row.total]));

describe('the real season', () => {
  test.each([
    ['platform', 'platform'],
    ['fiim-7', 'fiim7'],
  ] as const)('under %s, all players, to 0.001', (scoring, key) => {
    const rows = new Standings(SCORINGS[scoring], season()).rows();
    expect(rows).toHaveLength(Object.keys(expected[key] ?? {}).length);
    for (const { player, games, wins, total } of rows) {
      const is = expected[key]?.[player];
      expect({ player, games, wins }).toEqual({ player, games: is?.games, wins: is?.wins });
      // What is expected was rounded to three digits.
      expect(Math.abs(total - (is?.total ?? Number.NaN)), player).toBeLessThan(0.001);
    }
  });

  test('does not depend on the order in which games arrive, nor on games that were taken back', () => {
    const sheets = season();
    const straight = new Standings(SCORINGS['fiim-7'], sheets).rows();
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...sheets], { minLength: sheets.length }),
        fc.subarray([...sheets]),
        (mixed, twice) => {
          const standings = new Standings(SCORINGS['fiim-7'], [...twice, ...mixed]);
          for (const { id } of twice) standings.remove(id);
          for (const one of twice) standings.add(one);
          expect(standings.rows()).toEqual(straight);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('presets', () => {
  test('fiim-7: 0.3 for everyone but the worst move, penalties, the judge’s points', () => {
    const is = totals(
      'fiim-7',
      sheet('black', {
        A: { bonus: 0.2, comment: 'lead' },
        E: { worstMove: true },
        F: { removed: 'fouls' },
        G: { removed: 'removal', teamDefeat: true },
      }),
    );
    expect(is).toMatchObject({ A: 1.5, B: 1.3, D: 0.3, E: 0, F: -0.2, G: -0.4 });
  });

  test.each([
    ['fiim-7', 0.3, 0.7, 0.5],
    ['fiim-5', 0.3, 0.5, 0.4],
    ['fiim-3', 0, 0.4, 0.4],
  ] as const)(
    '%s: a best move of three, and compensation when the team lost',
    (name, everyone, three, owed) => {
      const killed = { E: { firstKilled: true as const, bestMoveRight: 3 } };
      expect(totals(name, sheet('red', killed)).E).toBeCloseTo(1 + everyone + three);
      expect(totals(name, sheet('black', killed)).E).toBeCloseTo(everyone + three + owed);
    },
  );

  test('a black player killed on the first night has neither best move nor compensation', () => {
    const killed = { A: { firstKilled: true as const, bestMoveRight: 3 } };
    expect(totals('fiim-7', sheet('red', killed)).A).toBeCloseTo(0.3);
  });

  test('compensation follows the season: more ordinary games make it less, each stage by itself', () => {
    const killed = { E: { firstKilled: true as const } };
    const games = Array.from({ length: 9 }, (_, i) => sheet('red', {}, `r${i}`));
    const all = [sheet('black', killed, 'x'), ...games];
    expect(totals('fiim-7', ...all).E).toBeCloseTo(9 + 10 * 0.3 + (0.5 * 1) / 4);
    const elsewhere = games.map((one) => ({ ...one, stage: 'final' }));
    expect(totals('fiim-7', sheet('black', killed, 'x'), ...elsewhere).E).toBeCloseTo(9 + 10 * 0.3 + 0.5);
  });

  test('club: 4 and 1, a removal −1.5; club-roles: by role', () => {
    expect(totals('club', sheet('red', { E: { removed: 'removal' } }))).toMatchObject({ A: 1, D: 4, E: 2.5 });
    expect(totals('club-roles', sheet('red'))).toMatchObject({ A: -1, B: 0, D: 4, E: 3 });
    expect(totals('club-roles', sheet('black'))).toMatchObject({ A: 5, B: 3, D: -1, E: 0 });
  });

  test('city: alive or not, the Maniac, useful acts', () => {
    const city: Sheet = {
      ...sheet('town'),
      rules: 'city',
      players: [
        { seat: 1, name: 'M', role: 'mafia', alive: false },
        { seat: 2, name: 'K', role: 'maniac', alive: true },
        { seat: 3, name: 'D', role: 'doctor', alive: true, useful: 2 },
        { seat: 4, name: 'C', role: 'civilian', alive: false },
      ],
    };
    expect(totals('city', city)).toEqual({ M: 0, K: 0, D: 6, C: 3 });
    expect(totals('city', { ...city, winner: 'mafia' })).toEqual({ M: 4, K: 0, D: 2, C: 0 });
    expect(totals('city', { ...city, winner: 'maniac' })).toEqual({ M: 0, K: 7, D: 2, C: 0 });
  });
});

describe('order', () => {
  test('says by what two neighbours are apart; equals share a place', () => {
    const rows = new Standings(SCORINGS.club, [sheet('red'), sheet('black', {}, 'h')]).rows();
    const of = (player: string) => rows.find((row) => row.player === player);
    expect(rows[0]?.below).toBeNull();
    expect(new Set(rows.map((row) => row.total))).toEqual(new Set([5]));
    expect(of('A')?.specialWins).toBe(1);
    expect(of('A')?.place).toBe(of('D')?.place);
    expect(of('E')?.place).toBe(of('J')?.place);
  });

  test('among equals, who has beaten the other stands above', () => {
    const a: Sheet = sheet('red', {}, 'a');
    // B and K each won once and lost once; K lost to B.
    const b: Sheet = {
      ...sheet('black', {}, 'b'),
      players: sheet('black').players.map((p) => (p.name === 'F' ? { ...p, name: 'K' } : p)),
    };
    const c: Sheet = {
      ...sheet('red', {}, 'c'),
      players: sheet('red').players.map((p, i) =>
        p.name === 'F' ? { ...p, name: 'K' } : { ...p, name: i === 1 ? 'L' : p.name },
      ),
    };
    const rows = new Standings(SCORINGS.club, [a, b, c]).rows();
    const of = (player: string) => rows.find((row) => row.player === player);
    expect(of('B')?.total).toBe(of('K')?.total);
    expect(of('B')?.place).toBeLessThan(of('K')?.place ?? 0);
    expect(of('K')?.below).toBe('headToHead');
  });
});
