// The running stage, computed for drawing: who speaks, who leads, where the rest goes.

import { restGoesToLast, silentVoters, unusedVotes } from '../phases/ballot';
import { candidatesOf, inVotingOrder, skipReason } from '../phases/vote-plan';
import type { Game, StageOf } from '../state/state';
import { living } from '../state/table';
import type { CandidateView, StageView } from './types';

/** The stage as a screen draws it; `follows-night` adds who wakes now. */
export function stageView(game: Game, night: 'follows-night' | 'day-only'): StageView {
  const { stage } = game;
  switch (stage.type) {
    case 'deal':
      return { type: 'deal', dealt: game.players.filter((p) => p.role).length, of: game.players.length };
    case 'night': {
      const step = night === 'follows-night' ? (stage.steps[stage.step] ?? null) : null;
      return { type: 'night', number: game.night, step, act: step?.act ?? null };
    }
    case 'morning':
      return stage;
    case 'speeches': {
      const { speaker, seconds, waiting } = stage.turns;
      const silenced = speaker !== null && seconds === 0 && game.timers.speechSeconds > 0;
      return { type: 'speeches', opener: game.opener ?? 1, speaker, silenced, next: waiting };
    }
    case 'vote-pending':
      return { type: 'vote-pending', candidates: candidatesOf(game), skip: skipReason(game) };
    case 'ballot':
      return ballotView(game, stage);
    case 'defence': {
      const { done, speaker, waiting } = stage.turns;
      const seats = [...done, ...(speaker === null ? [] : [speaker]), ...waiting];
      return { type: 'defence', round: stage.round, seats, speaker, next: waiting, leadsTo: stage.leadsTo };
    }
    case 'raise-all': {
      const alive = living(game).length;
      return {
        type: 'raise-all',
        seats: stage.seats,
        votesFor: stage.count,
        voters: stage.voters,
        needed: Math.floor(alive / 2) + 1,
        living: alive,
      };
    }
    case 'lot':
      return stage;
    case 'last-words': {
      const { done, speaker, waiting } = stage.turns;
      const seats = [...done, ...(speaker === null ? [] : [speaker]), ...waiting];
      return { type: 'last-words', after: stage.after, seats, speaker, next: waiting };
    }
    case 'evening':
      return stage;
    case 'over':
      return { type: 'over', winner: stage.winner, rolesReleased: game.rolesReleased };
  }
}

/** On the last candidate the rest is shown as his already, so that leader and tie are seen before the ballot is closed. */
function ballotView(game: Game, stage: StageOf<'ballot'>): StageView {
  const last = stage.tallies.length - 1;
  const rest = restGoesToLast(game, stage);
  const unused = unusedVotes(stage);
  const onLast = stage.current === last;
  const votes = (i: number) => (stage.tallies[i]?.count ?? 0) + (rest && onLast && i === last ? unused : 0);
  const top = Math.max(...stage.tallies.map((_, i) => votes(i)));
  const candidates = stage.tallies.map(
    (tally, i): CandidateView => ({
      seat: tally.seat,
      by: game.nominations.find((n) => n.seat === tally.seat)?.by ?? null,
      votes: votes(i),
      voters: tally.voters,
      state: i < stage.current ? 'closed' : i === stage.current ? 'open' : 'waiting',
      takesRest: rest && i === last,
      leads: top > 0 && votes(i) === top,
    }),
  );
  return {
    type: 'ballot',
    round: stage.round,
    candidates,
    current: stage.tallies[stage.current]?.seat ?? 0,
    waiting: silentVoters(stage),
    unused,
    leaders: inVotingOrder(
      game,
      candidates.filter((c) => c.leads).map((c) => c.seat),
    ),
  };
}
