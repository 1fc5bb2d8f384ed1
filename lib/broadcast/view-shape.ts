// The shape of a view, so that nothing that only looks like one ever reaches a screen.

import { NIGHT_ACTS, type NightStep } from '../game/rules/night-script';
import { ROLES, RULE_SETS, TEAMS, type Winner } from '../game/rules/roles';
import type { SkipReason } from '../game/state/state';
import {
  AUDIENCES,
  type BestMoveView,
  type CandidateView,
  type CheckView,
  type ClockView,
  type ClosedBallotView,
  type ExitView,
  type NominationView,
  type OutcomeView,
  type SeatView,
  type ShotView,
  type StageView,
  type TableView,
} from '../game/view/types';
import { count, either, flag, listOf, nullOr, number, oneOf, record, text, union, wordOf } from './shape';

const seat = count;
const seats = listOf(seat);

const how = wordOf<ExitView['how']>({
  killed: true,
  'voted-out': true,
  raised: true,
  lot: true,
  removed: true,
  followed: true,
  corrected: true,
});

const skip = wordOf<SkipReason>({
  'no-candidates': true,
  'single-on-day-1': true,
  single: true,
  'vote-cancelled': true,
  'no-day-1-vote': true,
  'tie-at-four': true,
  'three-of-nine': true,
  'whole-table': true,
  'more-than-half': true,
  'narrowed-tie': true,
});

const stayedBecause = wordOf<Exclude<Extract<OutcomeView, { type: 'stayed' }>['why'], SkipReason>>({
  'raise-all': true,
  lot: true,
  alibi: true,
  'day-1': true,
});

const winner = wordOf<Winner>({
  red: true,
  black: true,
  town: true,
  mafia: true,
  maniac: true,
  draw: true,
  none: true,
});

const step = record<NightStep>({
  wakes: wordOf<NightStep['wakes']>({
    don: true,
    mafia: true,
    sheriff: true,
    putana: true,
    maniac: true,
    doctor: true,
    commissar: true,
  }),
  act: oneOf(NIGHT_ACTS),
});

const exit = record<ExitView>({ how, phase: wordOf({ day: true, night: true }), number: count });

const seatView = record<SeatView>({
  seat,
  name: text,
  inGame: flag,
  exit: nullOr(exit),
  fouls: count,
  warnings: count,
  technicalFouls: count,
  silenced: flag,
  speaking: flag,
  role: nullOr(oneOf(ROLES)),
  team: nullOr(oneOf(TEAMS)),
});

const nomination = record<NominationView>({ by: seat, seat });

const clock = record<ClockView>({
  kind: wordOf<ClockView['kind']>({
    speech: true,
    defence: true,
    'last-word': true,
    arrangement: true,
    'best-move': true,
  }),
  seat: nullOr(seat),
  seconds: number,
  startedAt: nullOr(number),
  remainingMs: nullOr(number),
});

const candidate = record<CandidateView>({
  seat,
  by: nullOr(seat),
  votes: count,
  voters: seats,
  state: wordOf({ waiting: true, open: true, closed: true }),
  takesRest: flag,
  leads: flag,
});

const closedBallot = record<ClosedBallotView>({
  round: count,
  candidates: listOf(record<ClosedBallotView['candidates'][number]>({ seat, votes: count, voters: seats })),
  leaders: seats,
});

const check = record<CheckView>({
  night: count,
  by: wordOf({ don: true, sheriff: true, commissar: true }),
  seat,
  answer: wordOf<CheckView['answer']>({
    sheriff: true,
    'not-sheriff': true,
    black: true,
    red: true,
    mafia: true,
    'not-mafia': true,
  }),
});

const shot = record<ShotView>({
  night: count,
  shots: listOf(record<ShotView['shots'][number]>({ by: seat, at: seats })),
  victim: nullOr(seat),
});

const outcome = union<OutcomeView>({
  left: { seats, how },
  stayed: { seats, why: either(skip, stayedBecause) },
  'no-vote': { why: skip },
});

const stage = union<StageView>({
  deal: { dealt: count, of: count },
  night: { number: count, step: nullOr(step), act: nullOr(oneOf(NIGHT_ACTS)) },
  morning: { killed: seats },
  speeches: { opener: seat, speaker: nullOr(seat), silenced: flag, next: seats },
  'vote-pending': { candidates: seats, skip: nullOr(skip) },
  ballot: {
    round: count,
    candidates: listOf(candidate),
    current: seat,
    waiting: seats,
    unused: count,
    leaders: seats,
  },
  defence: {
    round: count,
    seats,
    speaker: nullOr(seat),
    next: seats,
    leadsTo: wordOf({ revote: true, stay: true }),
  },
  'raise-all': { seats, votesFor: count, voters: seats, needed: count, living: count },
  lot: { seats },
  'last-words': {
    after: wordOf({ night: true, vote: true }),
    seats,
    speaker: nullOr(seat),
    next: seats,
  },
  evening: { outcome },
  over: { winner, rolesReleased: flag },
});

/** True for a view that every screen can draw. Fields that views do not have are not looked at. */
export const isTableView = record<TableView>({
  audience: oneOf(AUDIENCES),
  rules: oneOf(RULE_SETS),
  title: text,
  gameNumber: nullOr(number),
  hostName: text,
  day: count,
  night: count,
  stage,
  seats: listOf(seatView),
  nominations: listOf(nomination),
  ballots: listOf(closedBallot),
  clock: nullOr(clock),
  checks: listOf(check),
  shots: listOf(shot),
  bestMove: nullOr(record<BestMoveView>({ by: seat, seats })),
  testimony: nullOr(record<NonNullable<TableView['testimony']>>({ by: seat, seat, mafia: flag })),
  voteCancelled: flag,
});
