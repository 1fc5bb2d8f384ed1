// The ballot: hands, counts, the rest to the last candidate, the result (CL-40…CL-47, CT-11, CT-12).

import { refuse } from '../basics/refusal';
import type { Seat } from '../basics/seats';
import type { StageOf, Tally } from '../state/state';
import { inGame } from '../state/table';
import { type Decision, type Draft, insist } from './draft';
import type { Handlers } from './handler';
import { warnSeat } from './penalties';
import { afterBallot, openVote } from './tie';
import { candidatesOf, inVotingOrder, SKIP_RULE, skipReason } from './vote-plan';

type Ballot = StageOf<'ballot'>;

/** Commands of the ballot. */
export const ballotHandlers: Pick<
  Handlers,
  'open-ballot' | 'vote' | 'vote-count' | 'unvote' | 'close-candidate'
> = {
  'open-ballot': {
    rule: 'CL-40',
    stages: ['speeches', 'vote-pending'],
    decide(d, command) {
      const { stage } = d.game;
      if (stage.type === 'speeches' && (stage.turns.speaker || stage.turns.waiting.length > 0)) {
        const stop = insist(d, command, 'turns-left', 'CL-40', { seats: stage.turns.waiting });
        if (stop) return stop;
      }
      const skip = skipReason(d.game);
      if (skip === 'no-candidates') return refuse('no-candidate', 'CL-42');
      if (skip) {
        const stop = insist(d, command, 'vote-cancelled', SKIP_RULE[skip], { why: skip });
        if (stop) return stop;
      }
      openVote(d, 0, candidatesOf(d.game));
      return d.done();
    },
  },
  vote: {
    rule: 'CL-44',
    stages: ['ballot'],
    decide(d, { voter }) {
      const ballot = ballotOf(d);
      const candidate = ballot?.tallies[ballot.current];
      if (!ballot || !candidate) return refuse('wrong-stage', 'CL-44');
      if (!ballot.voters.includes(voter))
        return inGame(d.game, voter)
          ? refuse('not-a-voter', 'CT-13', { seat: voter })
          : refuse('not-in-game', 'CL-44', { seat: voter });
      const given = ballot.tallies.find((t) => t.voters.includes(voter));
      if (given) return refuse('already-voted', 'CL-45', { seat: voter, candidate: given.seat });
      if (voter === candidate.seat && !d.game.rules.selfVote)
        return refuse('self-vote', 'AMB-13', { seat: voter });
      if (unusedVotes(ballot) === 0 && candidate.count === candidate.voters.length)
        return refuse('too-many-votes', 'CL-44', { max: ballot.voters.length });
      d.emit({ type: 'voted', voter, candidate: candidate.seat });
      return d.done();
    },
  },
  'vote-count': {
    rule: 'CL-44',
    stages: ['ballot'],
    decide(d, { count }) {
      const ballot = ballotOf(d);
      const candidate = ballot?.tallies[ballot.current];
      if (!ballot || !candidate) return refuse('wrong-stage', 'CL-44');
      const max = candidate.count + unusedVotes(ballot);
      if (count > max) return refuse('too-many-votes', 'CL-44', { count, max });
      if (count < candidate.voters.length)
        return refuse('pulled-hand-stays', 'CL-85', { count, min: candidate.voters.length });
      d.emit({ type: 'votes-counted', candidate: candidate.seat, count });
      return d.done();
    },
  },
  unvote: {
    rule: 'CL-85',
    stages: ['ballot'],
    decide(d, command) {
      const given = ballotOf(d)?.tallies.find((t) => t.voters.includes(command.voter));
      if (!given) return refuse('not-voted', 'CL-45', { seat: command.voter });
      const stop = insist(d, command, 'pulled-hand-stays', 'CL-85', { seat: command.voter });
      if (stop) return stop;
      d.emit({ type: 'vote-taken-back', voter: command.voter, candidate: given.seat });
      return d.done();
    },
  },
  'close-candidate': {
    rule: 'CL-44',
    stages: ['ballot'],
    decide(d) {
      const ballot = ballotOf(d);
      const candidate = ballot?.tallies[ballot.current];
      if (!ballot || !candidate) return refuse('wrong-stage', 'CL-44');
      if (ballot.current === ballot.tallies.length - 1) return closeBallot(d, ballot);
      d.emit({ type: 'candidate-closed', candidate: candidate.seat });
      return d.done();
    },
  },
};

/** Votes nobody has given yet. */
export const unusedVotes = (ballot: Ballot): number =>
  Math.max(0, ballot.voters.length - ballot.tallies.reduce((sum, t) => sum + t.count, 0));

/** Voters whose hand has not been seen. */
export const silentVoters = (ballot: Ballot): readonly Seat[] =>
  ballot.voters.filter((seat) => !ballot.tallies.some((t) => t.voters.includes(seat)));

/** CL-46: unused votes count for the last candidate; a single one gets all of them (CL-43, U-31). */
export const restGoesToLast = (
  game: { readonly rules: { readonly missingVote: string } },
  ballot: Ballot,
): boolean => game.rules.missingVote === 'last-candidate' || ballot.tallies.length === 1;

const ballotOf = (d: Draft): Ballot | null => (d.game.stage.type === 'ballot' ? d.game.stage : null);

function closeBallot(d: Draft, ballot: Ballot): Decision {
  const unused = unusedVotes(ballot);
  const rest = restGoesToLast(d.game, ballot);
  if (unused > 0 && !rest && d.game.rules.missingVote === 'block') {
    return refuse('abstained', 'CT-12', { seats: silentVoters(ballot), count: unused });
  }
  const idle = unused > 0 && !rest ? silentVoters(ballot) : [];
  const last = ballot.tallies.length - 1;
  const tallies = ballot.tallies.map(
    (t, i): Tally => (rest && i === last ? { ...t, count: t.count + unused } : t),
  );
  const top = Math.max(...tallies.map((t) => t.count));
  const leaders = inVotingOrder(
    d.game,
    tallies.filter((t) => t.count === top).map((t) => t.seat),
  );
  d.emit({ type: 'ballot-closed', round: ballot.round, tallies, leaders });
  afterBallot(d, leaders);
  // CT-12 with option `missingVote: warning`: everybody named by his missing hand is warned.
  if (idle.length === unused)
    for (const seat of idle)
      if (inGame(d.game, seat) && d.game.stage.type !== 'over') warnSeat(d, seat, 'Q12');
  return d.done();
}
