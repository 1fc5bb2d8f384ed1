// One game held in memory and kept equal to its log, whoever writes to it.

import { liveQuery } from 'dexie';
import { type Command, err, type Game, ok, type Result } from '../game';
import { type Change, press, redo, undo } from './append';
import { foldOne, headOf, redoable, undoable } from './fold';
import { catchUp, readLog } from './read';
import type { LogDb } from './schema';
import { storageError } from './transaction';
import type { Appended, Entry, GameRow, LogError, LogState } from './types';

/** What a window shows of the log. */
export interface SessionState {
  readonly meta: GameRow;
  readonly game: Game;
  /** All entries, also the undone ones, by `n`. */
  readonly entries: readonly Entry[];
  readonly rev: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The last press that stands: what undo would take; the creation when nothing else stands. */
  readonly lastEntry: Entry | null;
  /** Why the log could not be followed; the rest is the last good state. Null while all is well. */
  readonly problem: LogError | null;
}

/** What a press, an undo or a redo comes to. An error changes nothing but the state, which is fresh after `stale`. */
export type Answer = Promise<Result<SessionState, LogError>>;

/**
 * An open game. Presses are taken one at a time, in order, each decided on what the one before left.
 *
 * `seenRev`: the `rev` that was on the screen when the host pressed. With it, a press made before another window's change
 * was shown is `stale` even though this session has caught up meanwhile. Presses of this session do not make each other
 * stale: a host types faster than screens are drawn.
 */
export interface Session {
  readonly gameId: string;
  readonly state: SessionState;
  press(command: Command, seenRev?: number): Answer;
  /** `at`: ms since the epoch. */
  undo(at: number, seenRev?: number): Answer;
  redo(at: number, seenRev?: number): Answer;
  /** Reads what other windows wrote, now instead of when the database tells. */
  refresh(): Answer;
  /** Takes a press that another page has committed and handed over; reads the log when it does not follow on what is here. */
  take(press: Appended): Answer;
  /** Called after every change, with committed states only. Returns the way to stop. */
  subscribe(listener: (state: SessionState) => void): () => void;
  /** Stops following; the state stays readable. */
  close(): void;
}

/** Opens a game from its log and follows it. */
export async function openSession(db: LogDb, gameId: string): Promise<Result<Session, LogError>> {
  const read = await readLog(db, gameId);
  return read.ok ? ok(follow(db, read.value)) : read;
}

function follow(db: LogDb, opened: LogState): Session {
  const listeners = new Set<(state: SessionState) => void>();
  let log = opened;
  let state = shown(opened, null);
  let foreignRev = opened.meta.rev;
  let queue: Promise<unknown> = Promise.resolve();

  const show = (next: LogState, problem: LogError | null): void => {
    if (next === log && problem?.kind === state.problem?.kind) return;
    log = next;
    state = shown(next, problem);
    for (const listener of listeners) notify(listener, state);
  };

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work, work);
    queue = turn;
    return turn;
  };

  const readNew = async (): Answer => {
    const read = await catchUp(db, log);
    if (read.ok && read.value.meta.rev !== log.meta.rev) foreignRev = read.value.meta.rev;
    show(read.ok ? read.value : log, read.ok ? null : read.error);
    return read.ok ? ok(state) : read;
  };

  const change = (seenRev: number | undefined, work: (seen: LogState) => Change): Answer =>
    inTurn(async () => {
      if (seenRev !== undefined && seenRev < foreignRev) return err({ kind: 'stale' });
      const changed = await work(log);
      if (changed.ok) {
        show(changed.value, null);
        return ok(state);
      }
      if (changed.error.kind === 'stale') await readNew();
      return changed;
    });

  const refresh = (): Answer => inTurn(readNew);

  const take = ({ meta, entry }: Appended): Answer =>
    inTurn(async () => {
      const follows =
        meta.rev === log.meta.rev + 1 &&
        meta.rewoundRev === log.meta.rewoundRev &&
        entry.n === log.entries.length + 1 &&
        entry.after === headOf(log.entries);
      if (!follows) return readNew();
      foreignRev = meta.rev;
      show({ meta, entries: [...log.entries, entry], game: foldOne(log.game, entry) }, null);
      return ok(state);
    });

  const watch = liveQuery(() => db.games.get(opened.meta.id)).subscribe({
    next: (meta) => {
      // Own presses come back here too; they are known already.
      if (meta?.rev !== log.meta.rev || meta.status !== log.meta.status) void refresh();
    },
    error: (error: unknown) => {
      show(log, storageError(error, 'read'));
    },
  });

  return {
    gameId: opened.meta.id,
    get state() {
      return state;
    },
    press: (command, seenRev) => change(seenRev, (seen) => press(db, seen, command)),
    undo: (at, seenRev) => change(seenRev, (seen) => undo(db, seen, at)),
    redo: (at, seenRev) => change(seenRev, (seen) => redo(db, seen, at)),
    refresh,
    take,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      watch.unsubscribe();
      listeners.clear();
    },
  };
}

function shown(log: LogState, problem: LogError | null): SessionState {
  const { meta, entries, game } = log;
  const last = undoable(entries);
  return {
    meta,
    game,
    entries,
    rev: meta.rev,
    canUndo: last !== null,
    canRedo: redoable(entries) !== null,
    lastEntry: last ?? entries[0] ?? null,
    problem,
  };
}

/** A listener that throws must not make a written press look failed: its error surfaces on its own. */
function notify(listener: (state: SessionState) => void, state: SessionState): void {
  try {
    listener(state);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
