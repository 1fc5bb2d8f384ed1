// A press: one transaction, refused without a trace, answered when it is on the disk.

import { describe, expect, test, vi } from 'vitest';
import { replay } from '../../lib/game';
import { createGame, openLog, openSession, press, readLog, standing } from '../../lib/log';
import { deal, freshName, gameIn, morning, must, note, SETUP, windowOn } from './table';

describe('a press', () => {
  test('is one entry with the command and the events it was decided into', async () => {
    const { db, log } = await gameIn();
    const after = must(await press(db, log, deal));
    expect(await db.entries.toArray()).toEqual(after.entries);
    expect(after.entries[1]).toMatchObject({
      n: 2,
      after: 1,
      at: deal.at,
      command: deal,
      undoneAt: null,
      stream: null,
    });
    expect(after.entries[1]?.events.map((event) => event.type)).toContain('roles-dealt');
    expect(after.game).toEqual(replay(standing(after.entries).flatMap((entry) => entry.events)));
  });

  test('that is refused writes nothing and says which rule refused', async () => {
    const { db, log } = await gameIn();
    const before = [await db.games.toArray(), await db.entries.toArray()];
    const refused = await press(db, log, morning);
    expect(refused).toMatchObject({
      ok: false,
      error: { kind: 'refused', refusal: { code: 'wrong-stage' } },
    });
    expect([await db.games.toArray(), await db.entries.toArray()]).toEqual(before);
  });

  test('is whole or not at all: a failure after the entry was added takes the entry back', async () => {
    const { db, log } = await gameIn();
    db.games.hook('updating', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const failed = await press(db, log, note('lost'));
    expect(failed).toMatchObject({ ok: false, error: { kind: 'storage' } });
    expect(await db.entries.count()).toBe(1);
    expect(must(await readLog(db, 'game-1'))).toEqual(log);
  });

  test('is on the disk before anybody is shown it', async () => {
    const { name } = await gameIn();
    const { session, close } = await windowOn(name);
    const other = openLog(name);
    const found: Promise<number>[] = [];
    session.subscribe(() => found.push(other.entries.count()));
    await session.press(note('a'));
    expect(await Promise.all(found)).toEqual([2]);
    await session.press(note('b'));
    expect(await Promise.all(found)).toEqual([2, 3]);
    close();
  });

  test('asks the browser for strict durability, and so does the creation', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const { db, log } = await gameIn();
    await press(db, log, note('kept'));
    const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
    asked.mockRestore();
    expect(writes.length).toBeGreaterThanOrEqual(2);
    for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
  });

  test('against a log that has moved on is stale and writes nothing', async () => {
    const { db, log } = await gameIn();
    must(await press(db, log, note('first')));
    expect(await press(db, log, note('second'))).toEqual({ ok: false, error: { kind: 'stale' } });
    expect(await db.entries.count()).toBe(2);
  });

  test('in a game that is not there, is answered so', async () => {
    const { db, log } = await gameIn();
    await db.games.clear();
    expect(await press(db, log, note('x'))).toMatchObject({ ok: false, error: { kind: 'no-game' } });
    expect(await openSession(db, 'nowhere')).toMatchObject({
      ok: false,
      error: { kind: 'no-game', gameId: 'nowhere' },
    });
  });
});

describe('the creation', () => {
  test('that is refused leaves no game, and puts no other aside', async () => {
    const { db } = await gameIn();
    const refused = await createGame(db, { ...SETUP, names: ['Ann'] }, 2, 'game-2');
    expect(refused).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(await db.games.toArray()).toMatchObject([{ id: 'game-1', status: 'running' }]);
  });

  test('under an id that is taken fails and changes nothing', async () => {
    const { db, log } = await gameIn();
    expect(await createGame(db, SETUP, 2, 'game-1')).toMatchObject({ ok: false, error: { kind: 'storage' } });
    expect(must(await readLog(db, 'game-1'))).toEqual(log);
  });

  test('keeps names as they were typed', async () => {
    const db = openLog(freshName());
    const names = ['<img src=x onerror=alert(1)>', ...SETUP.names.slice(1)];
    const log = must(await createGame(db, { ...SETUP, names }, 1, 'game-1'));
    expect(log.game.players[0]?.name).toBe(names[0]);
  });
});
