// The night as data: who wakes, in which order, to do what.

import type { RuleSet } from './roles';

/** What a woken role does. */
export const NIGHT_ACTS = [
  'show',
  'arrange',
  'shoot',
  'seek-sheriff',
  'seek-black',
  'visit',
  'pick',
  'kill',
  'heal',
  'seek-mafia',
] as const;
/**
 * - `show`: the role shows itself to the host (Night 1). `arrange`: the blacks meet, the Don gives the shooting order.
 * - `shoot`: the blacks fire blind (CL-60). `seek-sheriff`/`seek-black`: the Don's and Sheriff's checks (CL-63, CL-64).
 * - `visit`: Putana. `pick`: the city Mafia's victim. `kill`: Maniac. `heal`: Doctor. `seek-mafia`: Commissar.
 */
export type NightAct = (typeof NIGHT_ACTS)[number];

/** Who wakes. */
export type Waker = 'don' | 'mafia' | 'sheriff' | 'putana' | 'maniac' | 'doctor' | 'commissar';

/** One call of the host at night. */
export interface NightStep {
  readonly wakes: Waker;
  readonly act: NightAct;
}

/** Night 1 of the classic game: Don, then the blacks together, then the Sheriff (CL-12…CL-15, CL-17). */
export const CLASSIC_INTRODUCTION: readonly NightStep[] = [
  { wakes: 'don', act: 'show' },
  { wakes: 'mafia', act: 'arrange' },
  { wakes: 'sheriff', act: 'show' },
];

/** Later classic nights: shooting, Don, Sheriff (CL-65). */
export const CLASSIC_NIGHT: readonly NightStep[] = [
  { wakes: 'mafia', act: 'shoot' },
  { wakes: 'don', act: 'seek-sheriff' },
  { wakes: 'sheriff', act: 'seek-black' },
];

/** City introduction night (CT-34). Steps of roles that were not dealt are left out. */
export const CITY_INTRODUCTION: readonly NightStep[] = [
  { wakes: 'mafia', act: 'show' },
  { wakes: 'putana', act: 'show' },
  { wakes: 'maniac', act: 'show' },
  { wakes: 'doctor', act: 'show' },
  { wakes: 'commissar', act: 'show' },
];

/** City nights: Putana, Mafia, Maniac, Doctor, Commissar (CT-27). */
export const CITY_NIGHT: readonly NightStep[] = [
  { wakes: 'putana', act: 'visit' },
  { wakes: 'mafia', act: 'pick' },
  { wakes: 'maniac', act: 'kill' },
  { wakes: 'doctor', act: 'heal' },
  { wakes: 'commissar', act: 'seek-mafia' },
];

/** The two scripts of a rule set. */
export const SCRIPTS: Readonly<
  Record<RuleSet, { readonly introduction: readonly NightStep[]; readonly night: readonly NightStep[] }>
> = {
  classic: { introduction: CLASSIC_INTRODUCTION, night: CLASSIC_NIGHT },
  city: { introduction: CITY_INTRODUCTION, night: CITY_NIGHT },
};
