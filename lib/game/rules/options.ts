// Every option of both rule sets with its values, its default and the rule it varies.

import type { RuleSet } from './roles';

/** One option: the values it may take (the first is the seed's default) and the rule it belongs to. */
export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly values: readonly V[];
  readonly rule: string;
}

/** What an option may be set to. */
export type OptionValue = string | number | boolean;

const YES_NO = [true, false] as const;
const NO_YES = [false, true] as const;

/** Classic options (rules.md, section 6). Keys and values are stable: logs and presets carry them. */
export const CLASSIC_OPTIONS = {
  rotation: { values: ['first', 'last'], rule: 'AMB-23' },
  day1Single: { values: ['no-vote', 'vote'], rule: 'CL-41' },
  day1Ballot: { values: ['full', 'raise-only', 'speech-only', 'none'], rule: 'AMB-27' },
  narrowedTie: { values: ['new-crash', 'raise-all', 'night'], rule: 'AMB-03' },
  splitOrder: { values: ['same', 'reverse'], rule: 'AMB-20' },
  raiseAllAtFour: { values: NO_YES, rule: 'AMB-19' },
  raiseAllThreeOfNine: { values: [true, false, 'after-miss'], rule: 'AMB-06' },
  raiseAllWholeTable: { values: ['off', 'draw'], rule: 'AMB-05' },
  raiseAllMax: { values: ['none', 'half'], rule: 'AMB-05' },
  withdraw: { values: ['no', 'explicit', 'last-counts'], rule: 'AMB-22' },
  selfNomination: { values: YES_NO, rule: 'AMB-13' },
  selfVote: { values: YES_NO, rule: 'AMB-13' },
  thirdFoul: { values: ['lose-minute', '30s', 'none'], rule: 'AMB-12' },
  thirdFoulLosesLastWord: { values: YES_NO, rule: 'AMB-12' },
  shortSpeechAtOrBelow: { values: [0, 4], rule: 'AMB-12' },
  removalCancelsVote: { values: ['nearest', 'if-nominated', 'during-continues', 'never'], rule: 'AMB-08' },
  lateRemoval: { values: ['cancels-next', 'none'], rule: 'AMB-09' },
  nightVictimLastWord: { values: YES_NO, rule: 'AMB-11' },
  nightVictimMayNominate: { values: NO_YES, rule: 'AMB-11' },
  lastWordOnGameEnd: { values: YES_NO, rule: 'AMB-10' },
  stalemate: { values: ['prompt', 'draw', 'red-wins'], rule: 'AMB-18' },
  callNumbers: { values: ['all', 'living'], rule: 'AMB-14' },
  bestMove: { values: NO_YES, rule: 'AMB-26' },
  onRecord: { values: NO_YES, rule: 'AMB-26' },
  techFouls: { values: NO_YES, rule: 'AMB-26' },
  oppositeTeamWin: { values: NO_YES, rule: 'AMB-15' },
} as const satisfies Record<string, OptionSpec>;

/** Every order of waking the five city roles, as `putana,mafia,…`; the seed's first (CT-27). */
function nightOrders(): readonly string[] {
  const orders = (left: readonly string[]): readonly string[] =>
    left.length === 1
      ? left
      : left.flatMap((first) =>
          orders(left.filter((role) => role !== first)).map((rest) => `${first},${rest}`),
        );
  return orders(['putana', 'mafia', 'maniac', 'doctor', 'commissar']);
}

/** City options (rules.md, table 2.7, and the vote-and-removal default of AMB-C09). */
export const CITY_OPTIONS = {
  doctorSelfHeal: { values: ['once', 'never', 'not-consecutive', 'free'], rule: 'CT-22' },
  doctorRepeat: { values: ['not-twice-running', 'free'], rule: 'CT-22' },
  doctorHealsManiac: { values: ['any-kill', 'mafia-only'], rule: 'CT-23' },
  doctorMustAct: { values: ['optional', 'must'], rule: 'CT-21' },
  maniacCheck: { values: ['not-mafia', 'mafia'], rule: 'CT-20' },
  maniacWin: { values: ['one-on-one', 'one-on-one-non-shooter', 'last-alive'], rule: 'CT-31' },
  parityWhileManiacAlive: { values: ['mafia-wins', 'continue'], rule: 'CT-32' },
  townNeedsManiacOut: { values: YES_NO, rule: 'CT-30' },
  mafiaDecision: { values: ['unanimous', 'majority', 'don-decides'], rule: 'CT-10' },
  mafiaMayTargetOwn: { values: ['confirm', 'no'], rule: 'CT-10' },
  putanaBlocks: { values: YES_NO, rule: 'CT-24' },
  putanaAlibi: { values: NO_YES, rule: 'CT-26' },
  putanaDayEffect: { values: ['none', 'no-vote', 'silent'], rule: 'CT-24' },
  putanaProtects: { values: NO_YES, rule: 'CT-24' },
  putanaDiesWithClient: { values: NO_YES, rule: 'CT-24' },
  putanaRepeat: { values: ['not-twice-running', 'two-at-most', 'free'], rule: 'CT-25' },
  putanaTeam: { values: ['town', 'own'], rule: 'AMB-C02' },
  firstNight: { values: ['introduction', 'kills'], rule: 'CT-34' },
  nightOrder: { values: nightOrders(), rule: 'CT-27' },
  callDeadRoles: { values: YES_NO, rule: 'CT-27' },
  lastWordNight: { values: ['civilians', 'nobody', 'first-night'], rule: 'AMB-C06' },
  revealOnExit: { values: YES_NO, rule: 'CT-28' },
  nightVictimsOrder: { values: ['by-seat', 'by-waking'], rule: 'CT-33' },
  candidates: { values: ['nominated', 'everybody'], rule: 'AMB-C04' },
  singleCandidate: { values: ['skip-on-day-1', 'vote', 'skip'], rule: 'CT-15' },
  tiedMayVoteInRevote: { values: NO_YES, rule: 'CT-13' },
  defenceSeconds: { values: [30, 0], rule: 'CT-15' },
  secondTie: { values: ['lot', 'raise-all'], rule: 'CT-14' },
  missingVote: { values: ['block', 'last-candidate', 'warning'], rule: 'CT-12' },
  warnLimit: { values: [2, 3], rule: 'CT-19' },
  removalCancelsVote: { values: ['never', 'nearest'], rule: 'AMB-C09' },
} as const satisfies Record<string, OptionSpec>;

type ValuesOf<C extends Readonly<Record<string, OptionSpec>>> = {
  readonly [K in keyof C]: C[K]['values'][number];
};

/** A full set of classic options. */
export type ClassicOptions = ValuesOf<typeof CLASSIC_OPTIONS>;
/** A full set of city options. */
export type CityOptions = ValuesOf<typeof CITY_OPTIONS>;

/** The catalogue of a rule set. */
export const OPTIONS_OF: Readonly<Record<RuleSet, Readonly<Record<string, OptionSpec>>>> = {
  classic: CLASSIC_OPTIONS,
  city: CITY_OPTIONS,
};

/** Options as a host, a preset or a log gives them: any of the set's keys, checked by `readOptions`. */
export type OptionPatch = Readonly<Record<string, OptionValue>>;

/** An option that does not exist in this rule set, or a value it may not take. */
export interface OptionError {
  readonly key: string;
  readonly value: unknown;
}

/** The seed's options: every option at its first value. */
export const defaultOptions = (set: RuleSet): OptionPatch => DEFAULTS[set];

const firstValues = (set: RuleSet): OptionPatch =>
  Object.fromEntries(
    Object.entries(OPTIONS_OF[set]).map(([key, spec]) => [key, spec.values[0] as OptionValue]),
  );

const DEFAULTS: Readonly<Record<RuleSet, OptionPatch>> = {
  classic: firstValues('classic'),
  city: firstValues('city'),
};

/** The first key of `patch` that the rule set does not know or that has a foreign value; null when all is well. */
export function findOptionError(set: RuleSet, patch: OptionPatch): OptionError | null {
  for (const [key, value] of Object.entries(patch)) {
    const spec = Object.hasOwn(OPTIONS_OF[set], key) ? OPTIONS_OF[set][key] : undefined;
    if (!spec?.values.includes(value)) return { key, value };
  }
  return null;
}
