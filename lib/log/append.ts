// The three ways a log changes: press, undo, redo. Each is one transaction, and is answered only when it is on the disk.

import { type Command, decide, err, ok, type Result } from '../game';
import { foldAll, foldOne, headOf, redoable, undoable } from './fold';
import type { LogDb } from './schema';
import { guarded, sameRev } from './transaction';
import type { Entry, LogError, LogState } from './types';

/** What a change comes to: the log after it, or why nothing changed. */
export type Change = Promise<Result<LogState, LogError>>;

/**
 * Decides a press and appends it.
 *
 * `state` is what the caller saw. Another window may have pressed since: the transaction compares `rev`, and a press made
 * against an older log is `stale`, so that one intention entered in two windows cannot act twice. Windows are put in a row
 * by IndexedDB itself: two read-write transactions on the same tables never overlap. Since nothing else wrote at this
 * `rev`, the caller's folded game is the log's game and need not be read again.
 */
export function press(db: LogDb, state: LogState, command: Command): Change {
  return guarded(db, 'rw', async () => {
    const meta = await sameRev(db, state);
    if (!meta.ok) return meta;
    const decided = decide(state.game, command);
    if (!decided.ok) return err({ kind: 'refused', refusal: decided.error });
    const entry: Entry = {
      gameId: meta.value.id,
      n: state.entries.length + 1,
      after: headOf(state.entries),
      at: command.at,
      command,
      events: decided.value,
      undoneAt: null,
      stream: null,
    };
    // Folded before it is written: events that do not fold must not get into the log.
    const next = changed(state, [...state.entries, entry], foldOne(state.game, entry), command.at);
    // Both at once: the viewers wait for every turn to the database and back.
    await Promise.all([db.entries.add(entry), db.games.put(next.meta)]);
    return ok(next);
  });
}

/** Marks the last standing press as undone at `at` (ms since the epoch). The creation stays. */
export function undo(db: LogDb, state: LogState, at: number): Change {
  return remark(db, state, at, { kind: 'nothing-to-undo' }, undoable, at);
}

/** Takes the mark off the press that `redoable` names. `at`: ms since the epoch. */
export function redo(db: LogDb, state: LogState, at: number): Change {
  return remark(db, state, at, { kind: 'nothing-to-redo' }, redoable, null);
}

function remark(
  db: LogDb,
  state: LogState,
  at: number,
  nothing: LogError,
  pick: (entries: readonly Entry[]) => Entry | null,
  undoneAt: number | null,
): Change {
  return guarded(db, 'rw', async () => {
    const meta = await sameRev(db, state);
    if (!meta.ok) return meta;
    const entry = pick(state.entries);
    if (!entry) return err(nothing);
    const entries = state.entries.with(entry.n - 1, { ...entry, undoneAt });
    const game = undoneAt === null ? foldOne(state.game, entry) : foldAll(entries);
    const next = changed(state, entries, game, at);
    const rewound = { ...next, meta: { ...next.meta, rewoundRev: next.meta.rev } };
    await Promise.all([db.entries.update([entry.gameId, entry.n], { undoneAt }), db.games.put(rewound.meta)]);
    return ok(rewound);
  });
}

function changed(state: LogState, entries: readonly Entry[], game: LogState['game'], at: number): LogState {
  const status = game.stage.type === 'over' ? 'over' : 'running';
  return { meta: { ...state.meta, rev: state.meta.rev + 1, updatedAt: at, status }, entries, game };
}
