// Questions about the table that several phases ask.

import { circleFrom, type Seat } from '../basics/seats';
import { type Role, type Team, teamOf } from '../rules/roles';
import type { Game, Player, Stage, Turns } from './state';

/** The player at a seat; undefined for a number that is no seat here. */
export const playerAt = (game: Game, seat: Seat): Player | undefined => game.players[seat - 1];

/** True when the seat is in the game. */
export const inGame = (game: Game, seat: Seat): boolean => playerAt(game, seat)?.exit === null;

/** The seats in the game, ascending. */
export const living = (game: Game): readonly Seat[] =>
  game.players.filter((p) => p.exit === null).map((p) => p.seat);

/** The card at a seat. */
export const roleAt = (game: Game, seat: Seat): Role | null => playerAt(game, seat)?.role ?? null;

/** The side of a seat; null while no card is dealt. Putana may be on her own (option `putanaTeam`). */
export function teamAt(game: Game, seat: Seat): Team | null {
  const role = roleAt(game, seat);
  return role && teamOf(game.set, role);
}

/** Seats with a card, out or not, ascending. */
export const seatsWith = (game: Game, ...roles: readonly Role[]): readonly Seat[] =>
  game.players.filter((p) => p.role && roles.includes(p.role)).map((p) => p.seat);

/** Living seats with a card, ascending. */
export const livingWith = (game: Game, ...roles: readonly Role[]): readonly Seat[] =>
  seatsWith(game, ...roles).filter((seat) => inGame(game, seat));

/** The living in circle order beginning after `seat`. */
export const circleAfter = (game: Game, seat: Seat): readonly Seat[] => circleFrom(living(game), seat + 1);

/** The turns of a stage where people speak one after another; null elsewhere. */
export const turnsOf = (stage: Stage): Turns | null => ('turns' in stage ? stage.turns : null);

/** Who has the floor. */
export const speakerOf = (game: Game): Seat | null => turnsOf(game.stage)?.speaker ?? null;

/** Turns that have not begun. */
export const turnsFor = (order: readonly Seat[]): Turns => ({
  done: [],
  speaker: null,
  seconds: 0,
  waiting: order,
});
