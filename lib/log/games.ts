// The games of the archive: start one, find the one that runs, list them.

import { err, newGame, ok, type Result, replay, type Setup } from '../game';
import type { LogDb } from './schema';
import { guarded } from './transaction';
import { type Entry, type GameRow, LOG_VERSION, type LogError, type LogState } from './types';

/**
 * Starts a game: its row and entry 1 in one transaction. `at`: ms since the epoch; `id`: a fresh UUID.
 * Games that were running are put aside as `abandoned`: a browser hosts one table, and after this one is over the old one
 * must not come back on air by itself. A press in an abandoned game makes it run again.
 */
export function createGame(
  db: LogDb,
  setup: Setup,
  at: number,
  id: string,
): Promise<Result<LogState, LogError>> {
  return guarded(db, 'rw', async () => {
    const decided = newGame(setup);
    if (!decided.ok) return err({ kind: 'refused', refusal: decided.error });
    const events = decided.value;
    const command = { type: 'create-game', at, setup } as const;
    const entry: Entry = { gameId: id, n: 1, after: 0, at, command, events, undoneAt: null, stream: null };
    const meta: GameRow = {
      id,
      createdAt: at,
      updatedAt: at,
      status: 'running',
      rules: setup.rules,
      title: setup.title ?? '',
      logVersion: LOG_VERSION,
      rev: 1,
      rewoundRev: 0,
    };
    const game = replay(events);
    await withStatus(db, 'running').modify({ status: 'abandoned' });
    await db.games.add(meta);
    await db.entries.add(entry);
    return ok({ meta, entries: [entry], game });
  });
}

/** The running game that was touched last; null when none runs. */
export function runningGame(db: LogDb): Promise<Result<GameRow | null, LogError>> {
  return guarded(db, 'r', async () => ok((await withStatus(db, 'running').last()) ?? null));
}

/** The game the screens show: the running one, else the one that ended last; null when there is none. */
export function currentGame(db: LogDb): Promise<Result<GameRow | null, LogError>> {
  return guarded(db, 'r', async () => {
    const running = await withStatus(db, 'running').last();
    return ok(running ?? (await withStatus(db, 'over').last()) ?? null);
  });
}

/** Games of the archive, newest first, at most `limit`. */
export function listGames(db: LogDb, limit = 100): Promise<Result<readonly GameRow[], LogError>> {
  return guarded(db, 'r', async () =>
    ok(await db.games.orderBy('createdAt').reverse().limit(limit).toArray()),
  );
}

/** Puts a running game aside without an end; one that is over stays so. Its log stays as it is. */
export function abandonGame(db: LogDb, gameId: string): Promise<Result<GameRow, LogError>> {
  return guarded(db, 'rw', async () => {
    const meta = await db.games.get(gameId);
    if (!meta) return err({ kind: 'no-game', gameId });
    const aside: GameRow = { ...meta, status: meta.status === 'over' ? 'over' : 'abandoned' };
    await db.games.put(aside);
    return ok(aside);
  });
}

const withStatus = (db: LogDb, status: GameRow['status']) =>
  db.games
    .where('[status+updatedAt]')
    .between([status, Number.NEGATIVE_INFINITY], [status, Number.POSITIVE_INFINITY], true, true);
