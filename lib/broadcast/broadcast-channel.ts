// Frames between the pages of one origin: the extension's own, or one web site's.

import { ok } from '../game/basics/result';
import { CHANNEL, hello, type Inlet, type Outlet, readMessage } from './channel';

/** The way out, and the way to close it. */
export function channelOutlet(): Outlet & { close(): void } {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    name: 'broadcast-channel',
    async send(_frame, text) {
      channel.postMessage({ frame: text });
      return ok(undefined);
    },
    onWanted(listener) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        const message = readMessage(data);
        if (message?.type === 'hello') listener(message.wanted);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => channel.close(),
  };
}

/** The way in. */
export const channelInlet = (): Inlet => ({
  name: 'broadcast-channel',
  open({ table, receive }) {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message?.type === 'frame') receive(message.text);
    });
    channel.postMessage(hello(table));
    return () => channel.close();
  },
});
