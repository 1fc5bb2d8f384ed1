// Presses that the database did not take: kept in order, seen, tried again, never called kept before they are.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingRow } from '../../entrypoints/sidepanel/waiting';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database that fails until it is mended. */
function store() {
  const kept: string[] = [];
  const seen: (readonly string[])[] = [];
  const at = { fails: false };
  const row = waitingRow(() => seen.push(row.words));
  const press = (words: string, refused = false) =>
    row.add({
      words,
      attempt: async () => {
        if (at.fails) return 'waits';
        if (refused) return 'refused';
        kept.push(words);
        return 'kept';
      },
    });
  return { kept, seen, at, row, press };
}

test('a press that is kept at once never waits', async () => {
  const { kept, row, press } = store();
  await press('a');
  expect([kept, row.words]).toEqual([['a'], []]);
});

test('what fails stays to be seen with all that was pressed after it, and is kept in that order', async () => {
  const { kept, seen, at, row, press } = store();
  at.fails = true;
  await press('a');
  await press('b');
  await press('c');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([kept, row.words, seen.at(-1)]).toEqual([[], ['a', 'b', 'c'], ['a', 'b', 'c']]);
  at.fails = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([kept, row.words, seen.at(-1)]).toEqual([['a', 'b', 'c'], [], []]);
});

test('a refusal ends the row: what came after it was meant for another game', async () => {
  const { kept, at, row, press } = store();
  at.fails = true;
  await press('a');
  await press('refused', true);
  await press('c');
  at.fails = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([kept, row.words]).toEqual([['a'], []]);
});

test('what is forgotten is not tried again', async () => {
  const { kept, at, row, press } = store();
  at.fails = true;
  await press('a');
  row.forget();
  at.fails = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept).toEqual([]);
  await press('b');
  expect(kept).toEqual(['b']);
});
