// The second copy: equal to the log after every change, and the way back when the database was lost.

import { describe, expect, test } from 'vitest';
import {
  type CopyStore,
  createGame,
  keepCopy,
  openLog,
  press,
  readLog,
  restoreCopy,
  undo,
} from '../../lib/log';
import { freshName, gameIn, must, note, SETUP } from './table';

function memory() {
  const values = new Map<string, unknown>();
  const writes: string[][] = [];
  const at = { fails: false };
  const store: CopyStore = {
    read: async () => Object.fromEntries(values),
    async write(items, gone) {
      if (at.fails) throw new Error('full');
      writes.push(Object.keys(items));
      for (const [name, value] of Object.entries(items)) values.set(name, value);
      for (const name of gone) values.delete(name);
    },
  };
  return { store, values, writes, at };
}

/** A game with three presses, the last undone, and its copy. */
async function copied() {
  const kept = memory();
  const keep = keepCopy(kept.store);
  const { db, log } = await gameIn();
  await keep(log);
  const a = must(await press(db, log, note('a')));
  await keep(a);
  const b = must(await press(db, a, note('b')));
  await keep(b);
  const undone = must(await undo(db, b, 5));
  await keep(undone);
  return { ...kept, db, keep, state: undone };
}

describe('keeping', () => {
  test('writes only what has changed', async () => {
    const { writes } = await copied();
    expect(writes).toEqual([
      ['meta', 'entry-1'],
      ['meta', 'entry-2'],
      ['meta', 'entry-3'],
      ['meta', 'entry-3'],
    ]);
  });

  test('the same state again writes nothing', async () => {
    const { keep, state, writes } = await copied();
    const before = writes.length;
    await keep(state);
    expect(writes.length).toBe(before);
  });

  test('a new game leaves nothing of the one before', async () => {
    const { db, keep, values } = await copied();
    await keep(must(await createGame(db, SETUP, 9, 'game-2')));
    expect([...values.keys()].sort()).toEqual(['entry-1', 'meta']);
  });

  test('a write that failed is made good by the next', async () => {
    const { db, keep, state, at, values } = await copied();
    at.fails = true;
    const c = must(await press(db, state, note('c')));
    await keep(c);
    at.fails = false;
    const d = must(await press(db, c, note('d')));
    await keep(d);
    expect([...values.keys()].length).toBe(1 + d.entries.length);
    expect(
      must(
        await restoreCopy(
          openLog(freshName()),
          { ...memory().store, read: async () => Object.fromEntries(values) },
          1,
        ),
      )?.rev,
    ).toBe(d.meta.rev);
  });
});

describe('restoring', () => {
  test('into an empty database gives back the game, undone entries included, and says when', async () => {
    const { store, state } = await copied();
    const lost = openLog(freshName());
    expect(must(await restoreCopy(lost, store, 77))).toMatchObject({ id: 'game-1', restoredAt: 77 });
    const read = must(await readLog(lost, 'game-1'));
    expect([read.entries, read.game]).toEqual([state.entries, state.game]);
    expect(must(await restoreCopy(lost, store, 78))).toBeNull();
  });

  test('never touches a database that has the game, however far it has gone on', async () => {
    const { db, store, state } = await copied();
    const on = must(await press(db, state, note('on')));
    expect(must(await restoreCopy(db, store, 77))).toBeNull();
    expect(must(await readLog(db, 'game-1')).entries).toEqual(on.entries);
  });

  test.each([
    ['nothing', () => ({})],
    ['no game', () => ({ meta: 'x' })],
    ['no entries', (all: Record<string, unknown>) => ({ meta: all.meta })],
  ])('of %s does nothing', async (_what, cut) => {
    const { values } = await copied();
    const store = { ...memory().store, read: async () => cut(Object.fromEntries(values)) };
    expect(await restoreCopy(openLog(freshName()), store, 1)).toEqual({ ok: true, value: null });
  });

  test('of a torn copy gives back what makes a game', async () => {
    const { store, values } = await copied();
    values.set('entry-3', '{"n":3');
    const lost = openLog(freshName());
    must(await restoreCopy(lost, store, 1));
    expect(must(await readLog(lost, 'game-1')).entries.length).toBe(2);
  });
});
