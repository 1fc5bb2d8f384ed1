// Who has won, and when it is said (CL-70…CL-72, CT-30…CT-32).

import type { Winner } from '../rules/roles';
import type { Game, Outcome } from '../state/state';
import { living, livingWith } from '../state/table';
import type { Draft } from './draft';

/** Days and nights without anybody leaving after which a game is stuck (AMB-18). */
export const STALEMATE_CYCLES = 3;

/** The winner by those left at the table; null while the game goes on. */
export function winnerOf(game: Game): Winner | null {
  return game.rules.win === 'colours' ? byColours(game) : bySides(game);
}

/** CL-71 before CL-70: no black left; then black at least as many as red (AMB-04). */
function byColours(game: Game): Winner | null {
  const black = livingWith(game, 'mafia', 'don').length;
  if (black === 0) return 'red';
  return black >= living(game).length - black ? 'black' : null;
}

/** AMB-C13: Maniac one on one, then Town, then Mafia; nobody alive is a draw. */
function bySides(game: Game): Winner | null {
  const { city } = game.rules;
  const alive = living(game).length;
  const mafia = livingWith(game, 'mafia').length;
  const maniac = livingWith(game, 'maniac').length;
  if (alive === 0) return 'draw';
  if (maniac > 0) {
    const duel =
      alive === 2 &&
      (city.maniacWin === 'one-on-one' || (city.maniacWin === 'one-on-one-non-shooter' && mafia === 0));
    if (alive === 1 || duel) return 'maniac';
  }
  if (mafia === 0) return maniac === 0 || !city.townNeedsManiacOut ? 'town' : null;
  const parity = mafia * 2 >= alive;
  return parity && !(maniac > 0 && city.parityWhileManiacAlive === 'continue') ? 'mafia' : null;
}

/** CL-72: decides the game if the table decides it; a decided game stays decided. */
export function settle(d: Draft): void {
  const winner = d.game.decided ? null : winnerOf(d.game);
  if (winner) d.emit({ type: 'decided', winner });
}

/** Announces a decided game. */
export function finish(d: Draft): void {
  if (d.game.decided) d.emit({ type: 'game-over', winner: d.game.decided });
}

/** Closes the day; after three quiet cycles the option may end the game (AMB-18). */
export function closeDay(d: Draft, outcome: Outcome): void {
  d.emit({ type: 'day-closed', outcome });
  if (!isStuck(d.game) || d.game.rules.stalemate === 'prompt') return;
  d.emit({ type: 'decided', winner: d.game.rules.stalemate === 'draw' ? 'draw' : 'red' });
  finish(d);
}

/** Nobody has left for three nights and days in a row (AMB-18). */
export const isStuck = (game: Game): boolean => game.quietCycles >= STALEMATE_CYCLES;
