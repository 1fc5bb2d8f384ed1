// Facts about single players: cards, fouls, leaving.

import type { Seat } from '../basics/seats';
import type { EventOf } from './events';
import type { Game, Player, Stage, Turns } from './state';
import { update } from './update';

/** Events about cards, discipline, leaving and the words of those who leave. */
export type PlayerEvent = EventOf<
  | 'role-assigned'
  | 'roles-dealt'
  | 'redeal'
  | 'left'
  | 'card-opened'
  | 'fouled'
  | 'warned'
  | 'technical-fouled'
  | 'silenced'
  | 'silence-served'
  | 'removed-after-exit'
  | 'corrected'
  | 'best-move-named'
  | 'guessed'
  | 'testified'
  | 'vote-cancelled'
>;

/** The game after a player event. */
export function evolvePlayers(game: Game, event: PlayerEvent): Game {
  switch (event.type) {
    case 'role-assigned':
      return change(game, event.seat, { role: event.role });
    case 'roles-dealt':
      return update(game, { players: game.players.map((p, i) => ({ ...p, role: event.roles[i] ?? null })) });
    case 'redeal':
      return update(game, { players: game.players.map((p) => ({ ...p, role: null })) });
    case 'left':
      return leave(game, event);
    case 'card-opened':
      return change(game, event.seat, { cardOpen: true });
    case 'fouled':
      return change(game, event.seat, { fouls: event.fouls });
    case 'warned':
      return change(game, event.seat, { warnings: event.warnings });
    case 'technical-fouled':
      return change(game, event.seat, { technicalFouls: event.technicalFouls });
    case 'silenced':
      return change(game, event.seat, { silenced: true });
    case 'silence-served':
      return change(game, event.seat, { silenced: false });
    case 'removed-after-exit':
      return update(game, { ...withoutTurn(game, event.seat) });
    case 'corrected':
      return correct(game, event.change);
    case 'best-move-named':
      return update(game, { bestMove: { by: event.by, seats: event.seats } });
    case 'guessed':
      return update(game, {
        guesses: [...game.guesses.filter((g) => g.by !== event.by), { by: event.by, seats: event.seats }],
      });
    case 'testified':
      return update(game, { testimony: { by: event.by, seat: event.seat, mafia: event.mafia } });
    case 'vote-cancelled':
      return update(game, { cancelledDay: event.day });
  }
}

const change = (game: Game, seat: Seat, to: Partial<Player>): Game =>
  update(game, {
    players: game.players.map((p) => (p.seat === seat ? { ...p, ...to } : p)),
  });

function leave(game: Game, { seats, how, reason }: EventOf<'left'>): Game {
  const atNight = game.stage.type === 'night' || how === 'killed' || how === 'followed';
  const exit = {
    how,
    phase: atNight ? 'night' : 'day',
    number: atNight ? game.night : game.day,
    reason,
  } as const;
  const players = game.players.map((p) => (seats.includes(p.seat) ? { ...p, exit } : p));
  const left: Game = update(game, { players, quietCycles: -1 });
  return how === 'removed' || how === 'corrected' ? seats.reduce(withoutSeat, left) : left;
}

/** CL-91: the turn, nominations against him and the hand of a removed player disappear; his own nomination stays. */
const withoutSeat = (game: Game, seat: Seat): Game =>
  update(game, {
    nominations: game.nominations.filter((n) => n.seat !== seat),
    ...withoutTurn(game, seat),
  });

function withoutTurn(game: Game, seat: Seat): Pick<Game, 'stage' | 'clock'> {
  return { stage: stageWithout(game.stage, seat), clock: game.clock?.seat === seat ? null : game.clock };
}

function stageWithout(stage: Stage, seat: Seat): Stage {
  const others = (seats: readonly Seat[]) => seats.filter((s) => s !== seat);
  switch (stage.type) {
    case 'speeches':
    case 'defence':
    case 'last-words':
      return { ...stage, turns: turnsWithout(stage.turns, seat) };
    case 'ballot': {
      const tallies = stage.tallies.map((t) =>
        t.voters.includes(seat) ? { ...t, voters: others(t.voters), count: t.count - 1 } : t,
      );
      return { ...stage, tallies, voters: others(stage.voters) };
    }
    case 'raise-all': {
      const voters = others(stage.voters);
      return {
        ...stage,
        seats: others(stage.seats),
        voters,
        count: stage.count - (stage.voters.length - voters.length),
      };
    }
    case 'lot':
      return { ...stage, seats: others(stage.seats) };
    case 'night': {
      const { [seat]: _, ...shots } = stage.acts.shots;
      const { [seat]: __, ...picks } = stage.acts.picks;
      const victim = stage.acts.victim === seat ? null : stage.acts.victim;
      return { ...stage, acts: { ...stage.acts, shots, picks, victim } };
    }
    case 'deal':
    case 'morning':
    case 'vote-pending':
    case 'evening':
    case 'over':
      return stage;
  }
}

const turnsWithout = (turns: Turns, seat: Seat): Turns => ({
  ...turns,
  done: turns.done.filter((s) => s !== seat),
  speaker: turns.speaker === seat ? null : turns.speaker,
  waiting: turns.waiting.filter((s) => s !== seat),
});

/** A correction may undo a decided end: it is decided anew by the rules. */
function correct(before: Game, to: EventOf<'corrected'>['change']): Game {
  const game: Game = before.stage.type === 'over' ? before : { ...before, decided: null };
  switch (to.fact) {
    case 'in-game':
      return change(game, to.seat, { exit: null, cardOpen: false });
    case 'out':
      return leave(game, { type: 'left', seats: [to.seat], how: 'corrected', reason: null });
    case 'fouls':
      return change(game, to.seat, { fouls: to.value });
    case 'warnings':
      return change(game, to.seat, { warnings: to.value });
    case 'silenced':
      return change(game, to.seat, { silenced: to.value });
    case 'role':
      return change(game, to.seat, { role: to.value });
    case 'vote-cancelled':
      return update(game, { cancelledDay: to.value ? game.day : null });
  }
}
