// Transactions whose failures are values, and the check that the caller has seen the log as it is.

import { Dexie } from 'dexie';
import { err, ok, type Result } from '../game';
import type { LogDb } from './schema';
import { type GameRow, LOG_VERSION, type LogError, type LogState } from './types';

/**
 * Runs `work` in one transaction over both tables and answers when it is committed; whatever fails becomes a LogError and
 * leaves the tables as they were. An error that `work` returns has written nothing, so committing it is harmless.
 */
export async function guarded<T>(
  db: LogDb,
  mode: 'r' | 'rw',
  work: () => Promise<Result<T, LogError>>,
): Promise<Result<T, LogError>> {
  try {
    return await db.transaction(mode, [db.games, db.entries], work);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
    if (error instanceof Dexie.DexieError || error instanceof DOMException)
      return err({ kind: 'storage', name, detail: message });
    return err({ kind: 'corrupt', detail: `${name}: ${message}` });
  }
}

/** The game's row when the log stands where `state` was read; `stale` when it has moved on. Inside a transaction. */
export async function sameRev(db: LogDb, state: LogState): Promise<Result<GameRow, LogError>> {
  const meta = await db.games.get(state.meta.id);
  if (!meta) return err({ kind: 'no-game', gameId: state.meta.id });
  if (meta.logVersion > LOG_VERSION) return err({ kind: 'unknown-version', version: meta.logVersion });
  return meta.rev === state.meta.rev ? ok(meta) : err({ kind: 'stale' });
}
