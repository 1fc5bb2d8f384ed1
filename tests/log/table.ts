// A table to write logs about: a fresh database, a setup of ten, and presses that need nothing else.

import { expect } from 'vitest';
import type { Command, Result, Setup } from '../../lib/game';
import { createGame, type LogDb, type LogState, openLog, openSession, type Session } from '../../lib/log';

export const SETUP: Setup = {
  rules: 'classic',
  names: ['Ann', 'Boris', 'Clara', 'Dmitri', 'Eve', 'Fyodor', 'Greta', 'Hleb', 'Inna', 'Jan'],
  title: 'Final',
};

/** A command that every stage accepts. */
export const note = (text: string, at = 1_000): Command => ({ type: 'note', at, text });
/** A command that the deal refuses. */
export const morning: Command = { type: 'morning', at: 1_000 };
export const deal: Command = { type: 'deal-roles', at: 1_000, seed: 7 };

let count = 0;
/** The name of a database that nobody has used. */
export const freshName = (): string => `log-${++count}`;

/** The value of a result that must be one. */
export function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) expect.fail(`unexpected error ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A database with one game in it. */
export async function gameIn(
  name = freshName(),
  id = 'game-1',
  at = 1,
): Promise<{ db: LogDb; log: LogState; name: string }> {
  const db = openLog(name);
  return { db, log: must(await createGame(db, SETUP, at, id)), name };
}

/** The same game as another window opens it: its own connection, its own session. */
export async function windowOn(
  name: string,
  id = 'game-1',
): Promise<{ db: LogDb; session: Session; close: () => void }> {
  const db = openLog(name);
  const session = must(await openSession(db, id));
  return {
    db,
    session,
    close: () => {
      session.close();
      db.close();
    },
  };
}
