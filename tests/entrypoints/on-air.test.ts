// Which game the background puts on the screens.

import { describe, expect, test, vi } from 'vitest';
import { followOnAir } from '../../entrypoints/background/on-air';
import { createGame, type LogDb, openLog, press, type SessionState } from '../../lib/log';
import { freshName, gameIn, must, note, SETUP } from '../log/table';

const HOUR_MS = 60 * 60 * 1000;

function watch(db: LogDb) {
  const shown: (SessionState | null)[] = [];
  const fail = vi.fn();
  const onAir = followOnAir(db, { show: (state) => shown.push(state), fail });
  return { onAir, shown, fail, revs: () => shown.map((state) => state && [state.meta.id, state.rev]) };
}

const over = (at: number) => ({ type: 'end-game', at, winner: 'none', force: true }) as const;

describe('on air', () => {
  test('is nothing while there is no game, and the screens are told so', async () => {
    const { onAir, shown } = watch(openLog(freshName()));
    await onAir.wake();
    expect(shown).toEqual([null]);
    expect(onAir.state).toBeNull();
  });

  test('is the running game when the browser starts, once however often it is woken', async () => {
    const { db } = await gameIn();
    const { onAir, revs } = watch(db);
    await Promise.all([onAir.wake(), onAir.wake()]);
    expect(revs()).toEqual([['game-1', 1]]);
  });

  test('is the game that ended just now, but not the one of yesterday', async () => {
    const now = Date.now();
    const { db, log } = await gameIn();
    const ended = must(await press(db, log, over(now - HOUR_MS)));
    const fresh = watch(db);
    await fresh.onAir.wake();
    expect(fresh.revs()).toEqual([['game-1', 2]]);
    await db.games.put({ ...ended.meta, updatedAt: now - 24 * HOUR_MS });
    const old = watch(db);
    await old.onAir.wake();
    expect(old.revs()).toEqual([null]);
  });

  test('follows presses: a message reads at once, and the same change is shown once', async () => {
    const { db, log } = await gameIn();
    const { onAir, revs } = watch(db);
    await onAir.wake();
    must(await press(db, log, note('a')));
    await Promise.all([onAir.changed('game-1'), onAir.changed('game-1')]);
    await new Promise((done) => setTimeout(done, 50));
    expect(revs()).toEqual([
      ['game-1', 1],
      ['game-1', 2],
    ]);
  });

  test('changes to the game that is pressed in, and follows the old one no more', async () => {
    const { db, log } = await gameIn();
    const { onAir, revs } = watch(db);
    await onAir.wake();
    must(await createGame(db, SETUP, 2, 'game-2'));
    await onAir.changed('game-2');
    must(await press(db, log, note('late')));
    await new Promise((done) => setTimeout(done, 50));
    expect(revs().at(-1)).toEqual(['game-2', 1]);
  });

  test('keeps what is on the screens when a log cannot be read', async () => {
    const { db } = await gameIn();
    const { onAir, shown, fail } = watch(db);
    await onAir.wake();
    await onAir.changed('nowhere');
    expect(fail.mock.calls).toEqual([['no-game']]);
    expect(shown).toHaveLength(1);
    expect(onAir.state?.meta.id).toBe('game-1');
  });
});
