// The table's frames on their way to every screen: what the host lets the viewers see, when.

import {
  channelOutlet,
  createPublisher,
  type ObsPort,
  obsBrowserOutlet,
  obsEventsOutlet,
  obsMemoryOutlet,
} from '../../lib/broadcast';
import { viewersView } from '../../lib/broadcast/viewers';
import { asOf, type SessionState } from '../../lib/log';
import { dressSetting, nextEpoch, tableId, viewersSetting } from '../../lib/settings';

/** Shows a game to the screens; null clears them. */
export type Show = (state: SessionState | null) => void;

/** Starts this worker's publisher. A change of what the viewers may see goes out at once. */
export async function startPublishing(obs: ObsPort): Promise<Show> {
  const [table, epoch, stored, worn] = await Promise.all([
    tableId(),
    nextEpoch(Date.now()),
    viewersSetting.get(),
    dressSetting.get(),
  ]);
  const outlets = [channelOutlet(), obsBrowserOutlet(obs), obsEventsOutlet(obs), obsMemoryOutlet(obs)];
  let choice = stored;
  let dress = worn;
  const behindMs = (): number => choice.delaySeconds * 1000;
  const publisher = createPublisher({ table, epoch, outlets, behindMs, dress: () => dress });
  let shown: SessionState | null | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;

  const publish = (): void => {
    clearTimeout(due);
    if (shown === undefined) return;
    // The delay is read from the log, not from a row of frames: it outlives this worker.
    const past =
      shown && behindMs() > 0
        ? asOf(shown.entries, Date.now() - behindMs())
        : { game: shown?.game ?? null, nextAtMs: null };
    publisher.publish(past.game && viewersView(past.game, choice));
    if (past.nextAtMs !== null) due = setTimeout(publish, past.nextAtMs + behindMs() - Date.now() + 1);
  };
  viewersSetting.watch((chosen) => {
    choice = chosen;
    publish();
  });
  dressSetting.watch((chosen) => {
    dress = chosen;
    publish();
  });
  return (state) => {
    shown = state;
    publish();
  };
}
