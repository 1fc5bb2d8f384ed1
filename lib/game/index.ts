// The public face of the rules: everything else in the project imports from here.

export { REFUSALS, type Refusal, type RefusalCode } from './basics/refusal';
export { err, ok, type Result } from './basics/result';
export { type BySeat, isSeat, type Seat, seatsUpTo } from './basics/seats';
export { offers } from './offers/offers';
export type { Field, Offer } from './offers/types';
export { decide } from './phases/decide';
export type { Decision } from './phases/draft';
export { MAX_NAME_LENGTH, newGame } from './phases/new-game';
export {
  deckFor,
  type MafiaSuggestion,
  type SetupWarning,
  SPECIALS,
  type Special,
  setupWarnings,
  suggestMafia,
  suggestSpecials,
} from './rules/deck';
export {
  CITY_REASONS,
  CLASSIC_REASONS,
  type Penalty,
  REASONS_OF,
  type Reason,
  type ReasonSpec,
} from './rules/discipline-catalogue';
export type { NightAct, NightStep, Waker } from './rules/night-script';
export {
  CITY_OPTIONS,
  type CityOptions,
  CLASSIC_OPTIONS,
  type ClassicOptions,
  defaultOptions,
  findOptionError,
  OPTIONS_OF,
  type OptionPatch,
  type OptionSpec,
  type OptionValue,
} from './rules/options';
export { PRESETS, type Preset, type PresetName, preset } from './rules/presets';
export {
  isBlack,
  ROLES,
  ROLES_OF,
  type Role,
  RULE_SETS,
  type RuleSet,
  TEAMS,
  type Team,
  teamOf,
  type Winner,
} from './rules/roles';
export { DEFAULT_TIMERS, MAX_TIMER_SECONDS, type Timers } from './rules/timers';
export type { Command, CommandOf, CommandType, Correction } from './state/commands';
export type { EventOf, EventType, GameEvent } from './state/events';
export { evolve } from './state/evolve';
export { replay } from './state/replay';
export type { Position, Setup } from './state/setup';
export type {
  Clock,
  Exit,
  ExitHow,
  Game,
  NightActs,
  Nomination,
  Outcome,
  Player,
  SkipReason,
  Stage,
  StageOf,
  StageType,
  Tally,
  Turns,
} from './state/state';
export * from './view/types';
export { view } from './view/view';
