// What happened. Events are facts and their names are forever: old logs must replay to the same end.

import type { RefusalCode } from '../basics/refusal';
import type { BySeat, Seat } from '../basics/seats';
import type { NightStep } from '../rules/night-script';
import type { OptionPatch } from '../rules/options';
import type { Role, RuleSet, Winner } from '../rules/roles';
import type { Timers } from '../rules/timers';
import type { Correction } from './commands';
import type { Position } from './setup';
import type { Check, ExitHow, Outcome, Tally } from './state';

type Events = {
  'game-created': {
    readonly rules: RuleSet;
    readonly options: OptionPatch;
    readonly timers: Timers;
    readonly names: readonly string[];
    readonly title: string;
    readonly gameNumber: number | null;
    readonly hostName: string;
    readonly position: Position | null;
    /** Left out when the host named none. */
    readonly table?: string;
  };
  // Deal
  'role-assigned': { readonly seat: Seat; readonly role: Role | null };
  'roles-dealt': { readonly roles: readonly Role[]; readonly seed: number };
  redeal: { readonly by: Seat; readonly whose: Seat };
  // Night
  'night-fell': { readonly night: number; readonly steps: readonly NightStep[] };
  identified: { readonly seats: readonly Seat[] };
  'shooting-order-set': { readonly seats: readonly Seat[] };
  'shot-fired': { readonly by: Seat; readonly at: readonly Seat[] };
  'shooting-closed': { readonly victim: Seat | null };
  checked: Check;
  'role-blocked': { readonly wakes: string };
  picked: { readonly picks: BySeat<Seat | null> };
  'picking-closed': { readonly victim: Seat | null };
  visited: { readonly seat: Seat };
  'kill-chosen': { readonly seat: Seat };
  healed: { readonly seat: Seat; readonly self: boolean };
  'step-closed': { readonly step: number };
  'morning-came': { readonly day: number; readonly killed: readonly Seat[] };
  // Turns
  'speeches-opened': { readonly opener: Seat; readonly order: readonly Seat[] };
  'defence-opened': {
    readonly order: readonly Seat[];
    readonly round: number;
    readonly leadsTo: 'revote' | 'stay';
  };
  'last-words-opened': { readonly order: readonly Seat[]; readonly after: 'night' | 'vote' };
  /** `seconds` 0: a silenced player's turn (CL-87), or no clock. */
  'turn-started': { readonly seat: Seat; readonly seconds: number; readonly at: number };
  'turn-ended': { readonly seat: Seat };
  'silence-served': { readonly seat: Seat };
  'speeches-closed': object;
  'order-set': { readonly opener: Seat; readonly order: readonly Seat[] };
  nominated: { readonly by: Seat; readonly seat: Seat };
  'nomination-refused': { readonly by: Seat };
  'nomination-withdrawn': { readonly by: Seat; readonly seat: Seat };
  // Vote
  'ballot-opened': {
    readonly round: number;
    readonly candidates: readonly Seat[];
    readonly voters: readonly Seat[];
  };
  voted: { readonly voter: Seat; readonly candidate: Seat };
  'vote-taken-back': { readonly voter: Seat; readonly candidate: Seat };
  'votes-counted': { readonly candidate: Seat; readonly count: number };
  'candidate-closed': { readonly candidate: Seat };
  'ballot-closed': {
    readonly round: number;
    readonly tallies: readonly Tally[];
    readonly leaders: readonly Seat[];
  };
  'raise-all-opened': { readonly seats: readonly Seat[] };
  'hand-raised': { readonly voter: Seat };
  'hands-counted': { readonly count: number };
  'raise-all-closed': { readonly votesFor: number; readonly votesAgainst: number };
  'lot-opened': { readonly seats: readonly Seat[] };
  'lot-drawn': {
    readonly method: 'coin' | 'draw';
    readonly assign: Readonly<Record<string, Seat>>;
    readonly result: string;
    readonly seat: Seat;
  };
  'lot-declined': object;
  'alibi-announced': { readonly seat: Seat };
  /** The day is done; night follows. */
  'day-closed': { readonly outcome: Outcome };
  // Leaving
  left: { readonly seats: readonly Seat[]; readonly how: ExitHow; readonly reason: string | null };
  'card-opened': { readonly seat: Seat; readonly role: Role };
  'best-move-named': { readonly by: Seat; readonly seats: readonly Seat[] };
  guessed: { readonly by: Seat; readonly seats: readonly Seat[] };
  testified: { readonly by: Seat; readonly seat: Seat; readonly mafia: boolean };
  // Clock
  'clock-started': { readonly kind: 'arrangement'; readonly seconds: number; readonly at: number };
  'clock-paused': { readonly at: number };
  'clock-resumed': { readonly at: number };
  'clock-extended': { readonly seconds: number };
  'clock-stopped': object;
  // Discipline
  fouled: { readonly seat: Seat; readonly added: number; readonly fouls: number; readonly reason: string };
  warned: { readonly seat: Seat; readonly warnings: number; readonly reason: string };
  'technical-fouled': { readonly seat: Seat; readonly technicalFouls: number };
  silenced: { readonly seat: Seat };
  /** Removal of somebody who was out already: no effect on the game. */
  'removed-after-exit': { readonly seat: Seat; readonly reason: string };
  'vote-cancelled': { readonly day: number };
  'team-defeated': { readonly seat: Seat };
  // Ends and the host's hand
  decided: { readonly winner: Winner };
  'game-over': { readonly winner: Winner };
  'roles-released': object;
  corrected: { readonly change: Correction };
  /** A rule was overruled by the host. */
  forced: { readonly rule: string; readonly code: RefusalCode };
  noted: { readonly text: string; readonly seat: Seat | null };
};

/** An event's name. */
export type EventType = keyof Events;
/** A fact of the game. */
export type GameEvent = { [T in EventType]: { readonly type: T } & Events[T] }[EventType];
/** The event of one name. */
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
