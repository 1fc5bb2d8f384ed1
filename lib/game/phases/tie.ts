// After a ballot: one leaves, or a tie — defence, revote, raise-all, lot (CL-47…CL-54, CT-13, CT-14, AMB-03…AMB-07, AMB-27).

import { refuse } from '../basics/refusal';
import type { Seat } from '../basics/seats';
import type { Game, SkipReason } from '../state/state';
import { inGame, living } from '../state/table';
import type { Decision, Draft } from './draft';
import { closeDay, finish } from './ending';
import type { Handlers } from './handler';
import { voteOut } from './leaving';
import { inVotingOrder, votersFor } from './vote-plan';

/** Opens a ballot; when nobody may vote the lot decides at once (CT-13, CT-14). */
export function openVote(d: Draft, round: number, candidates: readonly Seat[]): void {
  const voters = votersFor(d.game, round, candidates);
  if (voters.length === 0) d.emit({ type: 'lot-opened', seats: candidates });
  else d.emit({ type: 'ballot-opened', round, candidates, voters });
}

/** CL-49: a revote among those still tied; if removals left none of them, the day is done. */
export function openRevote(d: Draft, round: number, tied: readonly Seat[]): void {
  const candidates = tied.filter((seat) => inGame(d.game, seat));
  if (candidates.length === 0) closeDay(d, { type: 'no-vote', why: 'no-candidates' });
  else openVote(d, round, candidates);
}

/** What a closed ballot leads to. */
export function afterBallot(d: Draft, leaders: readonly Seat[]): void {
  const { day1Ballot } = d.game.rules;
  const [leader] = leaders;
  const talkOnly =
    d.game.day === 1 &&
    (day1Ballot === 'speech-only' || (day1Ballot === 'raise-only' && leaders.length === 1));
  // AMB-27: on such a Day 1 the leader speaks and stays.
  if (talkOnly) openDefence(d, leaders, 'stay');
  else if (leaders.length === 1 && leader !== undefined) voteOut(d, [leader], 'voted-out');
  else afterTie(d, leaders);
}

function afterTie(d: Draft, tied: readonly Seat[]): void {
  const before = d.game.ballots.at(-2)?.leaders;
  switch (before ? repeatedOrNarrowed(d.game, tied, before) : 'new-crash') {
    case 'new-crash':
      crash(d, tied);
      break;
    case 'night':
      closeDay(d, { type: 'stayed', seats: tied, why: 'narrowed-tie' });
      break;
    case 'lot':
      d.emit({ type: 'lot-opened', seats: tied });
      break;
    case 'raise-all':
      raiseAllOrNight(d, tied);
      break;
  }
}

/** Candidates of a revote are the leaders before, so a set of the same size is the same set (AMB-03). */
const repeatedOrNarrowed = (game: Game, tied: readonly Seat[], before: readonly Seat[]) =>
  tied.length < before.length ? game.rules.narrowedTie : game.rules.repeatedTie;

/** CL-48: car crash. Nobody left to vote in the revote: the lot at once (CT-13). No seconds to defend: the revote at once. */
function crash(d: Draft, tied: readonly Seat[]): void {
  const seconds = d.game.rules.defenceSeconds ?? d.game.timers.defenceSeconds;
  if (seconds > 0 && votersFor(d.game, nextRound(d.game), tied).length > 0) openDefence(d, tied, 'revote');
  else openRevote(d, nextRound(d.game), splitOrder(d.game, tied));
}

const openDefence = (d: Draft, seats: readonly Seat[], leadsTo: 'revote' | 'stay'): void =>
  d.emit({ type: 'defence-opened', order: splitOrder(d.game, seats), round: nextRound(d.game), leadsTo });

const nextRound = (game: Game): number => game.ballots.length;

/** AMB-20: defence and revote in the order of nomination, or the reverse. */
const splitOrder = (game: Game, seats: readonly Seat[]): readonly Seat[] => {
  const order = inVotingOrder(game, seats);
  return game.rules.splitOrder === 'reverse' ? [...order].reverse() : order;
};

/** CL-50, with the cases in which the question is not asked (CL-53, CL-54, AMB-05, AMB-06, AMB-19). */
function raiseAllOrNight(d: Draft, tied: readonly Seat[]): void {
  const why = raiseAllForbidden(d.game, tied);
  if (!why) d.emit({ type: 'raise-all-opened', seats: tied });
  else if (why === 'whole-table' && d.game.rules.raiseAll.wholeTable === 'draw') {
    d.emit({ type: 'decided', winner: 'draw' });
    finish(d);
  } else closeDay(d, { type: 'stayed', seats: tied, why });
}

function raiseAllForbidden(game: Game, tied: readonly Seat[]): SkipReason | null {
  const { atFour, threeOfNine, max } = game.rules.raiseAll;
  const alive = living(game).length;
  if (tied.length === alive) return 'whole-table';
  if (alive === 4 && !atFour) return 'tie-at-four';
  const missed = game.shots.at(-1)?.night === game.night && game.shots.at(-1)?.victim === null;
  const allowed = threeOfNine === true || (threeOfNine === 'after-miss' && missed);
  if (tied.length === 3 && alive === 9 && !allowed) return 'three-of-nine';
  return max === 'half' && tied.length * 2 > alive ? 'more-than-half' : null;
}

/** Commands of raise-all and lot. */
export const tieHandlers: Pick<
  Handlers,
  'raise-hand' | 'raise-count' | 'close-raise-all' | 'lot' | 'spare-all'
> = {
  'raise-hand': {
    rule: 'CL-50',
    stages: ['raise-all'],
    decide(d, { voter }) {
      if (d.game.stage.type !== 'raise-all') return refuse('wrong-stage', 'CL-50');
      if (!inGame(d.game, voter)) return refuse('not-in-game', 'CL-50', { seat: voter });
      if (d.game.stage.voters.includes(voter)) return refuse('already-voted', 'CL-50', { seat: voter });
      d.emit({ type: 'hand-raised', voter });
      return d.done();
    },
  },
  'raise-count': {
    rule: 'CL-50',
    stages: ['raise-all'],
    decide(d, { count }) {
      if (d.game.stage.type !== 'raise-all') return refuse('wrong-stage', 'CL-50');
      const max = living(d.game).length;
      if (count > max) return refuse('too-many-votes', 'CL-50', { count, max });
      if (count < d.game.stage.voters.length)
        return refuse('pulled-hand-stays', 'CL-85', { count, min: d.game.stage.voters.length });
      d.emit({ type: 'hands-counted', count });
      return d.done();
    },
  },
  'close-raise-all': {
    rule: 'CL-50',
    stages: ['raise-all'],
    decide(d) {
      if (d.game.stage.type !== 'raise-all') return refuse('wrong-stage', 'CL-50');
      const { seats, count } = d.game.stage;
      const alive = living(d.game).length;
      d.emit({ type: 'raise-all-closed', votesFor: count, votesAgainst: alive - count });
      // AMB-07: strictly more than half of the living.
      if (count * 2 > alive) voteOut(d, seats, 'raised');
      else closeDay(d, { type: 'stayed', seats, why: 'raise-all' });
      return d.done();
    },
  },
  lot: {
    rule: 'CT-14',
    stages: ['lot'],
    decide: (d, command) => drawLot(d, command),
  },
  'spare-all': {
    rule: 'CT-14',
    stages: ['lot'],
    decide(d) {
      if (d.game.stage.type !== 'lot') return refuse('wrong-stage', 'CT-14');
      const { seats } = d.game.stage;
      d.emit({ type: 'lot-declined' });
      closeDay(d, { type: 'stayed', seats, why: 'lot' });
      return d.done();
    },
  },
};

/** CT-14: every tied candidate has a side before the toss; a coin has two sides, for more there is a draw (AMB-C05). */
function drawLot(
  d: Draft,
  {
    method,
    assign,
    result,
  }: {
    readonly method: 'coin' | 'draw';
    readonly assign: Readonly<Record<string, Seat>>;
    readonly result: string;
  },
): Decision {
  if (d.game.stage.type !== 'lot') return refuse('wrong-stage', 'CT-14');
  const { seats } = d.game.stage;
  const assigned = Object.values(assign);
  const unassigned = seats.filter((seat) => !assigned.includes(seat));
  if (unassigned.length > 0) return refuse('assign-every-tied-candidate', 'CT-14', { seats: unassigned });
  const strangers = assigned.filter((seat) => !seats.includes(seat));
  if (strangers.length > 0 || assigned.length !== seats.length)
    return refuse('not-a-candidate', 'CT-14', { seats: strangers });
  const sides = Object.keys(assign);
  if (
    method === 'coin' &&
    (seats.length !== 2 || !sides.every((side) => side === 'heads' || side === 'tails'))
  )
    return refuse('coin-needs-two', 'AMB-C05', { count: seats.length });
  const seat = Object.hasOwn(assign, result) ? assign[result] : undefined;
  if (seat === undefined) return refuse('side-unassigned', 'CT-14', { result });
  d.emit({ type: 'lot-drawn', method, assign, result, seat });
  voteOut(d, [seat], 'lot');
  return d.done();
}
