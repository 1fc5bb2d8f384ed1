// The reasons for fouls, warnings and removals, with the penalty each one carries.

import type { RuleSet } from './roles';

/**
 * What a reason leads to: `foul` one or more fouls; `noise` a warning first, then fouls (CL-83); `remove` removal at once;
 * `warn` a city warning; `warn-or-remove` the host picks.
 */
export type Penalty = 'foul' | 'noise' | 'remove' | 'warn' | 'warn-or-remove';

/** One clause the host can point at. */
export interface ReasonSpec {
  readonly penalty: Penalty;
  readonly rule: string;
}

/** Classic clauses: 4.6.x, 6.x (fouls) and 7.1.x (removal). 6.7 and 7.1.1 are consequences, not reasons. */
export const CLASSIC_REASONS = {
  '6.1': { penalty: 'foul', rule: 'CL-84' },
  '6.2': { penalty: 'foul', rule: 'CL-67' },
  '6.3': { penalty: 'foul', rule: 'CL-81' },
  '6.4': { penalty: 'foul', rule: 'CL-84' },
  '6.5': { penalty: 'foul', rule: 'CL-85' },
  '6.6': { penalty: 'foul', rule: 'CL-84' },
  '6.8': { penalty: 'foul', rule: 'CL-82' },
  '6.9': { penalty: 'noise', rule: 'CL-83' },
  '6.10': { penalty: 'foul', rule: 'CL-84' },
  '6.11': { penalty: 'foul', rule: 'CL-84' },
  '4.6.1': { penalty: 'foul', rule: 'CL-26' },
  '4.6.2': { penalty: 'foul', rule: 'CL-26' },
  '4.6.3': { penalty: 'foul', rule: 'CL-26' },
  '4.6.4': { penalty: 'foul', rule: 'CL-26' },
  '4.6.5': { penalty: 'foul', rule: 'CL-26' },
  '4.6.6': { penalty: 'foul', rule: 'CL-26' },
  '4.6.7': { penalty: 'foul', rule: 'CL-26' },
  '7.1.2': { penalty: 'remove', rule: 'CL-93' },
  '7.1.3': { penalty: 'remove', rule: 'CL-93' },
  '7.1.4': { penalty: 'remove', rule: 'CL-93' },
  '7.1.5': { penalty: 'remove', rule: 'CL-93' },
  '7.1.6': { penalty: 'remove', rule: 'CL-93' },
  '7.1.7': { penalty: 'remove', rule: 'CL-92' },
} as const satisfies Record<string, ReasonSpec>;

/** City clauses by paragraph (rules.md, section 0). */
export const CITY_REASONS = {
  Q8: { penalty: 'warn', rule: 'CT-06' },
  Q9: { penalty: 'warn-or-remove', rule: 'CT-07' },
  Q17: { penalty: 'warn', rule: 'CT-29' },
  Q18: { penalty: 'warn', rule: 'CT-29' },
  Q19: { penalty: 'warn-or-remove', rule: 'CT-29' },
  Q20: { penalty: 'remove', rule: 'CT-18' },
} as const satisfies Record<string, ReasonSpec>;

/** The catalogue of a rule set, keyed by clause. */
export const REASONS_OF: Readonly<Record<RuleSet, Readonly<Record<string, ReasonSpec>>>> = {
  classic: CLASSIC_REASONS,
  city: CITY_REASONS,
};

/** A clause of the catalogue, or `host` for the host's discretion. */
export type Reason = keyof typeof CLASSIC_REASONS | keyof typeof CITY_REASONS | 'host';
