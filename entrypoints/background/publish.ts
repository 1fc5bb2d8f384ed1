// The table's frames on their way to every screen.

import {
  channelOutlet,
  createPublisher,
  type ObsPort,
  obsBrowserOutlet,
  obsEventsOutlet,
  obsMemoryOutlet,
} from '../../lib/broadcast';
import { type Game, view } from '../../lib/game';
import { nextEpoch, obsAudience, tableId } from '../../lib/settings';

/** Shows a game to the screens; null clears them. */
export type Show = (game: Game | null) => void;

/** Starts this worker's publisher. A change of what the viewers may see goes out at once. */
export async function startPublishing(obs: ObsPort): Promise<Show> {
  const [table, epoch, stored] = await Promise.all([tableId(), nextEpoch(Date.now()), obsAudience.get()]);
  const outlets = [channelOutlet(), obsBrowserOutlet(obs), obsEventsOutlet(obs), obsMemoryOutlet(obs)];
  const publisher = createPublisher({ table, epoch, outlets });
  let audience = stored;
  let shown: Game | null | undefined;

  const publish = (): void => {
    if (shown !== undefined) publisher.publish(shown && view(shown, audience));
  };
  obsAudience.watch((chosen) => {
    audience = chosen;
    publish();
  });
  return (game) => {
    shown = game;
    publish();
  };
}
