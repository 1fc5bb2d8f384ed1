// What is left of a minute lost by a third foul (CL-86, AMB-12).

import type { Game } from '../state/state';
import { living } from '../state/table';

/** Seconds a silenced player speaks instead of his minute: 0, or 30 by option or at a small table. */
export function silencedSeconds(game: Game): number {
  const short = game.rules.thirdFoul === '30s' || living(game).length <= game.rules.shortSpeechAtOrBelow;
  return short ? 30 : 0;
}
