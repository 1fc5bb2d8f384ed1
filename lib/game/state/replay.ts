// A log folded back into the game.

import { createGame } from './create';
import type { EventOf, GameEvent } from './events';
import { evolve } from './evolve';
import type { Game } from './state';

/** The game after all `events`; the first must be `game-created`. Throws RangeError on an empty or headless log. */
export function replay(events: Iterable<GameEvent>): Game {
  let game: Game | null = null;
  for (const event of events) {
    if (game) game = evolve(game, event);
    else game = createGame(head(event));
  }
  if (!game) throw new RangeError('a log begins with game-created; this one is empty');
  return game;
}

function head(event: GameEvent): EventOf<'game-created'> {
  if (event.type === 'game-created') return event;
  throw new RangeError(`a log begins with game-created; this one begins with ${event.type}`);
}
