// One fact applied to the game. No rule is decided here: events carry outcomes, so old logs replay the same for ever.

import { createGame } from './create';
import type { GameEvent } from './events';
import { type DayEvent, evolveDay } from './evolve-day';
import { evolveNight, type NightEvent } from './evolve-night';
import { evolvePlayers, type PlayerEvent } from './evolve-players';
import type { Clock, Game } from './state';
import { update } from './update';

/** The game after one event. */
export function evolve(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'game-created':
      return createGame(event);
    case 'clock-started':
      return update(game, {
        clock: {
          kind: event.kind,
          seat: null,
          seconds: event.seconds,
          startedAt: event.at,
          remainingMs: null,
        },
      });
    case 'clock-paused':
      return update(game, { clock: game.clock && paused(game.clock, event.at) });
    case 'clock-resumed':
      return update(game, { clock: game.clock && resumed(game.clock, event.at) });
    case 'clock-extended':
      return update(game, { clock: game.clock && extended(game.clock, event.seconds) });
    case 'clock-stopped':
      return update(game, { clock: null });
    case 'decided':
      return update(game, { decided: event.winner });
    case 'game-over':
      return update(game, {
        decided: event.winner,
        stage: { type: 'over', winner: event.winner },
        clock: null,
      });
    case 'roles-released':
      return update(game, { rolesReleased: true });
    case 'forced':
    case 'noted':
    case 'nomination-refused':
    case 'role-blocked':
    case 'lot-drawn':
    case 'lot-declined':
    case 'alibi-announced':
    case 'raise-all-closed':
    case 'team-defeated':
      return game;
    default:
      return isNightEvent(event)
        ? evolveNight(game, event)
        : isPlayerEvent(event)
          ? evolvePlayers(game, event)
          : evolveDay(game, event);
  }
}

const NIGHT_EVENTS: Readonly<Record<NightEvent['type'], true>> = {
  'night-fell': true,
  identified: true,
  'shooting-order-set': true,
  'shot-fired': true,
  'shooting-closed': true,
  checked: true,
  picked: true,
  'picking-closed': true,
  visited: true,
  'kill-chosen': true,
  healed: true,
  'step-closed': true,
  'morning-came': true,
};

const PLAYER_EVENTS: Readonly<Record<PlayerEvent['type'], true>> = {
  'role-assigned': true,
  'roles-dealt': true,
  redeal: true,
  left: true,
  'card-opened': true,
  fouled: true,
  warned: true,
  'technical-fouled': true,
  silenced: true,
  'silence-served': true,
  'removed-after-exit': true,
  corrected: true,
  'best-move-named': true,
  guessed: true,
  testified: true,
  'vote-cancelled': true,
};

type Rest = Exclude<GameEvent, NightEvent | PlayerEvent>;
const isNightEvent = (event: GameEvent): event is NightEvent => event.type in NIGHT_EVENTS;
const isPlayerEvent = (event: NightEvent | PlayerEvent | DayEvent | Rest): event is PlayerEvent =>
  event.type in PLAYER_EVENTS;

const remainingAt = (clock: Clock, at: number): number =>
  clock.startedAt === null
    ? (clock.remainingMs ?? 0)
    : Math.max(0, clock.seconds * 1000 - (at - clock.startedAt));

const paused = (clock: Clock, at: number): Clock => ({
  ...clock,
  startedAt: null,
  remainingMs: remainingAt(clock, at),
});

/** Set back so that `seconds` minus the time since `startedAt` is what remained. */
const resumed = (clock: Clock, at: number): Clock => ({
  ...clock,
  startedAt: at - (clock.seconds * 1000 - remainingAt(clock, at)),
  remainingMs: null,
});

const extended = (clock: Clock, seconds: number): Clock => ({
  ...clock,
  seconds: clock.seconds + seconds,
  remainingMs: clock.remainingMs === null ? null : clock.remainingMs + seconds * 1000,
});
