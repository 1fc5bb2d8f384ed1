// The last frame in a screen's own storage, so that a reload begins with the last picture.

import { asObject } from './channel';
import { type Frame, frameText, parseFrame } from './frame';

/** What is needed of `localStorage`. */
export type FrameStore = Pick<Storage, 'getItem' | 'setItem'>;

/** A kept frame and its age, ms. */
export interface KeptFrame {
  readonly frame: Frame;
  readonly ageMs: number;
}

/** Nobody wants to see yesterday's game when the stream begins, ms. */
const MAX_AGE_MS = 3 * 60 * 60 * 1000;
/** This machine's clock may be that far off, or have been set in between, ms. */
const CLOCK_ERROR_MS = 60 * 60 * 1000;

/** The age of something kept since `sinceMs`, ms, never below 0; null when it is too old, or from the future. */
export function keptAgeMs(sinceMs: number): number | null {
  const ageMs = Date.now() - sinceMs;
  return ageMs >= -CLOCK_ERROR_MS && ageMs <= MAX_AGE_MS ? Math.max(0, ageMs) : null;
}

/** Where a screen keeps its last frame. */
export const storageKey = (table: string | null): string =>
  table === null ? 'mafiacast:frame' : `mafiacast:frame:${table}`;

/** Keeps the frame that has just come in. Where the store takes nothing, the next start waits for a heartbeat instead. */
export function keepFrame(store: FrameStore, key: string, frame: Frame): void {
  try {
    store.setItem(key, JSON.stringify({ receivedAtMs: Date.now(), text: frameText(frame) }));
  } catch {
    // Full or switched off: the picture itself is not touched.
  }
}

/** The frame kept under `key`; null when there is none, or an old or broken one. */
export function keptFrame(store: FrameStore, key: string): KeptFrame | null {
  const kept = asObject(readJson(store, key));
  if (kept === null || typeof kept.receivedAtMs !== 'number') return null;
  const ageMs = keptAgeMs(kept.receivedAtMs);
  const parsed = parseFrame(kept.text);
  if (!parsed.ok || ageMs === null) return null;
  return { frame: parsed.value, ageMs };
}

function readJson(store: FrameStore, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
