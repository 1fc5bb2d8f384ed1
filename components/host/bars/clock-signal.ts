// What the host hears of a clock: ten seconds left, and the end.

/** The last seconds, in which a speaker has to close (CL-20). */
export const LAST_SECONDS = 10;

/** A moment to be heard. */
export type Signal = 'last-seconds' | 'end';

/** The signal between two shown seconds of one clock; null for none, and for a clock that was set or jumped. */
export function signalBetween(before: number | null, now: number | null): Signal | null {
  if (before === null || now === null || before - now !== 1) return null;
  if (now === LAST_SECONDS) return 'last-seconds';
  return now === 0 ? 'end' : null;
}
