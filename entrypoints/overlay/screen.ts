// From frames to the picture: what the subscriber hears is drawn by <mafia-overlay>.

import { asLayout } from '../../components/overlay/layouts/arrangement';
import { asLook } from '../../components/overlay/looks';
import type { MafiaOverlay } from '../../components/overlay/mafia-overlay';
import type { Dress, Screen } from '../../lib/broadcast';

/**
 * A screen on `overlay`. Whatever goes wrong, the last good picture stays and viewers see no error.
 * `asked`: what its own address wants it to wear, whatever the host has chosen.
 */
export const screenOn = (overlay: MafiaOverlay, asked: Dress = {}): Screen => ({
  show({ frame, ageMs }) {
    wear(overlay, { ...frame.dress, ...asked });
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

/** Puts a dress on; what is not in it falls back to the look's own. */
function wear(overlay: MafiaOverlay, { layout, look, ...own }: Dress): void {
  overlay.layout = asLayout(layout);
  overlay.look = asLook(look);
  for (const name of Array.from(overlay.style)) if (!(name in own)) overlay.style.removeProperty(name);
  for (const [name, value] of Object.entries(own)) overlay.style.setProperty(name, value);
}
