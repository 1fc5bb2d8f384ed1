// Frames and channels for the tests of the broadcast.

import type { Inlet, ObsPort, Outlet } from '../../lib/broadcast';
import type { Frame } from '../../lib/broadcast/frame';
import { tableView } from '../components/fixtures/table';

/** A view that is told by its title. */
export const titled = (title: string) => tableView({ type: 'morning', killed: [] }, { title });

/** A frame of table `t`, sent now. */
export const frame = (patch: Partial<Frame> = {}): Frame => ({
  v: 1,
  table: 't',
  epoch: 1,
  seq: 1,
  sentAt: Date.now(),
  view: titled('a view'),
  ...patch,
});

/** A frame as it travels. */
export const text = (patch: Partial<Frame> = {}): string => JSON.stringify(frame(patch));

/** An outlet that writes down what it is given, and asks for the frame when the test does. */
export function testOutlet(name = 'test') {
  const sent: Frame[] = [];
  let want: Parameters<Outlet['onWanted']>[0] = () => undefined;
  const outlet: Outlet = {
    name,
    async send(_frame, travelling) {
      sent.push(JSON.parse(travelling));
      return { ok: true, value: undefined };
    },
    onWanted(listener) {
      want = listener;
      return () => {
        want = () => undefined;
      };
    },
  };
  return { outlet, sent, want: (table?: string) => want(table === undefined ? {} : { table }) };
}

/** An inlet that the test speaks through. */
export function testInlet() {
  let receiver: Parameters<Inlet['open']>[0] | undefined;
  const inlet: Inlet = {
    name: 'test',
    open(opened) {
      receiver = opened;
      return () => {
        receiver = undefined;
      };
    },
  };
  return {
    inlet,
    receive: (received: unknown) => receiver?.receive(received),
    recall: (received: unknown) => receiver?.recall(received),
    isOpen: () => receiver !== undefined,
  };
}

/** One OBS that any number of links speak to; a link is connected when the test says so. */
export function testObs() {
  const slots = new Map<string, string>();
  const saves: { readonly slot: string; readonly value: string; readonly atMs: number }[] = [];
  const hearers = new Set<(data: unknown) => void>();
  const emitted: { readonly event: string; readonly data: unknown }[] = [];
  const off = { ok: false, error: { code: 'not-connected' } } as const;
  const link = () => {
    let connected = false;
    const waiting = new Set<() => void>();
    const done = async (work: () => void) => {
      if (!connected) return off;
      work();
      return { ok: true, value: undefined } as const;
    };
    const port: ObsPort = {
      onConnected(listener) {
        if (connected) listener();
        waiting.add(listener);
        return () => waiting.delete(listener);
      },
      emit: (event, data) => done(() => emitted.push({ event, data })),
      // Through JSON, as on the wire: nobody shares an object.
      broadcast: (data) =>
        done(() => {
          for (const hear of [...hearers]) hear(JSON.parse(JSON.stringify(data)));
        }),
      onBroadcast(listener) {
        const hear = (data: unknown) => connected && listener(data);
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
      save: (slot, value) =>
        done(() => {
          slots.set(slot, value);
          saves.push({ slot, value, atMs: Date.now() });
        }),
      load: async (slot) => (connected ? { ok: true, value: slots.get(slot) ?? null } : off),
    };
    return {
      port,
      connect: () => {
        connected = true;
        for (const listener of [...waiting]) listener();
      },
      disconnect: () => {
        connected = false;
      },
    };
  };
  return { link, slots, saves, emitted };
}
