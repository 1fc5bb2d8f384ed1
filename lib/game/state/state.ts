// The game as it stands: the fold of its events.

import type { BySeat, Seat } from '../basics/seats';
import type { NightStep } from '../rules/night-script';
import type { OptionPatch } from '../rules/options';
import type { Role, RuleSet, Winner } from '../rules/roles';
import type { Rules } from '../rules/rules';
import type { Timers } from '../rules/timers';

/** How a player left the game. */
export type ExitHow = 'killed' | 'voted-out' | 'raised' | 'lot' | 'removed' | 'followed' | 'corrected';

/** Why a day has no ballot. */
export type SkipReason =
  | 'no-candidates'
  | 'single-on-day-1'
  | 'single'
  | 'vote-cancelled'
  | 'no-day-1-vote'
  | 'tie-at-four'
  | 'three-of-nine'
  | 'whole-table'
  | 'more-than-half'
  | 'narrowed-tie';

/** One player at the table. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly role: Role | null;
  readonly exit: Exit | null;
  /** 0–4 (CL-80). */
  readonly fouls: number;
  readonly warnings: number;
  readonly technicalFouls: number;
  /** Loses the next minute (CL-86). */
  readonly silenced: boolean;
  /** The card lies open (CT-28). */
  readonly cardOpen: boolean;
}

/** How, when and why a player left. */
export interface Exit {
  readonly how: ExitHow;
  readonly phase: 'day' | 'night';
  readonly number: number;
  readonly reason: string | null;
}

/** An accepted nomination (CL-30). */
export interface Nomination {
  readonly by: Seat;
  readonly seat: Seat;
}

/** People speaking one after another. */
export interface Turns {
  readonly done: readonly Seat[];
  /** Who has the floor; null before the first, or after the speaker was removed. */
  readonly speaker: Seat | null;
  /** Length of the speaker's turn; 0 for a silenced one (CL-87). */
  readonly seconds: number;
  /** Still to speak, in order. */
  readonly waiting: readonly Seat[];
}

/** A candidate's votes. `count` is at least `voters.length`: the host may know only the number. */
export interface Tally {
  readonly seat: Seat;
  readonly voters: readonly Seat[];
  readonly count: number;
}

/** A closed ballot of the day. */
export interface ClosedBallot {
  readonly round: number;
  readonly tallies: readonly Tally[];
  readonly leaders: readonly Seat[];
}

/** What was done this night so far. */
export interface NightActs {
  /** Classic: each black's shots (CL-60); a missing key = nothing entered. */
  readonly shots: BySeat<readonly Seat[]>;
  /** City: the Mafia's picks (CT-10). */
  readonly picks: BySeat<Seat | null>;
  readonly visit: Seat | null;
  readonly kill: Seat | null;
  readonly heal: Seat | null;
  /** Roles whose act was entered tonight. */
  readonly acted: readonly string[];
  /** Roles that showed themselves (Night 1). */
  readonly identified: readonly string[];
  /** Who falls in the morning; known when the shooting or picking is closed. */
  readonly victim: Seat | null;
}

/** One check at night. */
export interface Check {
  readonly night: number;
  readonly by: 'don' | 'sheriff' | 'commissar';
  readonly seat: Seat;
  readonly answer: 'sheriff' | 'not-sheriff' | 'black' | 'red' | 'mafia' | 'not-mafia';
}

/** The shots of one night. */
export interface NightShots {
  readonly night: number;
  readonly shots: BySeat<readonly Seat[]>;
  readonly victim: Seat | null;
}

/** The running clock. Exactly one of `startedAt` (running) and `remainingMs` (paused) is not null. */
export interface Clock {
  readonly kind: 'speech' | 'defence' | 'last-word' | 'arrangement';
  readonly seat: Seat | null;
  readonly seconds: number;
  readonly startedAt: number | null;
  readonly remainingMs: number | null;
}

/** What the day came to. */
export type Outcome =
  | { readonly type: 'left'; readonly seats: readonly Seat[]; readonly how: ExitHow }
  | {
      readonly type: 'stayed';
      readonly seats: readonly Seat[];
      readonly why: SkipReason | 'raise-all' | 'lot' | 'alibi' | 'day-1';
    }
  | { readonly type: 'no-vote'; readonly why: SkipReason };

/** Where the game is. */
export type Stage =
  | { readonly type: 'deal' }
  | {
      readonly type: 'night';
      readonly steps: readonly NightStep[];
      readonly step: number;
      readonly acts: NightActs;
    }
  | { readonly type: 'morning'; readonly killed: readonly Seat[] }
  | { readonly type: 'speeches'; readonly turns: Turns }
  | { readonly type: 'vote-pending' }
  | {
      readonly type: 'ballot';
      readonly round: number;
      /** In voting order; `tallies[i]` is the candidate at i. */
      readonly tallies: readonly Tally[];
      /** Index of the candidate being voted. */
      readonly current: number;
      readonly voters: readonly Seat[];
    }
  | {
      readonly type: 'defence';
      readonly turns: Turns;
      /** Round of the revote that follows. */
      readonly round: number;
      readonly leadsTo: 'revote' | 'stay';
    }
  | {
      readonly type: 'raise-all';
      readonly seats: readonly Seat[];
      readonly voters: readonly Seat[];
      readonly count: number;
    }
  | { readonly type: 'lot'; readonly seats: readonly Seat[] }
  | { readonly type: 'last-words'; readonly after: 'night' | 'vote'; readonly turns: Turns }
  | { readonly type: 'evening'; readonly outcome: Outcome }
  | { readonly type: 'over'; readonly winner: Winner };

/** The name of a stage. */
export type StageType = Stage['type'];
/** The stage of one name. */
export type StageOf<T extends StageType> = Extract<Stage, { readonly type: T }>;

/** Everything the rules need to know. Immutable. */
export interface Game {
  readonly set: RuleSet;
  readonly rules: Rules;
  readonly options: OptionPatch;
  readonly timers: Timers;
  readonly title: string;
  readonly table: string;
  readonly gameNumber: number | null;
  readonly hostName: string;
  /** In table order; `players[seat - 1]`. */
  readonly players: readonly Player[];
  readonly stage: Stage;
  /** 0 before Day 1. */
  readonly day: number;
  /** 0 before Night 1. */
  readonly night: number;
  /** Who opened the current or last day (CL-22); null before Day 1. */
  readonly opener: Seat | null;
  /** Who spoke last in the last circle (AMB-23). */
  readonly lastSpeaker: Seat | null;
  readonly nominations: readonly Nomination[];
  /** Who has had his turn today. */
  readonly spoken: readonly Seat[];
  readonly ballots: readonly ClosedBallot[];
  readonly shootingOrder: readonly Seat[];
  readonly shots: readonly NightShots[];
  readonly checks: readonly Check[];
  /** Seat healed last night (CT-22). */
  readonly lastHeal: Seat | null;
  readonly selfHeals: number;
  /** Putana's clients, one per night, newest last; null = no visit that night (CT-25). */
  readonly visits: readonly (Seat | null)[];
  /** The day whose vote a removal has cancelled (AMB-08). */
  readonly cancelledDay: number | null;
  /** Decided, perhaps not announced yet (CL-72). */
  readonly decided: Winner | null;
  /** Nights and days in a row in which nobody left (AMB-18); −1 while the running one has seen somebody leave. */
  readonly quietCycles: number;
  /** Whom leaving players took for black (CT-16); words only, never votes. */
  readonly guesses: readonly { readonly by: Seat; readonly seats: readonly Seat[] }[];
  readonly bestMove: { readonly by: Seat; readonly seats: readonly Seat[] } | null;
  readonly testimony: { readonly by: Seat; readonly seat: Seat; readonly mafia: boolean } | null;
  readonly clock: Clock | null;
  readonly rolesReleased: boolean;
}
