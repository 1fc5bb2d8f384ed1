// Who sits together: every round is a partition, meetings are as even as they can be, wishes are met.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findGroups,
  meetingsOf,
  problemRefusal,
  randomFrom,
  SEATS,
  type SeatingProblem,
} from '../../lib/tournament/seating';

const made = (problem: SeatingProblem, effort: number, seed = 1) =>
  findGroups(problem, randomFrom(seed), effort, () => true);

test('the bounds are those of the arithmetic', () => {
  for (const [players, bound] of [
    [20, 236.8],
    [30, 400.3],
    [40, 526.2],
    [60, 741.4],
    [100, 409.1],
  ] as const) {
    const problem = { players, tables: players / 10, rounds: 10 };
    expect(meetingsOf(made(problem, 0), problem).bound).toBeCloseTo(bound, 0);
  }
});

test('20 players reach the bound', () => {
  const problem = { players: 20, tables: 2, rounds: 10 };
  const { squares, bound } = meetingsOf(made(problem, 2_000_000), problem);
  expect(squares).toBeCloseTo(bound, 6);
});

test('the same seed gives the same groups', () => {
  const problem = { players: 30, tables: 3, rounds: 5 };
  expect(made(problem, 50_000, 7)).toEqual(made(problem, 50_000, 7));
  expect(made(problem, 50_000, 7)).not.toEqual(made(problem, 50_000, 8));
});

test('every round is a partition with as many byes as there must be, byes are even, played rounds stay', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 1, max: 8 }),
      fc.nat(),
      (tables, more, rounds, seed) => {
        const problem: SeatingProblem = { players: tables * SEATS + more, tables, rounds };
        const groups = made(problem, 20_000, seed);
        const byes = new Array<number>(problem.players).fill(0);
        for (let round = 0; round < rounds; round += 1) {
          const row = [...groups.subarray(round * problem.players, (round + 1) * problem.players)];
          for (let table = 0; table < tables; table += 1)
            expect(row.filter((at) => at === table)).toHaveLength(SEATS);
          for (const [player, at] of row.entries()) if (at === tables) byes[player] = (byes[player] ?? 0) + 1;
        }
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
        const played = [
          [...Array(tables).keys()].map((t) => [...Array(SEATS).keys()].map((s) => t * SEATS + s + 1)),
        ];
        const on = made({ ...problem, played }, 5_000, seed);
        expect([...on.subarray(0, tables * SEATS)]).toEqual(
          [...Array(tables * SEATS).keys()].map((p) => Math.floor(p / SEATS)),
        );
      },
    ),
    { numRuns: 25 },
  );
});

describe('wishes', () => {
  test('apart, apart at first, together and absent are met where they can be', () => {
    const problem: SeatingProblem = {
      players: 32,
      tables: 3,
      rounds: 6,
      wishes: [
        { type: 'apart', players: [1, 2] },
        { type: 'apart', players: [3, 4], rounds: 2 },
        { type: 'together', players: [5, 6] },
        { type: 'absent', player: 7, rounds: [2, 3] },
      ],
    };
    const groups = made(problem, 400_000);
    const at = (player: number, round: number) => groups[(round - 1) * 32 + player - 1];
    for (let round = 1; round <= 6; round += 1) {
      if (at(1, round) !== 3) expect(at(1, round)).not.toBe(at(2, round));
      if (round <= 2 && at(3, round) !== 3) expect(at(3, round)).not.toBe(at(4, round));
      expect(at(5, round)).toBe(at(6, round));
    }
    expect([at(7, 2), at(7, 3)]).toEqual([3, 3]);
  });

  test('a problem that is none is refused by what is wrong with it', () => {
    const good: SeatingProblem = { players: 20, tables: 2, rounds: 3 };
    expect(problemRefusal(good)).toBeNull();
    expect(problemRefusal({ ...good, players: 19 })?.code).toBe('too-few-players');
    expect(problemRefusal({ ...good, rounds: 0 })?.code).toBe('bad-number');
    expect(problemRefusal({ ...good, wishes: [{ type: 'apart', players: [1, 1] }] })).toEqual({
      code: 'bad-wish',
      what: '1',
    });
    expect(problemRefusal({ ...good, played: [[[1, 2]]] })).toEqual({ code: 'bad-round', what: '1' });
  });
});
