// A clock as numbers: what is left, what is shown, when the shown second changes. No timer here.

import type { ClockView } from '../../lib/game/view/types';

/** What is left of `clock`, ms, never below 0. `publisherNowMs` is ms since the epoch on the publisher's clock. */
export function remainingMsAt(clock: ClockView, publisherNowMs: number): number {
  const fullMs = clock.seconds * 1000;
  const leftMs =
    clock.startedAt === null ? (clock.remainingMs ?? fullMs) : fullMs - (publisherNowMs - clock.startedAt);
  return Math.min(fullMs, Math.max(0, leftMs));
}

/** The second shown: rounded up, so a minute begins with 1:00 and 0:00 means that the time is over. */
export const shownSeconds = (remainingMs: number): number => Math.ceil(remainingMs / 1000);

/** How long the shown second stays, ms: at least 1, at most 1000. */
export const msToNextSecond = (remainingMs: number): number => remainingMs % 1000 || 1000;

/** `m:ss`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** True when both are the same run of the same clock. */
export const sameRun = (a: ClockView | null, b: ClockView | null): boolean =>
  a !== null &&
  b !== null &&
  a.kind === b.kind &&
  a.seat === b.seat &&
  a.seconds === b.seconds &&
  a.startedAt === b.startedAt &&
  a.remainingMs === b.remainingMs;
