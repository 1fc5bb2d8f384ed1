// What the database failed at, told apart: the host needs another word for each.

import { Dexie } from 'dexie';
import { describe, expect, test } from 'vitest';
import { currentGame } from '../../lib/log';
import { storageError } from '../../lib/log/transaction';
import { gameIn } from './table';

describe('the cause', () => {
  test('a database of a newer Mafiacast is said to be one', () => {
    expect(storageError(new DOMException('higher', 'VersionError'), 'read')).toMatchObject({
      cause: 'newer',
    });
  });

  test('a database that another page is changing is closed', async () => {
    const { db } = await gameIn();
    db.close();
    expect(await currentGame(db)).toMatchObject({ ok: false, error: { kind: 'storage', cause: 'closed' } });
  });

  test('no room, also when Dexie wraps it into an aborted transaction', () => {
    const full = new DOMException('no room', 'QuotaExceededError');
    expect(storageError(full, 'write')).toMatchObject({ cause: 'full' });
    expect(storageError(new Dexie.AbortError('aborted', full), 'write')).toMatchObject({ cause: 'full' });
  });

  test.each(['read', 'write'] as const)('anything else is told by what was asked: %s', (asked) => {
    expect(storageError(new DOMException('?', 'UnknownError'), asked)).toMatchObject({ cause: asked });
    expect(storageError('?', asked)).toMatchObject({ cause: asked, name: 'unknown' });
  });
});
