// Going on from the readable part of a damaged log. The damaged one is kept whole, for those who can mend it.

import { err, ok, type Result } from '../game';
import { readableState } from './fold';
import { readRows } from './read';
import type { LogDb } from './schema';
import { guarded } from './transaction';
import type { Entry, GameRow, LogError, LogState } from './types';

/**
 * Makes a new game `id` of the entries of `gameId` up to its last good one, marked with `branchOf`; `at`: ms since the
 * epoch. The damaged game is put aside, its rows are not touched.
 */
export async function branchGame(
  db: LogDb,
  gameId: string,
  at: number,
  id: string,
): Promise<Result<LogState, LogError>> {
  const rows = await readRows(db, gameId);
  if (!rows.ok) return rows;
  const { meta } = rows.value;
  const { good, why } = readableState(meta, rows.value.entries);
  if (!good) return err({ kind: 'corrupt', detail: why ?? 'no creation' });
  const entries = good.entries.map((entry): Entry => ({ ...entry, gameId: id }));
  const branch: GameRow = {
    ...meta,
    id,
    updatedAt: at,
    status: good.game.stage.type === 'over' ? 'over' : 'running',
    rev: 1,
    rewoundRev: 0,
    branchOf: { gameId, n: entries.length },
  };
  return guarded(db, 'rw', async () => {
    await db.games.put({ ...meta, status: 'abandoned' });
    await db.games.add(branch);
    await db.entries.bulkAdd(entries);
    return ok({ meta: branch, entries, game: good.game });
  });
}
