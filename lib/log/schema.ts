// The database: names, keys, versions, durability.

import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Entry, GameRow } from './types';

/** The database's name in the browser. */
export const DATABASE = 'mafiacast';

/** The database of games. */
export type LogDb = Dexie & {
  readonly games: EntityTable<GameRow, 'id'>;
  readonly entries: Table<Entry, [gameId: string, n: number]>;
};

/**
 * The database; it opens itself at the first query.
 *
 * - `strict` durability: a transaction is complete only when its bytes are on the disk, so a press that was answered
 *   survives the death of the browser and of the machine.
 * - No query cache: Dexie's would show rows before they are committed.
 *
 * Versions: a change of tables or keys is a new `version(n + 1)` below the last one, with `.upgrade()` when rows move.
 * A change inside an entry needs none: raise `LOG_VERSION` and read the older form in `upcast` (fold.ts), since entries
 * are never rewritten.
 */
export function openLog(name: string = DATABASE): LogDb {
  const db = new Dexie(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
  db.version(1).stores({
    games: 'id, createdAt, [status+updatedAt]',
    entries: '[gameId+n]',
  });
  return db as LogDb;
}
