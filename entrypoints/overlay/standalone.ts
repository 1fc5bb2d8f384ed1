// The overlay as one self-contained file: a browser source of OBS, or any browser with #obs=… in the address.

import '../../components/overlay/mafia-overlay';
import { obsBrowserInlet, obsEventsInlet, obsMemoryInlet, subscribe } from '../../lib/broadcast';
import { createObsLink, type ObsTarget } from '../../lib/obs';
import { readAsked } from './asked';
import { screenOn } from './screen';

const asked = readAsked(location.hash);
const overlay = document.createElement('mafia-overlay');
if (asked.language !== null) overlay.language = asked.language;
document.body.append(overlay);
addEventListener('hashchange', () => location.reload());

subscribe({
  inlets: [obsBrowserInlet(), ...(asked.obs === null ? [] : obsInlets(asked.obs))],
  screen: screenOn(overlay, asked.dress),
  store: ownStorage(),
  table: asked.table,
});

/** Frames through the WebSocket server of an OBS; the link tries again for ever and says nothing on air. */
function obsInlets(target: ObsTarget) {
  const link = createObsLink();
  link.configure(target);
  return [obsEventsInlet(link), obsMemoryInlet(link)];
}

/** Where the last picture is kept; null where the browser gives a page no storage. */
function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
