// Day facts applied to the game: turns, nominations, ballots, the evening.

import type { EventOf } from './events';
import type { Game, Stage, StageOf, Tally, Turns } from './state';
import { turnsFor } from './table';
import { update } from './update';

/** Events of the day. */
export type DayEvent = EventOf<
  | 'speeches-opened'
  | 'defence-opened'
  | 'last-words-opened'
  | 'turn-started'
  | 'turn-ended'
  | 'speeches-closed'
  | 'order-set'
  | 'nominated'
  | 'nomination-withdrawn'
  | 'ballot-opened'
  | 'voted'
  | 'vote-taken-back'
  | 'votes-counted'
  | 'candidate-closed'
  | 'ballot-closed'
  | 'raise-all-opened'
  | 'hand-raised'
  | 'hands-counted'
  | 'lot-opened'
  | 'day-closed'
>;

/** The game after a day event. */
export function evolveDay(game: Game, event: DayEvent): Game {
  switch (event.type) {
    case 'speeches-opened':
      return update(game, {
        opener: event.opener,
        stage: { type: 'speeches', turns: turnsFor(event.order) },
      });
    case 'order-set':
      return update(game, {
        opener: event.opener,
        stage: { type: 'speeches', turns: turnsFor(event.order) },
      });
    case 'defence-opened':
      return update(game, {
        stage: { type: 'defence', turns: turnsFor(event.order), round: event.round, leadsTo: event.leadsTo },
      });
    case 'last-words-opened':
      return update(game, {
        stage: { type: 'last-words', after: event.after, turns: turnsFor(event.order) },
      });
    case 'turn-started':
      return startTurn(game, event);
    case 'turn-ended':
      return endTurn(game);
    case 'speeches-closed':
      return update(game, { clock: null, stage: { type: 'vote-pending' } });
    case 'nominated':
      return update(game, { nominations: [...game.nominations, { by: event.by, seat: event.seat }] });
    case 'nomination-withdrawn':
      return update(game, { nominations: game.nominations.filter((n) => n.by !== event.by) });
    case 'ballot-opened': {
      const tallies = event.candidates.map((seat): Tally => ({ seat, voters: [], count: 0 }));
      return update(game, {
        clock: null,
        stage: { type: 'ballot', round: event.round, tallies, current: 0, voters: event.voters },
      });
    }
    case 'voted':
      return tally(game, event.candidate, (t) => {
        const voters = [...t.voters, event.voter];
        return { seat: t.seat, voters, count: Math.max(t.count, voters.length) };
      });
    case 'vote-taken-back':
      return tally(game, event.candidate, (t) => ({
        ...t,
        voters: t.voters.filter((v) => v !== event.voter),
        count: t.count - 1,
      }));
    case 'votes-counted':
      return tally(game, event.candidate, (t) => ({ ...t, count: event.count }));
    case 'candidate-closed':
      return inBallot(game, (stage) => ({ ...stage, current: stage.current + 1 }));
    case 'ballot-closed':
      return update(game, {
        ballots: [...game.ballots, { round: event.round, tallies: event.tallies, leaders: event.leaders }],
      });
    case 'raise-all-opened':
      return update(game, { stage: { type: 'raise-all', seats: event.seats, voters: [], count: 0 } });
    case 'hand-raised':
      return inRaiseAll(game, (stage) => {
        const voters = [...stage.voters, event.voter];
        return { ...stage, voters, count: Math.max(stage.count, voters.length) };
      });
    case 'hands-counted':
      return inRaiseAll(game, (stage) => ({ ...stage, count: event.count }));
    case 'lot-opened':
      return update(game, { clock: null, stage: { type: 'lot', seats: event.seats } });
    case 'day-closed':
      return update(game, {
        clock: null,
        quietCycles: game.quietCycles + 1,
        stage: { type: 'evening', outcome: event.outcome },
      });
  }
}

function startTurn(game: Game, { seat, seconds, at }: EventOf<'turn-started'>): Game {
  const kind = CLOCK_KIND[game.stage.type];
  const clock =
    kind && seconds > 0 ? ({ kind, seat, seconds, startedAt: at, remainingMs: null } as const) : null;
  const stage = withTurns(game.stage, ({ done, waiting }) => ({
    done,
    speaker: seat,
    seconds,
    waiting: waiting.filter((s) => s !== seat),
  }));
  return stage.type === 'speeches'
    ? update(game, { clock, stage, spoken: [...game.spoken, seat], lastSpeaker: seat })
    : update(game, { clock, stage });
}

const CLOCK_KIND: Readonly<Partial<Record<Stage['type'], 'speech' | 'defence' | 'last-word'>>> = {
  speeches: 'speech',
  defence: 'defence',
  'last-words': 'last-word',
};

const endTurn = (game: Game): Game =>
  update(game, {
    clock: null,
    stage: withTurns(game.stage, ({ done, speaker, seconds, waiting }) => ({
      done: speaker ? [...done, speaker] : done,
      speaker: null,
      seconds,
      waiting,
    })),
  });

function withTurns(stage: Stage, to: (turns: Turns) => Turns): Stage {
  switch (stage.type) {
    case 'speeches':
      return { type: 'speeches', turns: to(stage.turns) };
    case 'last-words':
      return { type: 'last-words', after: stage.after, turns: to(stage.turns) };
    case 'defence':
      return { type: 'defence', turns: to(stage.turns), round: stage.round, leadsTo: stage.leadsTo };
    default:
      return stage;
  }
}

const inBallot = (game: Game, to: (stage: StageOf<'ballot'>) => Stage): Game =>
  game.stage.type === 'ballot' ? update(game, { stage: to(game.stage) }) : game;

const inRaiseAll = (game: Game, to: (stage: StageOf<'raise-all'>) => Stage): Game =>
  game.stage.type === 'raise-all' ? update(game, { stage: to(game.stage) }) : game;

const tally = (game: Game, candidate: number, to: (tally: Tally) => Tally): Game =>
  inBallot(game, ({ type, round, tallies, current, voters }) => ({
    type,
    round,
    tallies: tallies.map((t) => (t.seat === candidate ? to(t) : t)),
    current,
    voters,
  }));
