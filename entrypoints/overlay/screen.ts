// From frames to the picture: what the subscriber hears is drawn by <mafia-overlay>.

import type { MafiaOverlay } from '../../components/overlay/mafia-overlay';
import type { Screen } from '../../lib/broadcast';

/** A screen on `overlay`. Whatever goes wrong, the last good picture stays and viewers see no error. */
export const screenOn = (overlay: MafiaOverlay): Screen => ({
  show({ frame, ageMs }) {
    overlay.viewTime = frame.sentAt + ageMs;
    overlay.view = frame.view;
    overlay.outdated = false;
  },
  foreignVersion() {
    overlay.outdated = true;
  },
  ignored() {
    console.warn('mafiacast: something that is no frame was ignored');
  },
});
