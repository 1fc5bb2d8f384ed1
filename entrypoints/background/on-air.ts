// Which game is on the screens, followed through its log.

import {
  type Appended,
  currentGame,
  type GameRow,
  type LogDb,
  openSession,
  type Session,
  type SessionState,
} from '../../lib/log';

/** The game on air: at the start the running one, then the one that was pressed in last. */
export interface OnAir {
  /** The game as its log stands; null while there is none. */
  readonly state: SessionState | null;
  /** Opens what should be on air, if nothing is yet. */
  wake(): Promise<void>;
  /** Something was written to this game: takes the press, or reads it, at once, and puts the game on air if another one was. */
  changed(gameId: string, press?: Appended): Promise<void>;
}

/** What the background does with the game. */
export interface OnAirEvents {
  /** The game as it stands, when it is opened and after every change; null: nothing to show. */
  show(state: SessionState | null): void;
  /** Brings back what the database has lost, before anything is looked for. */
  restore?(): Promise<void>;
  /** The log could not be read; what is on the screens stays. */
  fail(reason: string): void;
}

/** A game that ended longer ago than this does not come back on the screens when the browser starts, ms. */
const OVER_STAYS_MS = 3 * 60 * 60 * 1000;

/** Follows the games of `db`. */
export function followOnAir(db: LogDb, { show, fail, restore }: OnAirEvents): OnAir {
  let session: Session | null = null;
  let queue: Promise<void> = Promise.resolve();

  const open = async (gameId: string): Promise<void> => {
    const opened = await openSession(db, gameId);
    if (!opened.ok) return fail(opened.error.kind);
    session?.close();
    session = opened.value;
    session.subscribe((state) => {
      if (state.problem) fail(state.problem.kind);
      else show(state);
    });
    show(session.state);
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work, work);
    return queue;
  };

  return {
    get state() {
      return session?.state ?? null;
    },
    wake: () =>
      inTurn(async () => {
        if (session) return;
        await restore?.();
        const current = await currentGame(db);
        if (!current.ok) fail(current.error.kind);
        else if (current.value && belongsOnAir(current.value)) await open(current.value.id);
        else show(null);
      }),
    changed: (gameId, press) =>
      inTurn(async () => {
        if (session?.gameId === gameId) await (press ? session.take(press) : session.refresh());
        else await open(gameId);
      }),
  };
}

const belongsOnAir = ({ status, updatedAt }: GameRow): boolean =>
  status === 'running' || Date.now() - updatedAt < OVER_STAYS_MS;
