// Who is voted on, who votes, and whether there is a vote at all (CL-40…CL-43, CT-13, CT-15, AMB-08, AMB-27).

import type { Seat } from '../basics/seats';
import type { Game, SkipReason } from '../state/state';
import { inGame, living } from '../state/table';

/** The candidates in voting order: the accepted nominations (CL-34), or everybody (option `candidates`). */
export const candidatesOf = (game: Game): readonly Seat[] =>
  game.rules.candidates === 'everybody'
    ? living(game)
    : game.nominations.map((n) => n.seat).filter((seat) => inGame(game, seat));

/** Why this day has no ballot; null when it has one. */
export function skipReason(game: Game): SkipReason | null {
  if (game.cancelledDay === game.day) return 'vote-cancelled';
  if (game.day === 1 && game.rules.day1Ballot === 'none') return 'no-day-1-vote';
  const candidates = candidatesOf(game).length;
  if (candidates === 0) return 'no-candidates';
  if (candidates > 1) return null;
  if (game.rules.singleCandidate === 'skip') return 'single';
  return game.rules.singleCandidate === 'skip-on-day-1' && game.day === 1 ? 'single-on-day-1' : null;
}

/** The rule behind each reason. */
export const SKIP_RULE: Readonly<Record<SkipReason, string>> = {
  'no-candidates': 'CL-42',
  'single-on-day-1': 'CL-41',
  single: 'CT-15',
  'vote-cancelled': 'AMB-08',
  'no-day-1-vote': 'AMB-27',
  'tie-at-four': 'CL-53',
  'three-of-nine': 'AMB-06',
  'whole-table': 'CL-54',
  'more-than-half': 'AMB-05',
  'narrowed-tie': 'AMB-03',
};

/** Who votes: the living, without the tied in a revote that shuts them out (CT-13) and without Putana's client (option). */
export function votersFor(game: Game, round: number, candidates: readonly Seat[]): readonly Seat[] {
  const shutOut = round > 0 && !game.rules.tiedVoteInRevote ? candidates : [];
  const client = game.rules.city.putanaDayEffect === 'no-vote' ? clientOf(game) : null;
  return living(game).filter((seat) => !shutOut.includes(seat) && seat !== client);
}

/** Putana's client of the night before this day. */
export const clientOf = (game: Game): Seat | null => game.visits.at(-1) ?? null;

/** Seats in the order in which they were nominated (CL-34). */
export function inVotingOrder(game: Game, seats: readonly Seat[]): readonly Seat[] {
  const order = candidatesOf(game);
  return [...seats].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
