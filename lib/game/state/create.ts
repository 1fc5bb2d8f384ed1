// The game at its first event: at the deal, or at a given position.

import { circleFrom, type Seat } from '../basics/seats';
import { rulesFor } from '../rules/rules';
import type { EventOf } from './events';
import type { Position } from './setup';
import type { Game, Player, Stage } from './state';

/** The game that `game-created` describes. */
export function createGame(event: EventOf<'game-created'>): Game {
  const { position } = event;
  const players = event.names.map((name, i) => playerFor(i + 1, name, position));
  return {
    set: event.rules,
    rules: rulesFor(event.rules, event.options),
    options: event.options,
    timers: event.timers,
    title: event.title,
    table: event.table ?? '',
    gameNumber: event.gameNumber,
    hostName: event.hostName,
    players,
    stage: position ? stageOf(position, players) : { type: 'deal' },
    day: position?.day ?? 0,
    night: position?.day ?? 0,
    opener: position ? openerOf(position, players) : null,
    lastSpeaker: position?.speaker ?? position?.spoken?.at(-1) ?? null,
    nominations: position?.nominations ?? [],
    spoken: position ? spokenIn(position) : [],
    ballots: [],
    shootingOrder: [],
    shots: [],
    checks: [],
    lastHeal: position?.lastHeal ?? null,
    selfHeals: position?.selfHeals ?? 0,
    visits: position?.lastVisit ? [position.lastVisit] : [],
    cancelledDay: position?.voteCancelled ? position.day : null,
    decided: null,
    quietCycles: -1,
    guesses: [],
    bestMove: null,
    testimony: null,
    clock: null,
    rolesReleased: false,
  };
}

function playerFor(seat: Seat, name: string, position: Position | null): Player {
  const how = position?.out?.[seat];
  const atNight = how === 'killed' || how === 'followed';
  return {
    seat,
    name,
    role: position?.roles[seat - 1] ?? null,
    // When he left is not part of a position: the nearest it can have been.
    exit:
      how && position
        ? { how, phase: atNight ? 'night' : 'day', number: Math.max(1, position.day - 1), reason: null }
        : null,
    fouls: position?.fouls?.[seat] ?? 0,
    warnings: position?.warnings?.[seat] ?? 0,
    technicalFouls: 0,
    silenced: position?.silenced?.includes(seat) ?? false,
    cardOpen: false,
  };
}

/** A position in the night gets its script by the `night-fell` that follows. */
function stageOf(position: Position, players: readonly Player[]): Stage {
  if (position.stage === 'night') return { type: 'vote-pending' };
  const done = position.spoken ?? [];
  const speaker = position.speaker ?? null;
  const waiting = circleFrom(alive(players), openerOf(position, players)).filter(
    (s) => s !== speaker && !done.includes(s),
  );
  return {
    type: 'speeches',
    turns: { done: done.filter((s) => s !== speaker), speaker, seconds: 0, waiting },
  };
}

const openerOf = (position: Position, players: readonly Player[]): Seat =>
  position.opener ?? position.spoken?.[0] ?? circleFrom(alive(players), position.day)[0] ?? 1;

const spokenIn = (position: Position): readonly Seat[] => {
  const done = position.spoken ?? [];
  return position.speaker && !done.includes(position.speaker) ? [...done, position.speaker] : done;
};

const alive = (players: readonly Player[]): readonly Seat[] =>
  players.filter((p) => !p.exit).map((p) => p.seat);
