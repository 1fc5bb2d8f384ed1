// Lengths of the timed turns, in seconds (CL-20, CL-48, CL-55).

/** Seconds per kind of turn; 0 = no clock. */
export interface Timers {
  readonly speechSeconds: number;
  readonly defenceSeconds: number;
  readonly lastWordSeconds: number;
  /** The blacks' arrangement on Night 1. */
  readonly arrangementSeconds: number;
}

/** The seed's lengths. */
export const DEFAULT_TIMERS: Timers = {
  speechSeconds: 60,
  defenceSeconds: 30,
  lastWordSeconds: 60,
  arrangementSeconds: 0,
};

/** The longest turn that makes sense, seconds. */
export const MAX_TIMER_SECONDS = 600;
