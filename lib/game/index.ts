// The public face of the rules: everything else in the project imports from here.

export type { Command, CommandOf, CommandType, Correction } from './commands';
export { decide } from './decide';
export {
  deckFor,
  type MafiaSuggestion,
  type SetupWarning,
  SPECIALS,
  type Special,
  setupWarnings,
  suggestMafia,
  suggestSpecials,
} from './deck';
export {
  CITY_REASONS,
  CLASSIC_REASONS,
  type Penalty,
  REASONS_OF,
  type Reason,
  type ReasonSpec,
} from './discipline-catalogue';
export type { Decision } from './draft';
export type { EventOf, EventType, GameEvent } from './events';
export { evolve } from './evolve';
export { MAX_NAME_LENGTH, newGame } from './new-game';
export type { NightAct, NightStep, Waker } from './night-script';
export { offers } from './offers';
export type { Field, Offer } from './offers-types';
export {
  CITY_OPTIONS,
  CLASSIC_OPTIONS,
  defaultOptions,
  OPTIONS_OF,
  type OptionPatch,
  type OptionSpec,
  type OptionValue,
} from './options';
export { PRESETS, type Preset, type PresetName, preset } from './presets';
export { REFUSALS, type Refusal, type RefusalCode } from './refusal';
export { replay } from './replay';
export { err, ok, type Result } from './result';
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
} from './roles';
export { type BySeat, isSeat, type Seat, seatsUpTo } from './seats';
export type { Position, Setup } from './setup';
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
} from './state';
export { DEFAULT_TIMERS, MAX_TIMER_SECONDS, type Timers } from './timers';
export { view } from './view';
export * from './view-types';
