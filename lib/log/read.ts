// Reading a game back from the log: whole, or only what came since.

import { err, ok, type Result } from '../game';
import { appendRows, readState } from './fold';
import type { LogDb } from './schema';
import { guarded } from './transaction';
import type { Entry, GameRow, LogError, LogState } from './types';

/** Reads and folds the whole log of a game. Never changes it, however broken it is. */
export function readLog(db: LogDb, gameId: string): Promise<Result<LogState, LogError>> {
  return guarded(db, 'r', async () => {
    const meta = await db.games.get(gameId);
    if (!meta) return err({ kind: 'no-game', gameId });
    return readState(meta, await entriesAfter(db, gameId, 0));
  });
}

/** `state` with what other windows have done since; the same value when nothing was. Reads only new rows where it can. */
export function catchUp(db: LogDb, state: LogState): Promise<Result<LogState, LogError>> {
  const gameId = state.meta.id;
  return guarded(db, 'r', async () => {
    const meta = await db.games.get(gameId);
    if (!meta) return err({ kind: 'no-game', gameId });
    if (meta.rev === state.meta.rev && meta.status === state.meta.status) return ok(state);
    const appendedOnly = meta.rewoundRev <= state.meta.rev && meta.rev >= state.meta.rev;
    if (!appendedOnly) return readState(meta, await entriesAfter(db, gameId, 0));
    return appendRows(state, meta, await entriesAfter(db, gameId, state.entries.length));
  });
}

/** A game's rows as they are stored, whatever they hold: for an export when they make no game. */
export function readRows(
  db: LogDb,
  gameId: string,
): Promise<Result<{ readonly meta: GameRow; readonly entries: readonly unknown[] }, LogError>> {
  return guarded(db, 'r', async () => {
    const meta = await db.games.get(gameId);
    if (!meta) return err({ kind: 'no-game', gameId });
    return ok({ meta, entries: await entriesAfter(db, gameId, 0) });
  });
}

const entriesAfter = (db: LogDb, gameId: string, n: number): Promise<readonly Entry[]> =>
  db.entries
    .where('[gameId+n]')
    .between([gameId, n], [gameId, Number.POSITIVE_INFINITY], false, true)
    .toArray();
