// What is kept of a game: one row for the game, one row for every accepted press.

import type { Command, Game, GameEvent, Refusal, RuleSet, Setup } from '../game';

/** Version of the rows' format. A log of a newer version is left alone and reported. */
export const LOG_VERSION = 1;

/** Where a game is in the archive. `abandoned`: put aside without an end, can be gone on with. */
export const GAME_STATUSES = ['running', 'over', 'abandoned'] as const;
/** A game's place in the archive. */
export type GameStatus = (typeof GAME_STATUSES)[number];

/** One game. Times are ms since the epoch. */
export interface GameRow {
  /** A UUID. */
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly status: GameStatus;
  readonly rules: RuleSet;
  readonly title: string;
  readonly logVersion: number;
  /** Grows by one with every press, undo and redo, in whatever window: the token a change is made against. */
  readonly rev: number;
  /** `rev` of the last undo or redo: since then the log has only been appended to. 0 = never. */
  readonly rewoundRev: number;
  /** A game that goes on from the readable part of a damaged log: whose, and its last entry that was taken over. */
  readonly branchOf?: { readonly gameId: string; readonly n: number };
  /** When it was brought back from its second copy, ms since the epoch: the database had lost it. */
  readonly restoredAt?: number;
}

/** The first entry's command: what the host filled in. */
export interface Creation {
  readonly type: 'create-game';
  readonly at: number;
  readonly setup: Setup;
}

/** One accepted press with the events it was decided into: undone and redone as one. */
export interface Entry {
  readonly gameId: string;
  /** 1, 2, 3… without gaps. */
  readonly n: number;
  /** `n` of the press it was decided on top of; 0 for the creation. */
  readonly after: number;
  /** When it was pressed, ms since the epoch. */
  readonly at: number;
  readonly command: Command | Creation;
  readonly events: readonly GameEvent[];
  /** When it was undone, ms since the epoch; null = it stands. */
  readonly undoneAt: number | null;
  /** Timecode of the stream or recording, once one is known. */
  readonly stream: null;
}

/**
 * Why the log did not change.
 * - `refused`: the rules said no.
 * - `stale`: the log has moved on since the caller looked (another window pressed); look again.
 * - `nothing-to-undo`, `nothing-to-redo`.
 * - `no-game`: there is no such game.
 * - `unknown-version`: written by a newer version of this program; left as it is.
 * - `corrupt`: the rows do not make a game; left as they are. `damage` says where, when it was found by reading.
 * - `storage`: the browser's database failed; `name` is its error's name, e.g. `QuotaExceededError`.
 */
export type LogError =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'stale' }
  | { readonly kind: 'nothing-to-undo' }
  | { readonly kind: 'nothing-to-redo' }
  | { readonly kind: 'no-game'; readonly gameId: string }
  | { readonly kind: 'unknown-version'; readonly version: number }
  | { readonly kind: 'corrupt'; readonly detail: string; readonly damage?: Damage }
  | {
      readonly kind: 'storage';
      readonly cause: StorageCause;
      readonly name: string;
      readonly detail: string;
    };

/** Where a log stops making sense. */
export interface Damage {
  readonly meta: GameRow;
  /** The first entry that cannot be read. */
  readonly n: number;
  /** How many rows there are. */
  readonly of: number;
}

/**
 * What the database failed at. `full`: no room on the disk or in the quota. `newer`: the database belongs to a newer
 * Mafiacast. `closed`: another window is changing it. `read`, `write`: anything else, by what was asked.
 */
export type StorageCause = 'full' | 'newer' | 'closed' | 'read' | 'write';

/** One press more, as it was committed: the game's row after it, and its entry. */
export interface Appended {
  readonly meta: GameRow;
  readonly entry: Entry;
}

/** A game's log as read and folded at one `rev`. A value: a change gives a new one. */
export interface LogState {
  readonly meta: GameRow;
  /** All entries, also the undone ones, by `n`. */
  readonly entries: readonly Entry[];
  readonly game: Game;
}
