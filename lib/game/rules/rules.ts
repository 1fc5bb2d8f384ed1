// A rule set with its options, compiled into the plain data the phases consult.

import { type NightStep, SCRIPTS } from './night-script';
import { type CityOptions, type ClassicOptions, defaultOptions, type OptionPatch } from './options';
import type { RuleSet } from './roles';

/** How this game is played. The phases read this and never ask which rule set it is. */
export interface Rules {
  readonly seats: { readonly min: number; readonly max: number };
  readonly introduction: readonly NightStep[];
  readonly nights: readonly NightStep[];
  /** Night 1 is played like any other night (CT-34, option `firstNight`). */
  readonly firstNightKills: boolean;
  readonly callDeadRoles: boolean;
  readonly rotation: ClassicOptions['rotation'];

  readonly candidates: CityOptions['candidates'];
  readonly selfNomination: boolean;
  readonly withdraw: ClassicOptions['withdraw'];
  readonly singleCandidate: CityOptions['singleCandidate'];
  readonly day1Ballot: ClassicOptions['day1Ballot'];
  readonly selfVote: boolean;
  /** What becomes of votes nobody gave (CL-46, CT-12). */
  readonly missingVote: CityOptions['missingVote'];

  /** Null: the timers say. */
  readonly defenceSeconds: number | null;
  readonly tiedVoteInRevote: boolean;
  readonly narrowedTie: ClassicOptions['narrowedTie'] | 'lot';
  readonly repeatedTie: 'raise-all' | 'lot';
  readonly splitOrder: ClassicOptions['splitOrder'];
  readonly raiseAll: {
    readonly atFour: boolean;
    readonly threeOfNine: ClassicOptions['raiseAllThreeOfNine'];
    readonly wholeTable: ClassicOptions['raiseAllWholeTable'];
    readonly max: ClassicOptions['raiseAllMax'];
  };

  /** Who speaks last when voted out: everybody (CL-55) or the town's (CT-16, CT-17). */
  readonly lastWordVote: 'everybody' | 'civilians';
  readonly lastWordNight: CityOptions['lastWordNight'] | 'everybody';
  readonly nightVictimMayNominate: boolean;
  readonly lastWordOnGameEnd: boolean;
  /** The card is opened before the player leaves the table (CT-28). */
  readonly opensCard: boolean;
  /** A leaving player may say whom he takes for black (CT-16; classic: option `onRecord`). */
  readonly guesses: boolean;
  readonly bestMove: boolean;

  readonly discipline: 'fouls' | 'warnings';
  readonly warnLimit: number;
  readonly thirdFoul: ClassicOptions['thirdFoul'];
  readonly thirdFoulLosesLastWord: boolean;
  readonly shortSpeechAtOrBelow: number;
  readonly technicalFouls: boolean;
  readonly teamDefeat: boolean;
  readonly removalCancelsVote: ClassicOptions['removalCancelsVote'];
  readonly lateRemoval: ClassicOptions['lateRemoval'];

  readonly stalemate: ClassicOptions['stalemate'];
  readonly win: 'colours' | 'three-sides';
  readonly city: CityOptions;
}

/** Compiles checked options (`findOptionError`) of a rule set; options not given are the seed's. */
export function rulesFor(set: RuleSet, options: OptionPatch): Rules {
  const full = { ...BOTH[set], ...options };
  // Checked against the catalogue before it got here, so the keys and values are those of the types.
  return set === 'classic'
    ? classicRules(full as unknown as ClassicOptions & CityOptions)
    : cityRules(full as unknown as CityOptions);
}

/** A classic game has the city's options too, at their defaults: its phases never meet them. */
const BOTH: Readonly<Record<RuleSet, OptionPatch>> = {
  classic: { ...defaultOptions('city'), ...defaultOptions('classic') },
  city: defaultOptions('city'),
};

function classicRules(o: ClassicOptions & CityOptions): Rules {
  return {
    seats: { min: 10, max: 10 },
    introduction: SCRIPTS.classic.introduction,
    nights: SCRIPTS.classic.night,
    firstNightKills: false,
    callDeadRoles: true,
    rotation: o.rotation,
    candidates: 'nominated',
    selfNomination: o.selfNomination,
    withdraw: o.withdraw,
    singleCandidate: o.day1Single === 'no-vote' ? 'skip-on-day-1' : 'vote',
    day1Ballot: o.day1Ballot,
    selfVote: o.selfVote,
    missingVote: 'last-candidate',
    defenceSeconds: null,
    tiedVoteInRevote: true,
    narrowedTie: o.narrowedTie,
    repeatedTie: 'raise-all',
    splitOrder: o.splitOrder,
    raiseAll: {
      atFour: o.raiseAllAtFour,
      threeOfNine: o.raiseAllThreeOfNine,
      wholeTable: o.raiseAllWholeTable,
      max: o.raiseAllMax,
    },
    lastWordVote: 'everybody',
    lastWordNight: o.nightVictimLastWord ? 'everybody' : 'nobody',
    nightVictimMayNominate: o.nightVictimMayNominate,
    lastWordOnGameEnd: o.lastWordOnGameEnd,
    opensCard: false,
    guesses: o.onRecord,
    bestMove: o.bestMove,
    discipline: 'fouls',
    warnLimit: 0,
    thirdFoul: o.thirdFoul,
    thirdFoulLosesLastWord: o.thirdFoulLosesLastWord,
    shortSpeechAtOrBelow: o.shortSpeechAtOrBelow,
    technicalFouls: o.techFouls,
    teamDefeat: o.oppositeTeamWin,
    removalCancelsVote: o.removalCancelsVote,
    lateRemoval: o.lateRemoval,
    stalemate: o.stalemate,
    win: 'colours',
    city: o,
  };
}

function cityRules(o: CityOptions): Rules {
  return {
    seats: { min: 6, max: 17 },
    introduction: inOrder(SCRIPTS.city.introduction, 'mafia,putana,maniac,doctor,commissar'),
    nights: inOrder(SCRIPTS.city.night, o.nightOrder),
    firstNightKills: o.firstNight === 'kills',
    callDeadRoles: o.callDeadRoles,
    rotation: 'first',
    candidates: o.candidates,
    selfNomination: true,
    withdraw: 'no',
    singleCandidate: o.singleCandidate,
    day1Ballot: 'full',
    selfVote: true,
    missingVote: o.missingVote,
    defenceSeconds: o.defenceSeconds,
    tiedVoteInRevote: o.tiedMayVoteInRevote,
    narrowedTie: o.secondTie,
    repeatedTie: o.secondTie,
    splitOrder: 'same',
    raiseAll: { atFour: true, threeOfNine: true, wholeTable: 'off', max: 'none' },
    lastWordVote: 'civilians',
    lastWordNight: o.lastWordNight,
    nightVictimMayNominate: false,
    lastWordOnGameEnd: true,
    opensCard: o.revealOnExit,
    guesses: true,
    bestMove: false,
    discipline: 'warnings',
    warnLimit: o.warnLimit,
    thirdFoul: 'none',
    thirdFoulLosesLastWord: false,
    shortSpeechAtOrBelow: 0,
    technicalFouls: false,
    teamDefeat: false,
    removalCancelsVote: o.removalCancelsVote,
    lateRemoval: o.removalCancelsVote === 'never' ? 'none' : 'cancels-next',
    stalemate: 'prompt',
    win: 'three-sides',
    city: o,
  };
}

const inOrder = (steps: readonly NightStep[], order: string): readonly NightStep[] =>
  order.split(',').flatMap((wakes) => steps.filter((step) => step.wakes === wakes));
