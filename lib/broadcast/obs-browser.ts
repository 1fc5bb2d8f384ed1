// Frames into every browser source of OBS: obs-browser's emit_event becomes a DOM event on the window.

import { asObject, CHANNEL, type Inlet, type ObsPort, type Outlet } from './channel';

/** The way out. The frame travels as text: on this way OBS drops nulls and arrays of anything but objects. */
export const obsBrowserOutlet = (obs: ObsPort): Outlet => ({
  name: 'obs-browser',
  send: (_frame, text) => obs.emit(CHANNEL, { frame: text }),
  onWanted: (listener) => obs.onConnected(() => listener({})),
});

/** The way in, on a browser source's `window`. Nothing can be asked for here: the next heartbeat is the answer. */
export const obsBrowserInlet = (target: EventTarget = window): Inlet => ({
  name: 'obs-browser',
  open({ receive }) {
    const hear = (event: Event): void => {
      const detail = asObject((event as CustomEvent<unknown>).detail);
      if (detail !== null && 'frame' in detail) receive(detail.frame);
    };
    target.addEventListener(CHANNEL, hear);
    return () => target.removeEventListener(CHANNEL, hear);
  },
});
