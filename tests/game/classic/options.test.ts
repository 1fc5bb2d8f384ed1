// Classic options of section 6, each with the values that the other classic tests do not play.

import { describe, expect, test } from 'vitest';
import { atVote, classic, counts, nominated, only, type Play } from '../play';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test('CL-41 day1Single: a single candidate of Day 1 is not voted, or is', () => {
  const single = (day1Single: string) =>
    classic({ ...atVote(ALL, 5), day: 1 }, { day1Single })
      .until('vote-pending')
      .next().game.stage.type;
  expect([single('no-vote'), single('vote')]).toEqual(['night', 'ballot']);
});

test('AMB-03 narrowedTie: a narrower tie is a new crash, raise-all, or night', () => {
  const narrowed = (narrowedTie: string) => {
    const table = counts(classic(atVote(NINE, 4, 5, 7), { narrowedTie }), [3, 3]);
    return counts(table, [4, 4]).game.stage;
  };
  expect(narrowed('new-crash')).toMatchObject({ type: 'defence', leadsTo: 'revote', round: 2 });
  expect(narrowed('raise-all')).toMatchObject({ type: 'raise-all', seats: [4, 5] });
  expect(narrowed('night')).toMatchObject({ type: 'evening', outcome: { why: 'narrowed-tie' } });
});

test('AMB-03, AMB-20: a second crash keeps the reversed order', () => {
  const table = counts(classic(atVote(NINE, 4, 5, 7), { splitOrder: 'reverse' }), [3, 3]);
  expect(table.event('defence-opened')?.order).toEqual([7, 5, 4]);
  expect(counts(table, [1, 4]).event('defence-opened')?.order).toEqual([5, 4]);
});

test('AMB-06 raiseAllThreeOfNine: always, never, or only after a miss', () => {
  const tied = (raiseAllThreeOfNine: boolean | string, target: number | null) => {
    const table = classic(
      { stage: 'night', day: 1, out: target === null ? (only(NINE) ?? {}) : {} },
      { raiseAllThreeOfNine },
    );
    if (target !== null) table.yes({ type: 'shoot-all', target });
    table.yes({ type: 'morning', force: true }).until('speeches');
    for (const seat of [4, 5, 7]) table.next().yes({ type: 'nominate', seat });
    counts(table, [3, 3]);
    return counts(table, [3, 3]).game.stage.type;
  };
  expect([tied(true, 10), tied(false, 10), tied('after-miss', 10)]).toEqual([
    'raise-all',
    'evening',
    'evening',
  ]);
  expect(tied('after-miss', null)).toBe('raise-all');
});

test('AMB-05 raiseAllMax: exactly half of the living may be raised; more than half can only be the whole table', () => {
  const tied = (raiseAllMax: string) => {
    const table = counts(classic(atVote(ALL, 1, 2, 3, 4, 5), { raiseAllMax }), [2, 2, 2, 2]);
    return counts(table, [2, 2, 2, 2]).game.stage;
  };
  for (const max of ['none', 'half'])
    expect(tied(max)).toEqual({ type: 'raise-all', seats: [1, 2, 3, 4, 5], voters: [], count: 0 });
});

test('AMB-26 onRecord: a leaving player may go on record, by option', () => {
  const word = (onRecord: boolean) => counts(classic(atVote(ALL, 5, 7), { onRecord }), [6]).next();
  expect(word(false).no({ type: 'guess', by: 5, seats: [6, 9] })).toBe('option-off AMB-26');
  expect(word(true).yes({ type: 'guess', by: 5, seats: [6, 9] }).game.guesses).toEqual([
    { by: 5, seats: [6, 9] },
  ]);
});

describe('AMB-08 and AMB-09', () => {
  const speeches = (option: string, more = {}) =>
    classic(nominated(5, 7), { removalCancelsVote: option, ...more });
  const vote = (option: string) => classic(atVote(ALL, 5, 7), { removalCancelsVote: option }).until('ballot');
  const cancelled = (table: Play) => table.game.cancelledDay;

  test('AMB-08 before the vote: nearest cancels, if-nominated only with a nominee, never not at all', () => {
    const remove = (option: string, seat: number) =>
      cancelled(speeches(option).yes({ type: 'remove', seat }));
    expect([
      remove('nearest', 4),
      remove('if-nominated', 4),
      remove('if-nominated', 5),
      remove('during-continues', 4),
      remove('never', 5),
    ]).toEqual([2, null, 2, 2, null]);
  });

  test('AMB-08 during the vote: it ends, goes on with the removed, or goes on without him', () => {
    expect(vote('nearest').yes({ type: 'remove', seat: 4 }).game.stage).toMatchObject({
      type: 'evening',
      outcome: { why: 'vote-cancelled' },
    });
    const candidates = (table: Play) =>
      table.game.stage.type === 'ballot' ? table.game.stage.tallies.map((t) => t.seat) : [];
    expect(candidates(vote('during-continues').yes({ type: 'remove', seat: 5 }))).toEqual([5, 7]);
    expect(candidates(vote('never').yes({ type: 'remove', seat: 5 }))).toEqual([7]);
    expect(vote('if-nominated').yes({ type: 'remove', seat: 4 }).game.stage.type).toBe('ballot');
  });

  test('AMB-08: with during-continues a vote for the removed takes nobody', () => {
    const table = vote('during-continues').yes({ type: 'remove', seat: 5 });
    expect(counts(table, [6]).game.stage).toMatchObject({ type: 'evening', outcome: { type: 'no-vote' } });
  });

  test('AMB-08: the host’s word goes before the option', () => {
    expect(cancelled(speeches('nearest').yes({ type: 'remove', seat: 4, vote: 'hold' }))).toBeNull();
    expect(cancelled(speeches('never').yes({ type: 'remove', seat: 4, vote: 'cancel' }))).toBe(2);
  });

  test('AMB-09 lateRemoval: at night it cancels the next vote, or nothing', () => {
    const atNight = (lateRemoval: string) =>
      cancelled(classic({ stage: 'night', day: 1 }, { lateRemoval }).yes({ type: 'remove', seat: 4 }));
    expect([atNight('cancels-next'), atNight('none')]).toEqual([2, null]);
  });

  test('AMB-09: one who is already leaving cancels nothing', () => {
    const table = counts(classic(atVote(ALL, 5, 7)), [6]).yes({ type: 'remove', seat: 5 });
    expect(table.event('removed-after-exit')?.seat).toBe(5);
    expect(cancelled(table)).toBeNull();
  });
});
