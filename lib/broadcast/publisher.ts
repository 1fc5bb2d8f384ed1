// Sends one table's frames to every channel: each new view at once, then heartbeats, and the answer to each hello.

import type { TableView } from '../game/view/types';
import type { Outlet, Wanted } from './channel';
import { type Dress, FRAME_VERSION, type Frame, frameText } from './frame';

/** How a channel's last frame fared: `sent`, or the code of the error (`failed` when it threw). */
export type Delivery = 'sent' | (string & {});

/** What a publisher is made of. */
export interface PublisherOptions {
  readonly table: string;
  /** Above that of every earlier publisher of this table. */
  readonly epoch: number;
  readonly outlets: readonly Outlet[];
  /** How far the views are behind the table, ms: the clocks of a delayed picture count on a delayed clock. */
  readonly behindMs?: () => number;
  /** What the picture wears. */
  readonly dress?: () => Dress;
  /** Called when a channel's fortune changes; `outlet` is its name. */
  readonly onDelivery?: (outlet: string, delivery: Delivery) => void;
}

/** A publisher. Between the first `publish` and `close` the table is live. */
export interface Publisher {
  /** Makes a new frame of the view and sends it. null: there is nothing to draw. */
  publish(view: TableView | null): void;
  /** Ends the heartbeats and answers; the outlets stay as they are. */
  close(): void;
}

/** How often a frame is sent again while nothing changes, ms. */
export const HEARTBEAT_MS = 2000;

/** A channel that fails or hangs never holds up the others. */
export function createPublisher({
  table,
  epoch,
  outlets,
  behindMs,
  dress,
  onDelivery,
}: PublisherOptions): Publisher {
  const deliveries = new Map<Outlet, Delivery>();
  let seq = 0;
  let current: TableView | null = null;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  function send(to: readonly Outlet[]): void {
    const frame: Frame = {
      v: FRAME_VERSION,
      table,
      epoch,
      seq,
      sentAt: Date.now() - (behindMs?.() ?? 0),
      view: current,
      ...(dress ? { dress: dress() } : {}),
    };
    const text = frameText(frame);
    for (const outlet of to) void deliver(outlet, frame, text);
  }

  async function deliver(outlet: Outlet, frame: Frame, text: string): Promise<void> {
    const delivery = await attempt(outlet, frame, text);
    if (deliveries.get(outlet) === delivery) return;
    deliveries.set(outlet, delivery);
    onDelivery?.(outlet.name, delivery);
  }

  const answer = (outlet: Outlet, wanted: Wanted): void => {
    if (seq > 0 && (wanted.table ?? table) === table) send([outlet]);
  };
  const stopAnswers = outlets.map((outlet) => outlet.onWanted((wanted) => answer(outlet, wanted)));

  return {
    publish(view) {
      current = view;
      seq += 1;
      clearInterval(heartbeat);
      heartbeat = setInterval(() => send(outlets), HEARTBEAT_MS);
      send(outlets);
    },
    close() {
      clearInterval(heartbeat);
      for (const stop of stopAnswers) stop();
    },
  };
}

async function attempt(outlet: Outlet, frame: Frame, text: string): Promise<Delivery> {
  try {
    const sent = await outlet.send(frame, text);
    return sent.ok ? 'sent' : sent.error.code;
  } catch {
    return 'failed';
  }
}
