// The last frame in OBS's own persistent data, for a screen that opens while no publisher is there.

import { ok } from '../game/basics/result';
import { CHANNEL, type Inlet, type ObsPort, type Outlet } from './channel';
import { type Frame, isSameFrame } from './frame';

/** OBS writes its file anew for each value: at most this often, ms. */
const SAVE_EVERY_MS = 1000;

/** Where a table's last frame is kept; null: the last frame of any. */
export const memorySlot = (table: string | null): string =>
  table === null ? CHANNEL : `${CHANNEL}:${table}`;

/** The way out: keeps the first frame at once, then the newest one when a second has passed. Heartbeats are not kept. */
export function obsMemoryOutlet(obs: ObsPort): Outlet {
  let kept: Frame | null = null;
  let next: { readonly frame: Frame; readonly text: string } | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function save(frame: Frame, text: string): ReturnType<Outlet['send']> {
    kept = frame;
    pause = setTimeout(flush, SAVE_EVERY_MS);
    const own = await obs.save(memorySlot(frame.table), text);
    const saved = own.ok ? await obs.save(memorySlot(null), text) : own;
    // Not kept after all: the next heartbeat tries again.
    if (!saved.ok && kept === frame) kept = null;
    return saved;
  }

  function flush(): void {
    pause = undefined;
    const due = next;
    next = null;
    if (due !== null) void save(due.frame, due.text);
  }

  return {
    name: 'obs-memory',
    async send(frame, text) {
      if (kept !== null && isSameFrame(kept, frame)) return ok(undefined);
      if (pause === undefined) return save(frame, text);
      next = { frame, text };
      return ok(undefined);
    },
    onWanted: (listener) => obs.onConnected(() => listener({})),
  };
}

/** The way in: reads once whenever the connection stands. */
export const obsMemoryInlet = (obs: ObsPort): Inlet => ({
  name: 'obs-memory',
  open: ({ table, recall }) =>
    obs.onConnected(async () => {
      const found = await obs.load(memorySlot(table));
      if (found.ok && found.value !== null) recall(found.value);
    }),
});
