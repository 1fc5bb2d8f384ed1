// Why a press changed nothing, in a form that can be put into words in any language.

import { err, type Result } from './result';

/** Every reason to refuse. Stable: logs, tests and messages refer to them. */
export const REFUSALS = [
  'unknown-command',
  'bad-value',
  'wrong-stage',
  'not-offered',
  'game-over',
  'player-count',
  'duplicate-name',
  'empty-name',
  'staff-seated',
  'unknown-option',
  'bad-position',
  'deck-mismatch',
  'no-mafia',
  'no-civilian',
  'too-many-mafia',
  'unknown-role',
  'not-in-game',
  'no-such-seat',
  'already-out',
  'identity-mismatch',
  'too-many-targets',
  'not-a-shooter',
  'shot-at-own',
  'no-don',
  'no-sheriff',
  'role-out',
  'one-check-per-night',
  'check-of-out',
  'check-of-self',
  'already-acted',
  'must-act',
  'same-patient-twice-in-a-row',
  'self-heal-once-per-game',
  'self-heal-forbidden',
  'same-target-twice-in-a-row',
  'cannot-visit-self',
  'target-own',
  'not-mafia',
  'no-speaker',
  'not-the-speaker',
  'already-nominated',
  'one-per-day',
  'self-nomination',
  'not-nominated',
  'withdrawal-forbidden',
  'turns-left',
  'order-fixed',
  'no-candidate',
  'already-voted',
  'not-voted',
  'not-a-voter',
  'not-a-candidate',
  'candidate-closed',
  'self-vote',
  'too-many-votes',
  'abstained',
  'pulled-hand-stays',
  'vote-cancelled',
  'assign-every-tied-candidate',
  'side-unassigned',
  'coin-needs-two',
  'fourth-foul-removes',
  'second-warning-removes',
  'unknown-reason',
  'removal-reason',
  'penalty-not-in-rules',
  'option-off',
  'no-clock',
  'clock-running',
  'clock-paused',
  'must-confirm',
  'not-the-victim',
  'not-checked',
  'one-name-only',
  'not-the-commissar',
  'too-late',
] as const;
/** A refusal's code. */
export type RefusalCode = (typeof REFUSALS)[number];

/** A refused command: nothing changed. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The rule that refused, e.g. `CL-31`. */
  readonly rule: string;
  /** What the message needs: seats, counts, names. */
  readonly params: Readonly<Record<string, string | number | readonly number[]>>;
  /** The host may insist: the same command with `force: true` is accepted and the override is logged. */
  readonly forceable: boolean;
}

type Params = Refusal['params'];

/** A refusal that stands. */
export const refuse = (code: RefusalCode, rule: string, params: Params = {}): Result<never, Refusal> =>
  err({ code, rule, params, forceable: false });

/** A refusal that the host may override with `force: true`. */
export const confirmFirst = (code: RefusalCode, rule: string, params: Params = {}): Result<never, Refusal> =>
  err({ code, rule, params, forceable: true });
