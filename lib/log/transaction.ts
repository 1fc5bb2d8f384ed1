// Transactions whose failures are values, and the check that the caller has seen the log as it is.

import { Dexie } from 'dexie';
import { err, ok, type Result } from '../game';
import type { LogDb } from './schema';
import { type GameRow, LOG_VERSION, type LogError, type LogState, type StorageCause } from './types';

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
    if (error instanceof Dexie.DexieError || error instanceof DOMException)
      return err(storageError(error, mode === 'r' ? 'read' : 'write'));
    const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
    return err({ kind: 'corrupt', detail: `${name}: ${message}` });
  }
}

/** A failure of the database as a LogError; `asked`: what it was asked for. */
export function storageError(error: unknown, asked: 'read' | 'write'): LogError {
  const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
  return { kind: 'storage', cause: causeOf(error) ?? asked, name, detail: message };
}

/** By the error's name, or that of the one inside: Dexie aborts a transaction because of another error. */
function causeOf(error: unknown): StorageCause | null {
  if (typeof error !== 'object' || error === null || !('name' in error)) return null;
  const known = CAUSES[String(error.name)];
  return known ?? ('inner' in error ? causeOf(error.inner) : null);
}

const CAUSES: Readonly<Record<string, StorageCause>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
};

/** The game's row when the log stands where `state` was read; `stale` when it has moved on. Inside a transaction. */
export async function sameRev(db: LogDb, state: LogState): Promise<Result<GameRow, LogError>> {
  const meta = await db.games.get(state.meta.id);
  if (!meta) return err({ kind: 'no-game', gameId: state.meta.id });
  if (meta.logVersion > LOG_VERSION) return err({ kind: 'unknown-version', version: meta.logVersion });
  return meta.rev === state.meta.rev ? ok(meta) : err({ kind: 'stale' });
}
