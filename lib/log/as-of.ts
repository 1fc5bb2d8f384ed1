// The game as its log stood at an earlier moment: what a delayed broadcast shows.

import { type Game, replay } from '../game';
import type { Entry } from './types';

/** A game of the past. */
export interface Past {
  /** Null before the game was made. */
  readonly game: Game | null;
  /** The next moment at which it changes, ms since the epoch; null when it is the game of now. */
  readonly nextAtMs: number | null;
}

/**
 * The game that stood at `atMs` (ms since the epoch): presses made by then, without those that were undone by then.
 * A press that was undone later was seen by the table, so it is seen by the viewers too, and taken back when it was.
 */
export function asOf(entries: readonly Entry[], atMs: number): Past {
  const standing = entries.filter(({ at, undoneAt }) => at <= atMs && (undoneAt === null || undoneAt > atMs));
  const later = entries
    .flatMap(({ at, undoneAt }) => (undoneAt === null ? [at] : [at, undoneAt]))
    .filter((moment) => moment > atMs);
  return {
    game: standing.length === 0 ? null : replay(standing.flatMap((entry) => entry.events)),
    nextAtMs: later.length === 0 ? null : Math.min(...later),
  };
}
