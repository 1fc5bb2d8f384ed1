// Named sets of options (rules.md, section 6). A host copies one and changes what he likes.

import { defaultOptions, type OptionPatch } from './options';
import type { RuleSet } from './roles';
import { DEFAULT_TIMERS, type Timers } from './timers';

/** The presets' names. */
export const PRESETS = ['classic-seed', 'mafiaratings', 'tournament-raise-only', 'city-seed'] as const;
/** A preset's name. */
export type PresetName = (typeof PRESETS)[number];

/** A named set of options and timers. */
export interface Preset {
  readonly rules: RuleSet;
  readonly options: OptionPatch;
  readonly timers: Timers;
}

/** What each preset sets; options not named are the seed's. */
const CHANGES: Readonly<
  Record<PresetName, { rules: RuleSet; options: OptionPatch; timers?: Partial<Timers> }>
> = {
  'classic-seed': { rules: 'classic', options: {} },
  mafiaratings: {
    rules: 'classic',
    options: {
      raiseAllAtFour: true,
      raiseAllThreeOfNine: false,
      thirdFoulLosesLastWord: false,
      shortSpeechAtOrBelow: 4,
      stalemate: 'draw',
      bestMove: true,
      oppositeTeamWin: true,
    },
    timers: { arrangementSeconds: 60 },
  },
  // AMB-27: on Day 1 only a raise-all removes. Tournaments of that kind play with the best move.
  'tournament-raise-only': { rules: 'classic', options: { day1Ballot: 'raise-only', bestMove: true } },
  'city-seed': { rules: 'city', options: {} },
};

/** The full options and timers of a preset. */
export function preset(name: PresetName): Preset {
  const { rules, options, timers } = CHANGES[name];
  return {
    rules,
    options: { ...defaultOptions(rules), ...options },
    timers: { ...DEFAULT_TIMERS, ...timers },
  };
}
