// What the host can press. A command carries time and chance as data: `at` and `seed`.

import type { BySeat, Seat } from '../basics/seats';
import type { Reason } from '../rules/discipline-catalogue';
import type { Role, Winner } from '../rules/roles';

/** Fields of every command. */
interface Press {
  /** When it was pressed, ms since the epoch. */
  readonly at: number;
  /** The host insists on something a refusal called `forceable`; the override is logged. */
  readonly force?: true;
}

type Commands = {
  // Deal
  /** CL-05, CT-04: a card by hand; null takes it back. */
  'assign-role': { readonly seat: Seat; readonly role: Role | null };
  /** CL-05: all cards at random from a logged seed; `deck` for city (CT-02), ignored by classic. */
  'deal-roles': { readonly seed: number; readonly deck?: readonly Role[] };
  /** CL-05, CT-04: the seats without a card are Civilians. */
  'assign-rest': object;
  /** CT-05: somebody saw another's card. */
  'card-seen': { readonly by: Seat; readonly whose: Seat };
  // Night
  /** CL-10: "night falls". Closes the deal, or the day. */
  'fall-night': object;
  /** CL-12, CL-13, CL-15, CT-34: those who woke, cross-checked with the cards. */
  identify: { readonly seats: readonly Seat[] };
  /** CL-14: the Don's order for the next three nights. */
  'set-shooting-order': { readonly seats: readonly Seat[] };
  /** CL-60: one black's shots; an empty list = did not fire. */
  shoot: { readonly by: Seat; readonly targets: readonly Seat[] };
  /** CL-60: all living blacks at one seat. */
  'shoot-all': { readonly target: Seat };
  /** CL-63, CL-64, CT-20: the woken role's check. */
  check: { readonly seat: Seat };
  /** CT-10: the victim the Mafia agreed on, null = no agreement; or each one's pick. */
  pick: { readonly seat: Seat | null; readonly picks?: BySeat<Seat | null> };
  /** CT-24. */
  visit: { readonly seat: Seat };
  /** CT-23. */
  kill: { readonly seat: Seat };
  /** CT-21. */
  heal: { readonly seat: Seat };
  /** The woken role sleeps, the next one wakes. */
  'next-step': object;
  /** CL-16, CL-66, CT-33: "morning". */
  morning: object;
  // Turns
  /** Ends the running turn ("thank you") and gives the floor to the next; starts the first one. */
  'next-turn': object;
  /** CL-30: the speaker's nominee. */
  nominate: { readonly seat: Seat };
  /** CL-31: the phrase was wrong; logged only. */
  'refuse-nomination': object;
  /** CL-33, with option `withdraw`. */
  'withdraw-nomination': object;
  /** CL-22: the opener by hand; always an override. */
  'set-order': { readonly order: readonly Seat[] };
  // Vote
  /** CL-40: "to the vote". */
  'open-ballot': object;
  /** CL-44: a hand for the candidate who is being voted. */
  vote: { readonly voter: Seat };
  /** CL-44: the number of hands for the candidate who is being voted. */
  'vote-count': { readonly count: number };
  /** A host's correction of a hand; always an override (CL-85). */
  unvote: { readonly voter: Seat };
  /** "Thank you": the next candidate, or the end of the ballot. */
  'close-candidate': object;
  /** CL-50. */
  'raise-hand': { readonly voter: Seat };
  'raise-count': { readonly count: number };
  'close-raise-all': object;
  /** CT-14: a coin for two, a draw for more; `assign` side → seat, `result` the side that came. */
  lot: {
    readonly method: 'coin' | 'draw';
    readonly assign: Readonly<Record<string, Seat>>;
    readonly result: string;
  };
  /** CT-14: the host does not use the lot. */
  'spare-all': object;
  // Words of those who leave
  /** AMB-26: the first victim names three. */
  'best-move': { readonly seats: readonly Seat[] };
  /** CT-16, AMB-26: whom a leaving player takes for black; not a vote. */
  guess: { readonly by: Seat; readonly seats: readonly Seat[] };
  /** CT-20: the Commissar names one he checked. */
  testify: { readonly seat: Seat };
  // Clock
  'pause-clock': object;
  'resume-clock': object;
  'add-seconds': { readonly seconds: number };
  'stop-clock': object;
  // Discipline
  /** CL-80…CL-85. */
  foul: { readonly seat: Seat; readonly count?: number; readonly reason?: Reason };
  /** CL-83: a mouth noise. */
  noise: { readonly seat: Seat };
  /** AMB-26: two technical fouls remove. */
  'technical-foul': { readonly seat: Seat };
  /** CT-29, CT-19. */
  warn: { readonly seat: Seat; readonly reason?: Reason };
  /** CL-91…CL-93, CT-18: removal; `vote` overrules the option's effect on the vote (AMB-08). */
  remove: { readonly seat: Seat; readonly reason?: Reason; readonly vote?: 'cancel' | 'hold' };
  /** AMB-15: the offender's team loses. */
  'team-defeat': { readonly seat: Seat };
  // The host's last resorts, always overrides
  /** Puts a computed fact right by hand. */
  correct: { readonly change: Correction };
  /** Ends the game with a result (AMB-18) or without one (`none`). */
  'end-game': { readonly winner: Winner };
  // After the game, and any time
  /** Shows the cards to the viewers. */
  'release-roles': object;
  /** A note of the host; for the log only. */
  note: { readonly text: string; readonly seat?: Seat };
};

/** A fact the host may overrule. */
export type Correction =
  | { readonly fact: 'in-game'; readonly seat: Seat }
  | { readonly fact: 'out'; readonly seat: Seat }
  | { readonly fact: 'fouls'; readonly seat: Seat; readonly value: number }
  | { readonly fact: 'warnings'; readonly seat: Seat; readonly value: number }
  | { readonly fact: 'silenced'; readonly seat: Seat; readonly value: boolean }
  | { readonly fact: 'role'; readonly seat: Seat; readonly value: Role }
  | { readonly fact: 'vote-cancelled'; readonly value: boolean };

/** A command's name. */
export type CommandType = keyof Commands;

/** A press of the host. */
export type Command = { [T in CommandType]: { readonly type: T } & Commands[T] & Press }[CommandType];

/** The command of one name. */
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>;
