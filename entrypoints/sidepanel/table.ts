// The panel's table: presses go into the log, what is committed goes onto the screen and to the background.

import type { Problem } from '../../components/host/bars/face';
import type { Press } from '../../components/host/hand/presses';
import type { HostPanel } from '../../components/host/host-panel';
import { gameFile } from '../../lib/exchange/game-file';
import type { Command, Result, Setup } from '../../lib/game';
import { commandWords, tPanel } from '../../lib/i18n';
import {
  branchGame,
  copiedRows,
  createGame,
  currentGame,
  type Entry,
  type GameRow,
  keepCopy,
  type LogDb,
  type LogError,
  type LogState,
  listGames,
  openSession,
  readRows,
  redoable,
  restoreCopy,
  type Session,
  type SessionState,
  standing,
} from '../../lib/log';
import { tellLogChanged } from '../../lib/messages';
import { copyStore } from '../../lib/settings';
import { saveFile } from './save-file';
import { waitingRow } from './waiting';

/** What the panel can do to the log. Every answer is on the panel, none is thrown. */
export interface HostTable {
  press(press: Press): Promise<void>;
  /** Takes back the last `count` presses, the newest first. */
  undo(count: number): Promise<void>;
  redo(): Promise<void>;
  /** Starts a game; false: it could not be started yet, or was refused. */
  start(setup: Setup): Promise<boolean>;
  /** Opens a game of the archive. */
  open(gameId: string): Promise<void>;
  /** Goes on from the last good entry of the damaged game that is shown. */
  branch(): Promise<void>;
  /** Saves the game that is shown, or the damaged one, as a file. */
  exportGame(): Promise<void>;
  dismiss(): void;
  /** Says everything again, e.g. in another language. */
  redraw(): void;
}

/** How long a database that cannot be read waits for the next attempt, ms. */
const REOPEN_MS = 1_500;
/** How many acts the panel lists. */
const RECENT = 8;
/** A game that was brought back longer ago than this is no news, ms. */
const RESTORED_IS_NEWS_MS = 60_000;

/** Opens the running game, or the last one, on the panel. */
export async function hostTable(db: LogDb, panel: HostPanel): Promise<HostTable> {
  let session: Session | null = null;
  let told: GameRow | null = null;
  let failure: Extract<LogError, { kind: 'storage' }> | null = null;
  const waiting = waitingRow(() => sayWaiting());
  const copy = keepCopy(copyStore);

  const show = ({ meta, game, entries, canUndo, lastEntry, problem }: SessionState): void => {
    tell(meta, entries);
    void copy({ meta, entries });
    panel.game = game;
    panel.history = {
      undo: canUndo ? words(lastEntry) : null,
      redo: words(redoable(entries)),
      recent: standing(entries)
        .slice(-RECENT)
        .reverse()
        .flatMap((entry) => words(entry) ?? []),
    };
    if (problem) panel.problem = problemOf(problem);
    else if (panel.problem?.type === 'storage' && waiting.words.length === 0) panel.problem = null;
  };

  /** Tells the background before the panel itself is drawn: the viewers wait for it, the host has just pressed. */
  const tell = (meta: GameRow, entries: readonly Entry[]): void => {
    if (told?.id === meta.id && told.rev === meta.rev) return;
    const entry = entries.at(-1);
    const appended =
      entry && told?.id === meta.id && told.rev === meta.rev - 1 && told.rewoundRev === meta.rewoundRev;
    told = meta;
    void tellLogChanged(meta.id, meta.rev, appended ? { meta, entry } : undefined);
  };

  const words = (entry: Entry | null): string | null =>
    entry && entry.command.type !== 'create-game' ? commandWords(panel.language, entry.command) : null;

  const problemOf = (error: LogError): Problem | null => {
    switch (error.kind) {
      case 'stale':
        return { type: 'stale' };
      case 'storage':
        return { type: 'storage', cause: error.cause, detail: error.detail, waiting: waiting.words };
      case 'corrupt':
        return error.damage
          ? { type: 'damaged', detail: error.detail, damage: error.damage }
          : { type: 'storage', cause: 'read', detail: error.detail, waiting: waiting.words };
      case 'no-game':
      case 'unknown-version':
        return { type: 'unopened', why: error.kind };
      // A refusal is told with its press; an undo or redo that came twice needs no words.
      case 'refused':
      case 'nothing-to-undo':
      case 'nothing-to-redo':
        return null;
    }
  };

  const sayWaiting = (): void => {
    if (failure && waiting.words.length > 0) panel.problem = problemOf(failure);
    else if (panel.problem?.type === 'storage') panel.problem = null;
  };

  const listOthers = async (): Promise<void> => {
    const games = await listGames(db, 20);
    if (games.ok) panel.games = games.value;
  };

  const open = async (gameId: string): Promise<void> => {
    const opened = await openSession(db, gameId);
    if (!opened.ok) {
      panel.problem = problemOf(opened.error);
      await listOthers();
      return;
    }
    session?.close();
    session = opened.value;
    session.subscribe(show);
    panel.problem = null;
    show(session.state);
    const { restoredAt = 0 } = session.state.meta;
    if (Date.now() - restoredAt < RESTORED_IS_NEWS_MS) panel.problem = { type: 'restored' };
  };

  /** What an attempt came to, told to the host where it failed; `press`: what a refusal is about. */
  const settle = (answer: Result<unknown, LogError>, press: Press | null): 'kept' | 'waits' | 'refused' => {
    if (answer.ok) {
      failure = null;
      panel.problem = null;
      return 'kept';
    }
    if (answer.error.kind === 'storage') {
      failure = answer.error;
      return 'waits';
    }
    panel.problem =
      answer.error.kind === 'refused' && press
        ? { type: 'refused', refusal: answer.error.refusal, press }
        : problemOf(answer.error);
    return 'refused';
  };

  /** Adds a change of the game to the row of those that want to be kept. */
  const wish = (
    words: string,
    press: Press | null,
    work: (session: Session) => ReturnType<Session['press']>,
  ): Promise<void> =>
    waiting.add({
      words,
      attempt: async () => {
        if (!session) return 'refused';
        await reopen();
        return settle(await work(session), press);
      },
    });

  /** The same for a game that is to be made: it waits as a press does, and is opened when it is kept. */
  const wishGame = (make: () => Promise<Result<LogState, LogError>>): Promise<void> =>
    waiting.add({
      words: tPanel(panel.language, 'new-game'),
      attempt: async () => {
        await reopen();
        const made = await make();
        panel.setupRefusal = !made.ok && made.error.kind === 'refused' ? made.error.refusal : null;
        const outcome = settle(made, null);
        if (made.ok) await open(made.value.meta.id);
        return outcome;
      },
    });

  /** A database that another window had closed opens again at the next query only when it is asked to. */
  const reopen = async (): Promise<void> => {
    if (failure?.cause === 'closed' && !db.isOpen()) await db.open().catch(() => undefined);
  };

  const openCurrent = async (): Promise<void> => {
    const restored = await restoreCopy(db, copyStore, Date.now());
    const current = restored.ok ? await currentGame(db) : restored;
    if (current.ok) {
      panel.problem = null;
      if (current.value) await open(current.value.id);
      return;
    }
    panel.problem = problemOf(current.error);
    setTimeout(() => void openCurrent(), REOPEN_MS);
  };

  db.on('blocked', () => {
    panel.problem = { type: 'storage', cause: 'blocked', detail: '', waiting: waiting.words };
  });
  await openCurrent();

  return {
    press: (press) => {
      const seen = session?.state.rev;
      const at = Date.now();
      // The type says that adding the time makes it a command again.
      const command = { ...press, at } as Command;
      return wish(commandWords(panel.language, command), press, (s) => s.press(command, seen));
    },
    undo: async (count) => {
      for (let i = 0; i < count; i += 1)
        await wish(tPanel(panel.language, 'undo'), null, (s) => s.undo(Date.now(), s.state.rev));
    },
    redo: () => wish(tPanel(panel.language, 'redo'), null, (s) => s.redo(Date.now(), s.state.rev)),
    start: async (setup) => {
      const id = crypto.randomUUID();
      await wishGame(() => createGame(db, setup, Date.now(), id));
      return session?.state.meta.id === id;
    },
    open,
    branch: async () => {
      if (panel.problem?.type === 'damaged') {
        const { id } = panel.problem.damage.meta;
        await wishGame(() => branchGame(db, id, Date.now(), crypto.randomUUID()));
      }
    },
    exportGame: async () => {
      if (panel.problem?.type !== 'damaged') {
        const rows = session?.state ?? (await copiedRows(copyStore));
        if (rows) saveFile(gameFile(rows));
        return;
      }
      const rows = await readRows(db, panel.problem.damage.meta.id);
      if (rows.ok) saveFile(gameFile(rows.value));
      else panel.problem = problemOf(rows.error);
    },
    dismiss: () => {
      waiting.forget();
      panel.problem = null;
    },
    redraw: () => {
      if (session) show(session.state);
    },
  };
}
