// Counts a clock down between views: one timer, on the second, only while a clock runs.

import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import type { ClockView } from '../../lib/game/view/types';
import { msToNextSecond, remainingMsAt, sameRun, shownSeconds } from './clock-math';

/** How far two views may disagree about one run before the newer is believed, ms: more is a jump, less is the network. */
const JITTER_MS = 400;

/** What was left at a moment of this machine's monotonic clock, both ms. */
interface Anchor {
  readonly remainingMs: number;
  readonly atMs: number;
}

/** Asks its host to update when the shown second changes. */
export class ClockController implements ReactiveController {
  private clock: ClockView | null = null;
  private anchor: Anchor = { remainingMs: 0, atMs: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly host: ReactiveControllerHost;
  private readonly overtime: 'counted' | 'ignored';

  /** `overtime`: whether the clock goes on after its end; where it is not shown, an ended clock costs nothing. */
  constructor(host: ReactiveControllerHost, overtime: 'counted' | 'ignored' = 'ignored') {
    this.host = host;
    this.overtime = overtime;
    host.addController(this);
  }

  /**
   * Takes the clock of a new view. `publisherNowMs` is the moment the view arrived, ms since the epoch on the
   * publisher's clock. Of two views of one run the one that travelled faster counts, so the digits never step back.
   */
  follow(clock: ClockView | null, publisherNowMs: number): void {
    const remainingMs = clock === null ? 0 : remainingMsAt(clock, publisherNowMs);
    const ahead = remainingMs - this.leftMs;
    if (!sameRun(this.clock, clock) || ahead < 0 || ahead > JITTER_MS)
      this.anchor = { remainingMs, atMs: performance.now() };
    this.clock = clock;
    this.arm();
  }

  /** The second to show; null without a clock. */
  get seconds(): number | null {
    return this.clock === null ? null : shownSeconds(this.leftMs);
  }

  /** Whole seconds since the end of a clock that runs on; 0 before it, and where overtime is not counted. */
  get overtimeSeconds(): number {
    return this.clock === null ? 0 : Math.floor(Math.max(0, -this.rawLeftMs) / 1000);
  }

  hostConnected(): void {
    this.arm();
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
  }

  private get running(): boolean {
    return this.clock !== null && this.clock.startedAt !== null;
  }

  private get leftMs(): number {
    return Math.max(0, this.rawLeftMs);
  }

  private get rawLeftMs(): number {
    const passedMs = this.running ? performance.now() - this.anchor.atMs : 0;
    return this.anchor.remainingMs - passedMs;
  }

  private arm(): void {
    clearTimeout(this.timer);
    const leftMs = this.rawLeftMs;
    if (!this.running || (leftMs <= 0 && this.overtime === 'ignored')) return;
    // A millisecond more, so that a timer that fires early does not find the old second.
    this.timer = setTimeout(
      () => this.tick(),
      (leftMs > 0 ? msToNextSecond(leftMs) : 1000 - (-leftMs % 1000)) + 1,
    );
  }

  private tick(): void {
    this.host.requestUpdate();
    this.arm();
  }
}
