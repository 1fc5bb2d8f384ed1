// Takes frames from every channel, keeps the newest, and has a screen draw it.

import type { Inlet } from './channel';
import { type Frame, isNewer, isRepetition, parseFrame } from './frame';
import { type FrameStore, keepFrame, keptAgeMs, keptFrame, storageKey } from './kept-frame';

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

/**
 * After this long without a frame from the publisher that is shown, ms, a screen follows another: 10 s, less what a
 * heartbeat can come late.
 */
export const SILENT_AFTER_MS = 9_500;

/** One frame may be a late one; a publisher that is heard for this long, ms, is there: two heartbeats. */
const KEEPS_SENDING_MS = 1_500;

/** No honest clock is further ahead of all others, ms; an hour off is usual. */
const ABSURDLY_AHEAD_MS = 24 * 60 * 60 * 1000;

/** A heartbeat corrects the publisher's clock only when it is off by more than this, ms: less is the way's doing. */
const CLOCK_TOLERANCE_MS = 250;

/** Epochs that are remembered as heard and refused; a flood of forged ones must not grow without end. */
const MAX_RIVALS = 32;

/**
 * Shows the kept frame, if there is one, then what comes in. Returns the way to stop.
 *
 * Of one publisher the newest frame is shown. A frame from a publisher replaces one from a store whatever their
 * numbers. While the shown publisher is heard, older frames and absurdly new ones of its table are refused; when it has
 * fallen silent, whoever keeps sending is followed. So a damaged or forged frame is shown for ten seconds at the most,
 * and no clock but the monotonic one decides.
 */
export function subscribe({ inlets, screen, table = null, store = null }: SubscriberOptions): () => void {
  const key = storageKey(table);
  let shown: Frame | null = null;
  /** The publisher's clock minus this machine's monotonic one, ms. */
  let clockOffsetMs = 0;
  /** `performance.now()` of the last frame that was taken from a publisher; null: what is shown comes from a store. */
  let heardAtMs: number | null = null;
  /** Epochs of the shown table that were refused, with the `performance.now()` at which each was first heard. */
  const rivals = new Map<number, number>();
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
    isRepetition(frame, shown) &&
    Math.abs(frame.sentAt + ageMs - performance.now() - clockOffsetMs) <= CLOCK_TOLERANCE_MS;

  function receive(received: unknown): void {
    const frame = read(received);
    if (frame === null || !accepts(frame)) return;
    heardAtMs = performance.now();
    rivals.clear();
    if (store !== null && !(shown && isRepetition(frame, shown))) keepFrame(store, key, frame);
    if (!changesNothing(frame, 0)) show(frame, 0);
  }

  function recall(received: unknown): void {
    // What an older or newer Mafiacast left there is nobody's trouble.
    const parsed = parseFrame(received);
    if (!parsed.ok || !follows(parsed.value.table)) return;
    const frame = parsed.value;
    if (shown !== null && (shown.table !== frame.table || !isNewer(frame, shown))) return;
    // Nothing tells how long it lay there: take the publisher's clock for ours.
    const ageMs = keptAgeMs(frame.sentAt);
    if (ageMs === null) return;
    heardAtMs = null;
    show(frame, ageMs);
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
    return shown === null || shown.table === from || isSilent();
  }

  const isSilent = (): boolean => heardAtMs === null || performance.now() - heardAtMs >= SILENT_AFTER_MS;

  function accepts(frame: Frame): boolean {
    if (shown === null || heardAtMs === null || shown.table !== frame.table) return true;
    if (!isNewer(shown, frame) && !isAbsurd(frame, shown)) return true;
    const firstHeardMs = rivals.get(frame.epoch) ?? performance.now();
    if (rivals.size >= MAX_RIVALS) rivals.clear();
    rivals.set(frame.epoch, firstHeardMs);
    return isSilent() && performance.now() - firstHeardMs >= KEEPS_SENDING_MS;
  }

  /** Ahead of the shown publisher and of this machine: one clock alone may be wrong. */
  function isAbsurd({ epoch, sentAt }: Frame, known: Frame): boolean {
    const nowMs = Math.max(Date.now(), performance.now() + clockOffsetMs);
    return Math.max(epoch - Math.max(known.epoch, nowMs), sentAt - nowMs) > ABSURDLY_AHEAD_MS;
  }

  const kept = store === null ? null : keptFrame(store, key);
  if (kept !== null) show(kept.frame, kept.ageMs);
  const stops = inlets.map((inlet) => inlet.open({ table, receive, recall }));
  return () => {
    for (const stop of stops) stop();
  };
}
