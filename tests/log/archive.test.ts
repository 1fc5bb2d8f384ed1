// The archive: which game runs, and logs that cannot be read.

import { describe, expect, test } from 'vitest';
import {
  abandonGame,
  createGame,
  currentGame,
  type Entry,
  LOG_VERSION,
  listGames,
  openLog,
  openSession,
  press,
  readLog,
  runningGame,
} from '../../lib/log';
import { freshName, gameIn, must, note, SETUP } from './table';

const over = { type: 'end-game', at: 2_000, winner: 'none', force: true } as const;

describe('the running game', () => {
  test('is none in an empty database', async () => {
    const db = openLog(freshName());
    expect([await runningGame(db), await currentGame(db)]).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
  });

  test('is the one created last; those before it are put aside', async () => {
    const { db } = await gameIn();
    must(await createGame(db, SETUP, 2, 'game-2'));
    expect(must(await runningGame(db))?.id).toBe('game-2');
    expect(must(await listGames(db)).map(({ id, status }) => [id, status])).toEqual([
      ['game-2', 'running'],
      ['game-1', 'abandoned'],
    ]);
  });

  test('that is over does not run, but stays on the screens until the next one', async () => {
    const { db, log } = await gameIn();
    must(await press(db, log, over));
    expect(must(await runningGame(db))).toBeNull();
    expect(must(await currentGame(db))).toMatchObject({ id: 'game-1', status: 'over' });
    must(await createGame(db, SETUP, 3_000, 'game-2'));
    expect(must(await currentGame(db))?.id).toBe('game-2');
  });

  test('put aside runs again with the next press', async () => {
    const { db, log } = await gameIn();
    must(await abandonGame(db, 'game-1'));
    expect(must(await currentGame(db))).toBeNull();
    must(await press(db, log, note('back')));
    expect(must(await runningGame(db))?.id).toBe('game-1');
  });

  test('that is over cannot be put aside', async () => {
    const { db, log } = await gameIn();
    must(await press(db, log, over));
    expect(must(await abandonGame(db, 'game-1')).status).toBe('over');
  });
});

describe('a log that cannot be read', () => {
  const broken: readonly (readonly [string, (entries: readonly Entry[]) => readonly object[]])[] = [
    ['a missing entry', (entries) => entries.filter((entry) => entry.n !== 2)],
    ['no creation', (entries) => entries.filter((entry) => entry.n !== 1)],
    ['events that are no list', ([first, ...rest]) => [{ ...first, events: 'x' }, ...rest]],
    ['an event without a type', ([first, ...rest]) => [{ ...first, events: [{}] }, ...rest]],
    [
      'an entry that follows one which was undone',
      ([a, b, c]) => [{ ...a }, { ...b, undoneAt: 9 }, { ...c }],
    ],
    [
      'an event the rules do not know',
      ([a, b, c]) => [{ ...a }, { ...b, events: [{ type: 'abducted' }] }, { ...c }],
    ],
  ];

  test.each(broken)('%s is said, and nothing is changed', async (_, breakIt) => {
    const { db, log } = await gameIn();
    const two = must(await press(db, must(await press(db, log, note('a'))), note('b')));
    await db.entries.clear();
    await db.entries.bulkAdd(breakIt(two.entries) as Entry[]);
    const before = await db.entries.toArray();
    expect(await openSession(db, 'game-1')).toMatchObject({ ok: false, error: { kind: 'corrupt' } });
    expect(await db.entries.toArray()).toEqual(before);
    expect(must(await listGames(db))).toHaveLength(1);
  });

  test('of a newer version is left alone', async () => {
    const { db, log } = await gameIn();
    await db.games.update('game-1', { logVersion: LOG_VERSION + 1 });
    const newer = { ok: false, error: { kind: 'unknown-version', version: LOG_VERSION + 1 } };
    expect(await readLog(db, 'game-1')).toEqual(newer);
    expect(await press(db, log, note('x'))).toEqual(newer);
    expect(await db.entries.count()).toBe(1);
  });
});
