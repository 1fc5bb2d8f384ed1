// Perft: how many different command sequences lead n presses deep. The numbers are a fingerprint of the whole rule set.
// A number that changes means that a rule changed: find out which, then write the new number here.

import { expect, test } from 'vitest';
import { type Command, decide, type Field, type Game, type Offer, offers } from '../../lib/game';
import { atVote, city, classic, only, type Play } from './play';
import { fold } from './random-play';

/** What makes a step of the game; discipline, clock, corrections and notes can be pressed at any time and are left out. */
const STEPS = new Set([
  'next-step',
  'morning',
  'next-turn',
  'nominate',
  'open-ballot',
  'vote-count',
  'close-candidate',
  'raise-count',
  'close-raise-all',
  'shoot-all',
  'check',
  'pick',
  'visit',
  'kill',
  'heal',
  'fall-night',
  'spare-all',
]);

const values = (field: Field): readonly unknown[] => {
  switch (field.kind) {
    case 'seat':
    case 'choice':
      return field.from;
    case 'count':
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
    case 'seats':
    case 'sides':
    case 'seed':
    case 'text':
      return [];
  }
};

function commands(offer: Offer): readonly Command[] {
  const base = { type: offer.type, at: 1, ...offer.fixed };
  return offer.fields
    .reduce<readonly object[]>(
      (made, field) => made.flatMap((one) => values(field).map((value) => ({ ...one, [field.name]: value }))),
      [base],
    )
    .map((command) => command as Command);
}

function perft(game: Game, depth: number): number {
  if (depth === 0 || game.stage.type === 'over') return 1;
  let count = 0;
  for (const offer of offers(game)) {
    if (!STEPS.has(offer.type) || offer.confirm !== null) continue;
    for (const command of commands(offer)) {
      const decided = decide(game, command);
      if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
      count += perft(fold(game, decided.value), depth - 1);
    }
  }
  return count;
}

const depths = (table: Play, deepest: number): readonly number[] =>
  Array.from({ length: deepest }, (_, i) => perft(table.game, i + 1));
const four = [1, 2, 4, 6];

test('classic: four at the table, from the first speech', () => {
  expect(depths(classic({ out: only(four) ?? {} }), 5)).toEqual([1, 5, 9, 25, 53]);
});

test('classic: a ballot of two among four', () => {
  expect(depths(classic(atVote(four, 2, 6)).until('ballot'), 5)).toEqual([6, 36, 201, 1081, 5706]);
});

test('classic: a night with four at the table', () => {
  expect(depths(classic({ stage: 'night', out: only(four) ?? {} }), 5)).toEqual([8, 57, 403, 2825, 19783]);
});

test('city: a night with six at the table', () => {
  expect(depths(city({ stage: 'night', out: only([1, 3, 4, 5, 7, 8]) ?? {} }), 4)).toEqual([6, 12, 72, 438]);
});

test('city: a ballot of two among six', () => {
  expect(depths(city(atVote([1, 3, 4, 5, 7, 8], 1, 7)).until('ballot'), 4)).toEqual([8, 63, 471, 3446]);
});
