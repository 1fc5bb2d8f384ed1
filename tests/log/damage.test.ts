// A damaged log: what is said of it, and going on from its last good entry.

import { describe, expect, test } from 'vitest';
import {
  branchGame,
  currentGame,
  type Entry,
  openSession,
  press,
  readLog,
  readRows,
  undo,
} from '../../lib/log';
import { gameIn, must, note } from './table';

/** Creation, a, b (undone), c; entry `n` is replaced by something else. */
async function damaged(n: number, row: object) {
  const { db, log } = await gameIn();
  const a = must(await press(db, log, note('a')));
  const b = must(await undo(db, must(await press(db, a, note('b'))), 2_000));
  const c = must(await press(db, b, note('c')));
  await db.entries.put({ ...c.entries[n - 1], ...row } as Entry);
  return { db, rows: await db.entries.toArray() };
}

describe.each([
  ['events that are something else', 3, { events: 'gone' }],
  ['events the rules do not know', 2, { events: [{ type: 'abducted' }] }],
  ['a number that is none', 4, { at: Number.NaN }],
  ['a press on top of nothing', 4, { after: 9 }],
])('%s', (_what, n, row) => {
  test('is reported with the game and the entry', async () => {
    const { db } = await damaged(n, row);
    const opened = await openSession(db, 'game-1');
    expect(opened).toMatchObject({
      ok: false,
      error: { kind: 'corrupt', damage: { meta: { id: 'game-1', title: 'Final' }, of: 4 } },
    });
  });

  test('leaves everything before it to go on with, in a game that is marked; the damaged rows stay', async () => {
    const { db, rows } = await damaged(n, row);
    const error = await readLog(db, 'game-1');
    const at = error.ok || error.error.kind !== 'corrupt' ? 0 : (error.error.damage?.n ?? 0);
    const branch = must(await branchGame(db, 'game-1', 9_000, 'game-2'));
    expect(branch.entries.length).toBe(at - 1);
    expect(branch.meta.branchOf).toEqual({ gameId: 'game-1', n: at - 1 });
    expect(must(await currentGame(db))?.id).toBe('game-2');
    const session = must(await openSession(db, 'game-2'));
    expect(must(await session.press(note('on'))).entries.length).toBe(at);
    session.close();
    expect(must(await readRows(db, 'game-1')).entries).toEqual(rows);
  });
});

test('a log without its creation has nothing to go on with', async () => {
  const { db } = await damaged(1, { command: null });
  expect(await branchGame(db, 'game-1', 9_000, 'game-2')).toMatchObject({
    ok: false,
    error: { kind: 'corrupt' },
  });
  expect(must(await currentGame(db))?.id).toBe('game-1');
});
