// Takes frames from every channel, keeps the newest, and has a screen draw it.

import type { Inlet } from './channel';
import { type Frame, isNewer, isSameFrame, parseFrame } from './frame';
import { type FrameStore, keepFrame, keptFrame, storageKey } from './kept-frame';

/** What to draw. */
export interface Picture {
  readonly frame: Frame;
  /**
   * How old the frame is at this moment, ms: 0 from a publisher, more from a store. `frame.sentAt + ageMs` is the
   * publisher's clock now, by which the clocks of the view count; from here on count it by `performance.now()`.
   */
  readonly ageMs: number;
}

/** What a screen is told. */
export interface Screen {
  /** Draw this. Never called by a heartbeat that changes nothing. */
  show(picture: Picture): void;
  /** A frame of a version that this code cannot read came: the picture stays, the overlay needs an update. */
  foreignVersion(): void;
  /** Something came that is no frame; told once until a frame comes again. */
  ignored?(): void;
}

/** What a subscriber is made of. */
export interface SubscriberOptions {
  readonly inlets: readonly Inlet[];
  readonly screen: Screen;
  /** The table to show; null or left out: the first that is heard, and another when that one has fallen silent. */
  readonly table?: string | null;
  /** Where the last frame is kept, for the next start. */
  readonly store?: FrameStore | null;
}

/** After this long without a frame, ms, a screen that is bound to no table follows another. */
export const SILENT_AFTER_MS = 10_000;

/** A heartbeat corrects the publisher's clock only when it is off by more than this, ms: less is the way's doing. */
const CLOCK_TOLERANCE_MS = 250;

/** Shows the kept frame, if there is one, then what comes in. Returns the way to stop. */
export function subscribe({ inlets, screen, table = null, store = null }: SubscriberOptions): () => void {
  const key = storageKey(table);
  let shown: Frame | null = null;
  /** The publisher's clock minus this machine's monotonic one, ms. */
  let clockOffsetMs = 0;
  /** `performance.now()` of the last frame from a publisher; null: only stores have spoken. */
  let heardAtMs: number | null = null;
  let trouble: 'none' | 'foreign' | 'noise' = 'none';

  function show(frame: Frame, ageMs: number): void {
    shown = frame;
    clockOffsetMs = frame.sentAt + ageMs - performance.now();
    trouble = 'none';
    screen.show({ frame, ageMs });
  }

  /** A heartbeat of what is shown only sets the clock right. */
  const changesNothing = (frame: Frame, ageMs: number): boolean =>
    trouble === 'none' &&
    shown !== null &&
    isSameFrame(frame, shown) &&
    Math.abs(frame.sentAt + ageMs - performance.now() - clockOffsetMs) <= CLOCK_TOLERANCE_MS;

  function receive(received: unknown): void {
    const frame = read(received);
    if (frame === null) return;
    if (shown?.table === frame.table && isNewer(shown, frame)) return;
    heardAtMs = performance.now();
    if (store !== null && !(shown && isSameFrame(frame, shown))) keepFrame(store, key, frame);
    if (!changesNothing(frame, 0)) show(frame, 0);
  }

  function recall(received: unknown): void {
    // What an older or newer Mafiacast left there is nobody's trouble.
    const parsed = parseFrame(received);
    if (!parsed.ok || !follows(parsed.value.table)) return;
    const frame = parsed.value;
    if (shown !== null && (shown.table !== frame.table || !isNewer(frame, shown))) return;
    // Nothing tells how long it lay there: take the publisher's clock for ours.
    show(frame, Math.max(0, Date.now() - frame.sentAt));
  }

  /** A frame of a table that this screen follows; null, and a word to the screen, for anything else. */
  function read(received: unknown): Frame | null {
    const parsed = parseFrame(received);
    if (parsed.ok) return follows(parsed.value.table) ? parsed.value : null;
    if (parsed.error.code === 'unknown-version') {
      if (trouble !== 'foreign' && follows(parsed.error.table)) {
        trouble = 'foreign';
        screen.foreignVersion();
      }
    } else if (trouble === 'none') {
      trouble = 'noise';
      screen.ignored?.();
    }
    return null;
  }

  /** A frame from a store binds the screen to nothing. */
  function follows(from: string | null): boolean {
    if (table !== null) return from === table;
    if (shown === null || shown.table === from || heardAtMs === null) return true;
    return performance.now() - heardAtMs > SILENT_AFTER_MS;
  }

  const kept = store === null ? null : keptFrame(store, key);
  if (kept !== null) show(kept.frame, kept.ageMs);
  const stops = inlets.map((inlet) => inlet.open({ table, receive, recall }));
  return () => {
    for (const stop of stops) stop();
  };
}
