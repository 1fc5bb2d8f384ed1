// What a screen needs to draw the table, already computed and cut to one audience.

import type { Seat } from '../basics/seats';
import type { NightAct, NightStep } from '../rules/night-script';
import type { Role, RuleSet, Team, Winner } from '../rules/roles';
import type { ExitHow, SkipReason } from '../state/state';

/**
 * Who looks.
 * - `viewers`: the stream, with what the host has released (the default for OBS).
 * - `viewers-with-roles`: a stream that shows roles, checks and shots.
 * - `room`: a screen the players can see; never a secret before the end.
 * - `host`: everything.
 * - `desk`: the commentators; the same knowledge as `viewers`.
 */
export const AUDIENCES = ['viewers', 'viewers-with-roles', 'room', 'host', 'desk'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The whole table as one audience may see it. Seats are 1-based and in table order. */
export interface TableView {
  readonly audience: Audience;
  readonly rules: RuleSet;
  /** Title of the broadcast; empty when the host gave none. */
  readonly title: string;
  /** Number of the game of the evening; null when the host gave none. */
  readonly gameNumber: number | null;
  readonly hostName: string;
  /** 0 before Day 1; Night 1 is before Day 1 (rules.md, section 0). */
  readonly day: number;
  /** 0 before Night 1. */
  readonly night: number;
  readonly stage: StageView;
  readonly seats: readonly SeatView[];
  /** Accepted nominations of the day, in order (CL-34). */
  readonly nominations: readonly NominationView[];
  /** Ballots of the day that are closed, oldest first, with what came of them. */
  readonly ballots: readonly ClosedBallotView[];
  readonly clock: ClockView | null;
  /** Checks so far; empty for an audience that may not know them. */
  readonly checks: readonly CheckView[];
  /** Nights' shots and victims so far; empty for an audience that may not know them. */
  readonly shots: readonly ShotView[];
  readonly bestMove: BestMoveView | null;
  /** Commissar's testimony after his last word (CT-20), null before it. */
  readonly testimony: { readonly by: Seat; readonly seat: Seat; readonly mafia: boolean } | null;
  /** The vote of this day is cancelled by a removal (AMB-08). */
  readonly voteCancelled: boolean;
}

export interface SeatView {
  readonly seat: Seat;
  /** As the host typed it: text, never markup. */
  readonly name: string;
  readonly inGame: boolean;
  /** How and when the player left; null while in the game. */
  readonly exit: ExitView | null;
  /** 0–4 (CL-80). */
  readonly fouls: number;
  /** City: 0–2 (CT-19). Classic: 1 after the first mouth noise (CL-83). */
  readonly warnings: number;
  readonly technicalFouls: number;
  /** The player loses the next minute (CL-86). */
  readonly silenced: boolean;
  /** The player has the floor now. */
  readonly speaking: boolean;
  /** Null when this audience may not know it, or no card is dealt. */
  readonly role: Role | null;
  readonly team: Team | null;
}

export interface ExitView {
  readonly how: ExitHow;
  readonly phase: 'day' | 'night';
  /** The day's or night's number. */
  readonly number: number;
}

export interface NominationView {
  readonly by: Seat;
  readonly seat: Seat;
}

/**
 * The clock of the running turn. Running: `startedAt` is set and the remaining time is
 * `seconds * 1000 - (now - startedAt)`. Paused: `remainingMs` is set. Exactly one of the two is not null.
 */
export interface ClockView {
  readonly kind: 'speech' | 'defence' | 'last-word' | 'arrangement' | 'best-move';
  readonly seat: Seat | null;
  /** Full length, seconds. */
  readonly seconds: number;
  /** ms since the epoch on the publisher's clock. */
  readonly startedAt: number | null;
  readonly remainingMs: number | null;
}

/** One candidate's line in a ballot. */
export interface CandidateView {
  readonly seat: Seat;
  readonly by: Seat | null;
  readonly votes: number;
  /** Those entered by name; fewer than `votes` when the host typed a count. */
  readonly voters: readonly Seat[];
  readonly state: 'waiting' | 'open' | 'closed';
  /** This candidate gets every unused vote (CL-46). */
  readonly takesRest: boolean;
  /** Among the top at this moment; only meaningful once somebody has a vote. */
  readonly leads: boolean;
}

export interface ClosedBallotView {
  /** 0 = ballot, 1… = revotes. */
  readonly round: number;
  readonly candidates: readonly {
    readonly seat: Seat;
    readonly votes: number;
    readonly voters: readonly Seat[];
  }[];
  readonly leaders: readonly Seat[];
}

export interface CheckView {
  readonly night: number;
  readonly by: 'don' | 'sheriff' | 'commissar';
  readonly seat: Seat;
  readonly answer: 'sheriff' | 'not-sheriff' | 'black' | 'red' | 'mafia' | 'not-mafia';
}

export interface ShotView {
  readonly night: number;
  /** Shooter → seats shot at; empty when the killers did not agree by name. */
  readonly shots: readonly { readonly by: Seat; readonly at: readonly Seat[] }[];
  /** Null: a miss, or nobody chosen. */
  readonly victim: Seat | null;
}

export interface BestMoveView {
  readonly by: Seat;
  readonly seats: readonly Seat[];
}

/** What happens now. Discriminated on `type`. */
export type StageView =
  | { readonly type: 'deal'; readonly dealt: number; readonly of: number }
  | {
      readonly type: 'night';
      readonly number: number;
      /** Who wakes now; null for every audience that may not follow the night. */
      readonly step: NightStep | null;
      readonly act: NightAct | null;
    }
  | { readonly type: 'morning'; readonly killed: readonly Seat[] }
  | {
      readonly type: 'speeches';
      readonly opener: Seat;
      readonly speaker: Seat | null;
      /** The turn has no seconds: the player was silenced by a third foul (CL-86). */
      readonly silenced: boolean;
      /** Those still to speak, in order, without the speaker. */
      readonly next: readonly Seat[];
    }
  | {
      readonly type: 'vote-pending';
      readonly candidates: readonly Seat[];
      /** Why there will be no ballot; null when there will. */
      readonly skip: SkipReason | null;
    }
  | {
      readonly type: 'ballot';
      readonly round: number;
      readonly candidates: readonly CandidateView[];
      readonly current: Seat;
      /** Living voters whose vote is not given yet. */
      readonly waiting: readonly Seat[];
      /** Votes not given yet, by number (some may have been entered as a count). */
      readonly unused: number;
      readonly leaders: readonly Seat[];
    }
  | {
      readonly type: 'defence';
      readonly round: number;
      /** The tied, in order of speaking (AMB-20); one seat when Day 1's leader speaks and stays (AMB-27). */
      readonly seats: readonly Seat[];
      readonly speaker: Seat | null;
      readonly next: readonly Seat[];
      readonly leadsTo: 'revote' | 'stay';
    }
  | {
      readonly type: 'raise-all';
      readonly seats: readonly Seat[];
      readonly votesFor: number;
      readonly voters: readonly Seat[];
      /** Fewest hands that remove them all (CL-50: more than half of the living). */
      readonly needed: number;
      readonly living: number;
    }
  | { readonly type: 'lot'; readonly seats: readonly Seat[] }
  | {
      readonly type: 'last-words';
      readonly after: 'night' | 'vote';
      readonly seats: readonly Seat[];
      readonly speaker: Seat | null;
      readonly next: readonly Seat[];
    }
  | { readonly type: 'evening'; readonly outcome: OutcomeView }
  | { readonly type: 'over'; readonly winner: Winner; readonly rolesReleased: boolean };

/** What the day came to, before the night falls. */
export type OutcomeView =
  | { readonly type: 'left'; readonly seats: readonly Seat[]; readonly how: ExitHow }
  | {
      readonly type: 'stayed';
      readonly seats: readonly Seat[];
      readonly why: SkipReason | 'raise-all' | 'lot' | 'alibi' | 'day-1';
    }
  | { readonly type: 'no-vote'; readonly why: SkipReason };
