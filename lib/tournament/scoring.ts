// What a game is worth: scoring rules as plain values, and the points of one line of a sheet.

import { isBlack, type Role, teamOf } from '../game';
import type { Sheet, SheetPlayer } from './sheet';

/** What a role earns. */
export interface Pay {
  /** The team won and the player was still in the game. */
  readonly won: number;
  /** The team won without him. */
  readonly wonOut: number;
  readonly lost: number;
}

/** Compensation for a red player killed on the first night whose team lost. */
export interface Compensation {
  /** Per first-night kill. */
  readonly points: number;
  /** Which part of the player's games is taken for ordinary. */
  readonly share: number;
  readonly max: number;
}

/** A way to count. A host copies one and changes it. */
export interface Scoring {
  readonly name: string;
  /** The points stand on the sheets and are added up; nothing below counts. */
  readonly asGiven: boolean;
  readonly pay: Pay;
  readonly payOf: Readonly<Partial<Record<Role, Pay>>>;
  /** Given to everyone whose move was not marked the worst. */
  readonly everyone: number;
  /** By the number of blacks named right, 0–3; for a red player killed on the first night. */
  readonly bestMove: readonly [number, number, number, number];
  /** Four fouls, a removal, giving up. */
  readonly removal: number;
  /** In place of it when the removal ended the game against the team. */
  readonly teamDefeat: number;
  readonly compensation: Compensation | null;
  /** Whether the judge's points count. */
  readonly bonus: boolean;
  /** City: for each useful act. */
  readonly useful: number;
}

const flat = (won: number, lost = 0): Pay => ({ won, wonOut: won, lost });

const NOTHING: Scoring = {
  name: '',
  asGiven: false,
  pay: flat(1),
  payOf: {},
  everyone: 0,
  bestMove: [0, 0, 0, 0],
  removal: 0,
  teamDefeat: 0,
  compensation: null,
  bonus: true,
  useful: 0,
};

const FIIM_7: Scoring = {
  ...NOTHING,
  name: 'fiim-7',
  everyone: 0.3,
  bestMove: [0, 0, 0.5, 0.7],
  removal: -0.5,
  teamDefeat: -0.7,
  compensation: { points: 0.5, share: 0.4, max: 0.5 },
};
const FIIM_5: Scoring = {
  ...FIIM_7,
  name: 'fiim-5',
  bestMove: [0, 0, 0.3, 0.5],
  compensation: { points: 0.4, share: 0.4, max: 0.4 },
};
const CLUB: Scoring = {
  ...NOTHING,
  name: 'club',
  pay: flat(4, 1),
  bestMove: [0, 0, 0.5, 1],
  removal: -1.5,
  teamDefeat: -1.5,
};

/** The presets. The first is the default. */
export const SCORINGS = {
  'fiim-7': FIIM_7,
  'fiim-5': FIIM_5,
  'fiim-3': {
    ...FIIM_5,
    name: 'fiim-3',
    everyone: 0,
    teamDefeat: FIIM_5.removal,
    bestMove: [0, 0, 0.25, 0.4],
  },
  platform: { ...NOTHING, name: 'platform', asGiven: true },
  club: CLUB,
  'club-roles': {
    ...CLUB,
    name: 'club-roles',
    pay: flat(3),
    payOf: { sheriff: flat(4, -1), don: flat(5, -1) },
    bestMove: [0, 0, 0, 0],
    removal: 0,
    teamDefeat: 0,
  },
  city: {
    ...NOTHING,
    name: 'city',
    pay: { won: 4, wonOut: 3, lost: 0 },
    payOf: { mafia: { won: 5, wonOut: 4, lost: 0 }, maniac: flat(7) },
    useful: 1,
  },
} as const satisfies Readonly<Record<string, Scoring>>;
/** A preset's name. */
export type ScoringName = keyof typeof SCORINGS;

/** Whether the player's side won. */
export const hasWon = ({ rules, winner }: Sheet, { role }: SheetPlayer): boolean =>
  teamOf(rules, role) === winner;

/** Whether the best move and the compensation are his: red, and killed on the first night. */
export const isFirstRed = ({ rules }: Sheet, { role, firstKilled }: SheetPlayer): boolean =>
  firstKilled === true && (rules === 'classic' ? !isBlack(role) : teamOf(rules, role) === 'town');

/** Points of one line, part by part; the compensation depends on all games and is counted by the standings. */
export interface LinePoints {
  readonly pay: number;
  readonly bestMove: number;
  readonly bonus: number;
  readonly penalty: number;
}

/** What a line is worth. */
export function lineOf(scoring: Scoring, sheet: Sheet, player: SheetPlayer): LinePoints {
  if (scoring.asGiven) return { pay: player.given ?? 0, bestMove: 0, bonus: 0, penalty: 0 };
  const pay = scoring.payOf[player.role] ?? scoring.pay;
  const won = hasWon(sheet, player);
  const earned = won ? (player.alive === false ? pay.wonOut : pay.won) : pay.lost;
  const everyone = player.worstMove ? 0 : scoring.everyone;
  return {
    pay: earned + everyone + scoring.useful * (player.useful ?? 0),
    bestMove: isFirstRed(sheet, player) ? (scoring.bestMove[player.bestMoveRight ?? 0] ?? 0) : 0,
    bonus: scoring.bonus ? (player.bonus ?? 0) : 0,
    penalty: player.teamDefeat ? scoring.teamDefeat : player.removed ? scoring.removal : 0,
  };
}

/** One compensation for `kills` first-night kills in `games` games. */
export const compensationOf = ({ points, share, max }: Compensation, games: number, kills: number): number =>
  Math.min((points * kills) / Math.max(1, Math.round(share * games)), max);
