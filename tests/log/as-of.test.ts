// The game of a moment ago, for a broadcast that is behind the table.

import { expect, test } from 'vitest';
import { asOf, press, undo } from '../../lib/log';
import { deal, gameIn, must, note } from './table';

/** Made at 1, dealt at 1 000, a note at 2 000 that was undone at 5 000, another at 6 000. */
async function logged() {
  const { db, log } = await gameIn();
  const dealt = must(await press(db, log, { ...deal, at: 1_000 }));
  const noted = must(await press(db, dealt, note('a', 2_000)));
  const undone = must(await undo(db, noted, 5_000));
  const last = must(await press(db, undone, note('b', 6_000)));
  return { log, dealt, noted, undone, last };
}

test('is the game that stood then: later presses are not there yet, later undos not done yet', async () => {
  const { log, dealt, noted, undone, last } = await logged();
  expect(asOf(last.entries, 0)).toEqual({ game: null, nextAtMs: 1 });
  expect(asOf(last.entries, 1)).toEqual({ game: log.game, nextAtMs: 1_000 });
  expect(asOf(last.entries, 1_500)).toEqual({ game: dealt.game, nextAtMs: 2_000 });
  expect(asOf(last.entries, 4_999)).toEqual({ game: noted.game, nextAtMs: 5_000 });
  expect(asOf(last.entries, 5_000)).toEqual({ game: undone.game, nextAtMs: 6_000 });
  expect(asOf(last.entries, 6_000)).toEqual({ game: last.game, nextAtMs: null });
});
