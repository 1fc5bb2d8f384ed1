// Frames to every client of one OBS, by its custom events: for screens in another browser or on another machine.

import {
  asObject,
  CHANNEL,
  hello,
  type Inlet,
  type Message,
  type ObsPort,
  type Outlet,
  readMessage,
} from './channel';

/** The way out: answers hellos, and sends at once when the connection stands. */
export const obsEventsOutlet = (obs: ObsPort): Outlet => ({
  name: 'obs-events',
  send: (_frame, text) => obs.broadcast({ [CHANNEL]: { frame: text } }),
  onWanted(listener) {
    const stopConnected = obs.onConnected(() => listener({}));
    const stopHearing = obs.onBroadcast((data) => {
      const message = messageIn(data);
      if (message?.type === 'hello') listener(message.wanted);
    });
    return () => {
      stopConnected();
      stopHearing();
    };
  },
});

/** The way in: says hello whenever the connection stands. */
export const obsEventsInlet = (obs: ObsPort): Inlet => ({
  name: 'obs-events',
  open({ table, receive }) {
    const stopHearing = obs.onBroadcast((data) => {
      const message = messageIn(data);
      if (message?.type === 'frame') receive(message.text);
    });
    const stopConnected = obs.onConnected(() => {
      // Should the hello be lost with the connection, the next connection says it again.
      void obs.broadcast({ [CHANNEL]: hello(table) });
    });
    return () => {
      stopConnected();
      stopHearing();
    };
  },
});

/** Other programs' custom events come this way too. */
const messageIn = (data: unknown): Message | null => readMessage(asObject(data)?.[CHANNEL]);
