// A screen always recovers: whatever came before, one honest host that sends for ten seconds is on every screen.

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FrameStore, type Picture, subscribe } from '../../lib/broadcast';
import { HEARTBEAT_MS } from '../../lib/broadcast/publisher';
import { testInlet, text, titled } from './frames';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const FORGED = Number.MAX_SAFE_INTEGER;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A screen that is reloaded at will, on one store. */
function screen(table: string | null = null) {
  const kept = new Map<string, string>();
  const store: FrameStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
  let shown: Picture | null = null;
  let hostStartMs = 0;
  let inlet = testInlet();
  let stop = (): void => undefined;
  const load = (): void => {
    stop();
    shown = null;
    inlet = testInlet();
    const show = (picture: Picture) => {
      shown = picture;
      hostStartMs = picture.frame.sentAt + picture.ageMs - performance.now();
    };
    stop = subscribe({
      inlets: [inlet.inlet],
      screen: { show, foreignVersion: () => undefined },
      table,
      store,
    });
  };
  load();
  return {
    load,
    kept,
    receive: (received: unknown) => inlet.receive(received),
    recall: (received: unknown) => inlet.recall(received),
    get title() {
      return shown?.frame.view?.title ?? null;
    },
    /** The host's clock when this machine's monotonic one began, as the screen counts it, ms. */
    get hostStartMs() {
      return hostStartMs;
    },
  };
}

type Target = ReturnType<typeof screen>;

/** An honest host: a frame now and every heartbeat, for ten seconds of the monotonic clock. */
function honest(at: Target, epoch: number, clockMs: () => number = Date.now): void {
  for (let passedMs = 0; passedMs <= 10_000; passedMs += HEARTBEAT_MS) {
    if (passedMs > 0) vi.advanceTimersByTime(HEARTBEAT_MS);
    at.receive(text({ epoch, seq: 3, sentAt: clockMs(), view: titled('honest') }));
  }
}

describe('one forged frame', () => {
  test.each([
    ['an epoch beyond every clock', { epoch: FORGED, view: null }],
    ['a moment beyond every clock', { epoch: NOW + 5, sentAt: FORGED, view: null }],
    ['an epoch ten years ahead', { epoch: NOW + 10 * 365 * 24 * HOUR_MS, view: null }],
    ['a sequence beyond every other', { epoch: NOW, seq: FORGED, view: null }],
    ['the number of the next honest one', { epoch: NOW, seq: 3, view: null }],
    ['another table', { table: 'forged', epoch: FORGED % MAX, view: titled('forged') }],
  ])('with %s does not hold a screen', (_what, patch) => {
    const at = screen();
    at.receive(text({ epoch: NOW, seq: 2, view: titled('before') }));
    at.receive(text(patch));
    honest(at, NOW);
    expect(at.title).toBe('honest');
  });

  test('does not hold it after a reload either, although it was kept', () => {
    const at = screen();
    at.receive(text({ epoch: NOW + 10 * 365 * 24 * HOUR_MS, view: null }));
    at.load();
    at.receive(text({ epoch: NOW, view: titled('honest') }));
    expect(at.title).toBe('honest');
  });

  test('absurdly ahead is not shown at all while an honest host is heard', () => {
    const at = screen();
    at.receive(text({ epoch: NOW, view: titled('honest') }));
    for (let i = 0; i < 20; i += 1) {
      at.receive(text({ epoch: NOW + 48 * HOUR_MS, seq: i, view: titled('forged') }));
      at.receive(text({ epoch: NOW, seq: 2, sentAt: NOW + 48 * HOUR_MS, view: titled('forged') }));
      expect(at.title).toBe('honest');
      vi.advanceTimersByTime(HEARTBEAT_MS);
      at.receive(text({ epoch: NOW, view: titled('honest') }));
    }
  });

  test('in OBS’s memory is replaced by the next live one', () => {
    const at = screen();
    at.recall(text({ epoch: NOW + HOUR_MS, seq: 9, view: titled('forged') }));
    expect(at.title).toBe('forged');
    at.receive(text({ epoch: NOW, view: titled('honest') }));
    expect(at.title).toBe('honest');
  });
});

describe('silence', () => {
  test('one late frame of an earlier host does not take a silent screen; one that keeps sending does', () => {
    const at = screen();
    at.receive(text({ epoch: NOW, view: titled('shown') }));
    vi.advanceTimersByTime(11_000);
    at.receive(text({ epoch: NOW - 1, view: titled('earlier') }));
    expect(at.title).toBe('shown');
    vi.advanceTimersByTime(HEARTBEAT_MS);
    at.receive(text({ epoch: NOW - 1, view: titled('earlier') }));
    expect(at.title).toBe('earlier');
  });

  test('a publisher that is heard keeps its screen however long an earlier one sends', () => {
    const at = screen();
    for (let i = 0; i < 20; i += 1) {
      at.receive(text({ epoch: NOW, view: titled('shown') }));
      at.receive(text({ epoch: NOW - 1, view: titled('earlier') }));
      vi.advanceTimersByTime(HEARTBEAT_MS);
    }
    expect(at.title).toBe('shown');
  });
});

describe('this machine’s clock', () => {
  test.each([-HOUR_MS, HOUR_MS])('off by %i ms: a kept picture is shown all the same', (off) => {
    const at = screen();
    at.receive(text({ epoch: NOW, view: titled('kept') }));
    vi.setSystemTime(NOW + off);
    at.load();
    expect(at.title).toBe('kept');
  });

  test.each([-HOUR_MS, HOUR_MS])(
    'jumps by %i ms while running: nothing is refused, the time is right',
    (off) => {
      const at = screen();
      honest(at, NOW, () => NOW + performance.now());
      vi.setSystemTime(Date.now() + off);
      honest(at, NOW, () => NOW + performance.now());
      expect(at.title).toBe('honest');
      expect(at.hostStartMs).toBe(NOW);
    },
  );

  test('a memory of yesterday is not shown', () => {
    const at = screen();
    at.recall(text({ sentAt: NOW - 24 * HOUR_MS, view: titled('yesterday') }));
    expect(at.title).toBeNull();
  });
});

const MAX = 4_102_444_800_000;

/** Anything that can come: frames of any number, late, doubled, damaged, of other versions, from stores, reloads, time. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom('receive' as const, 'recall' as const),
      table: fc.constantFrom('t', 'u'),
      epoch: fc.oneof(
        fc.constantFrom(0, 1, NOW - 1, NOW, NOW + 1, MAX, FORGED),
        fc.integer({ min: 0, max: MAX }),
      ),
      seq: fc.oneof(fc.nat(5), fc.constantFrom(FORGED)),
      sentAt: fc.oneof(
        fc.constantFrom(0, NOW - HOUR_MS, NOW, NOW + HOUR_MS, MAX, FORGED),
        fc.integer({ min: 0, max: MAX }),
      ),
      empty: fc.boolean(),
    }),
  },
  fc.record({
    type: fc.constant('noise' as const),
    text: fc.oneof(
      fc.string(),
      fc.json(),
      fc.nat(200).map((length) => text({ epoch: NOW }).slice(0, length)),
      fc.constantFrom('{"v":2,"table":"t"}', '{"v":1}', '{"v":0,"table":"t","epoch":9}'),
    ),
  }),
  fc.record({ type: fc.constant('wait' as const), ms: fc.nat(15_000) }),
  fc.record({ type: fc.constant('jump' as const), ms: fc.integer({ min: -HOUR_MS, max: HOUR_MS }) }),
  fc.constant({ type: 'reload' as const }),
);

test('after anything at all, one honest host that sends for 10 s is what every screen shows', () => {
  fc.assert(
    fc.property(
      fc.array(happening, { maxLength: 30 }),
      fc.constantFrom(null, 't'),
      fc.integer({ min: -HOUR_MS, max: HOUR_MS }),
      (happenings, table, hostOffMs) => {
        vi.setSystemTime(NOW);
        const at = screen(table);
        for (const now of happenings) {
          if (now.type === 'wait') vi.advanceTimersByTime(now.ms);
          else if (now.type === 'jump') vi.setSystemTime(Date.now() + now.ms);
          else if (now.type === 'reload') at.load();
          else if (now.type === 'noise') at.receive(now.text);
          else {
            const { type, empty, ...numbers } = now;
            at[type](text({ ...numbers, view: empty ? null : titled('anything') }));
          }
        }
        honest(at, NOW, () => Date.now() + hostOffMs);
        expect(at.title).toBe('honest');
      },
    ),
    { numRuns: 1_000 },
  );
});
