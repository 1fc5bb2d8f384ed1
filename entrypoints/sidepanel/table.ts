// The panel's table: presses go into the log, what is committed goes onto the screen and to the background.

import type { Press } from '../../components/host/hand/presses';
import type { HostPanel } from '../../components/host/host-panel';
import type { Command, Setup } from '../../lib/game';
import { commandWords } from '../../lib/i18n';
import {
  createGame,
  currentGame,
  type Entry,
  type LogDb,
  type LogError,
  openSession,
  redoable,
  type Session,
  type SessionState,
} from '../../lib/log';
import { tellLogChanged } from '../../lib/messages';

/** What the panel can do to the log. Every answer is on the panel, none is thrown. */
export interface HostTable {
  press(press: Press): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  start(setup: Setup): Promise<void>;
  dismiss(): void;
  /** Says everything again, e.g. in another language. */
  redraw(): void;
}

/** Opens the running game, or the last one, on the panel. */
export async function hostTable(db: LogDb, panel: HostPanel): Promise<HostTable> {
  let session: Session | null = null;

  const show = ({ game, entries, canUndo, lastEntry, problem }: SessionState): void => {
    panel.game = game;
    panel.history = { undo: canUndo ? words(lastEntry) : null, redo: words(redoable(entries)) };
    if (problem) fail(problem, null);
  };

  const words = (entry: Entry | null): string | null =>
    entry && entry.command.type !== 'create-game' ? commandWords(panel.language, entry.command) : null;

  const fail = (error: LogError, press: Press | null): void => {
    if (error.kind === 'refused') panel.problem = press && { type: 'refused', refusal: error.refusal, press };
    else if (error.kind === 'stale') panel.problem = { type: 'stale' };
    else if (error.kind !== 'nothing-to-undo' && error.kind !== 'nothing-to-redo')
      panel.problem = { type: 'storage', detail: 'detail' in error ? error.detail : error.kind };
  };

  const open = async (gameId: string): Promise<void> => {
    const opened = await openSession(db, gameId);
    if (!opened.ok) return fail(opened.error, null);
    session?.close();
    session = opened.value;
    session.subscribe(show);
    show(session.state);
    await tellLogChanged(gameId, session.state.rev);
  };

  const change = async (
    work: (session: Session) => ReturnType<Session['press']>,
    press: Press | null,
  ): Promise<void> => {
    if (!session) return;
    const answer = await work(session);
    if (!answer.ok) return fail(answer.error, press);
    panel.problem = null;
    await tellLogChanged(session.gameId, answer.value.rev);
  };

  const current = await currentGame(db);
  if (!current.ok) fail(current.error, null);
  else if (current.value) await open(current.value.id);

  return {
    press: (press) => {
      const seen = session?.state.rev;
      // The type says that adding the time makes it a command again.
      return change((s) => s.press({ ...press, at: Date.now() } as Command, seen), press);
    },
    undo: () => change((s) => s.undo(Date.now(), s.state.rev), null),
    redo: () => change((s) => s.redo(Date.now(), s.state.rev), null),
    start: async (setup) => {
      const created = await createGame(db, setup, Date.now(), crypto.randomUUID());
      panel.setupRefusal = !created.ok && created.error.kind === 'refused' ? created.error.refusal : null;
      if (created.ok) {
        panel.problem = null;
        await open(created.value.meta.id);
      } else if (created.error.kind !== 'refused') fail(created.error, null);
    },
    dismiss: () => {
      panel.problem = null;
    },
    redraw: () => {
      if (session) show(session.state);
    },
  };
}
