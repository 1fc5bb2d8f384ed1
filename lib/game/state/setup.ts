// Starting a game: from nothing, or from a position.

import type { BySeat, Seat } from '../basics/seats';
import type { OptionPatch } from '../rules/options';
import type { Role, RuleSet } from '../rules/roles';
import type { Timers } from '../rules/timers';
import type { ExitHow, Nomination } from './state';

/** What the host fills in before the deal (CL-01, CL-02, CT-01). */
export interface Setup {
  readonly rules: RuleSet;
  /** Options that differ from the seed's. */
  readonly options?: OptionPatch;
  readonly timers?: Partial<Timers>;
  /** Names by seat: the first sits at 1. */
  readonly names: readonly string[];
  readonly title?: string;
  /** Which table of the evening or tournament this is, as the host calls it. */
  readonly table?: string;
  readonly gameNumber?: number | null;
  readonly hostName?: string;
  readonly assistantName?: string;
  /** A game in progress: late joiners, recovery by hand, worked examples. */
  readonly position?: Position;
}

/** A game in progress. What is left out is as at the start of that stage. */
export interface Position {
  readonly stage: 'night' | 'speeches';
  /** The day that runs, or the day before the night that runs. */
  readonly day: number;
  readonly roles: readonly Role[];
  /** Seats that are out, and how (default: voted out). */
  readonly out?: BySeat<ExitHow>;
  readonly fouls?: BySeat<number>;
  readonly warnings?: BySeat<number>;
  readonly silenced?: readonly Seat[];
  /** Who opened this day. */
  readonly opener?: Seat;
  readonly nominations?: readonly Nomination[];
  readonly spoken?: readonly Seat[];
  /** Who has the floor; only in `speeches`. */
  readonly speaker?: Seat | null;
  readonly lastHeal?: Seat | null;
  readonly selfHeals?: number;
  readonly lastVisit?: Seat | null;
  readonly voteCancelled?: true;
}
