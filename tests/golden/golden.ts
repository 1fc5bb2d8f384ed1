// A golden log: the events of a finished game and what they came to.

import { type GameEvent, replay } from '../../lib/game';

/** One kept log. */
export interface Golden {
  readonly version: 1;
  readonly events: readonly GameEvent[];
  readonly end: ReturnType<typeof endOf>;
}

/** What must come out of a log for ever. */
export function endOf(events: readonly GameEvent[]) {
  const game = replay(events);
  return {
    winner: game.stage.type === 'over' ? game.stage.winner : null,
    day: game.day,
    players: game.players.map(({ seat, role, exit, fouls, warnings }) => ({
      seat,
      role,
      exit,
      fouls,
      warnings,
    })),
    ballots: game.ballots.map(({ tallies }) => tallies.map(({ seat, count }) => ({ seat, count }))),
    checks: game.checks,
  };
}
