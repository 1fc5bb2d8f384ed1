// The subscriber: of all that comes in by any channel the newest frame is shown, once, with the right clock.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FrameStore, type Picture, type SubscriberOptions, subscribe } from '../../lib/broadcast';
import { SILENT_AFTER_MS } from '../../lib/broadcast/subscriber';
import { running, tableView } from '../components/fixtures/table';
import { testInlet, text, titled } from './frames';

const NOW = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen that writes down what it is told, and a channel to it. */
function screen(options: Partial<SubscriberOptions> = {}) {
  const [one, two] = [testInlet(), testInlet()];
  const shown: Picture[] = [];
  const foreign = vi.fn();
  const ignored = vi.fn();
  const stop = subscribe({
    inlets: [one.inlet, two.inlet],
    screen: { show: (picture) => shown.push(picture), foreignVersion: foreign, ignored },
    ...options,
  });
  const titles = () => shown.map(({ frame }) => frame.view?.title);
  return { one, two, shown, titles, foreign, ignored, stop };
}

function memory(): FrameStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

const view = (title: string) => ({ view: titled(title) });

describe('what is shown', () => {
  test('the highest (epoch, seq) that came by any channel; older ones are dropped', () => {
    const { one, two, titles } = screen();
    one.receive(text({ seq: 2, ...view('second') }));
    two.receive(text({ seq: 1, ...view('first') }));
    two.receive(text({ seq: 3, ...view('third') }));
    one.receive(text({ epoch: 2, seq: 1, ...view('after a restart') }));
    two.receive(text({ seq: 9, ...view('from the one before') }));
    expect(titles()).toEqual(['second', 'third', 'after a restart']);
  });

  test('the same frame by two channels, and its heartbeats, are drawn once', () => {
    const { one, two, shown } = screen();
    for (let beat = 0; beat < 5; beat++) {
      one.receive(text());
      two.receive(text());
      vi.advanceTimersByTime(2000);
    }
    expect(shown).toHaveLength(1);
  });

  test('an empty view is shown like any', () => {
    const { one, shown } = screen();
    one.receive(text({ view: null }));
    expect(shown[0]?.frame.view).toBeNull();
  });

  test('after the stop nothing is', () => {
    const { one, two, stop } = screen();
    stop();
    expect([one.isOpen(), two.isOpen()]).toEqual([false, false]);
  });
});

describe('the clock', () => {
  const clockView = (startedAt: number) =>
    tableView(
      { type: 'speeches', opener: 1, speaker: 1, silenced: false, next: [] },
      { clock: running(60, startedAt) },
    );
  /** What remains when the picture comes, ms. */
  const remainingMs = ({ frame, ageMs }: Picture): number => {
    const clock = frame.view?.clock;
    if (clock?.startedAt == null) throw new Error('no running clock');
    return clock.seconds * 1000 - (frame.sentAt + ageMs - clock.startedAt);
  };

  test('counts on the publisher’s clock, however wrong this machine’s is', () => {
    const { one, shown } = screen();
    const far = NOW - 86_400_000;
    one.receive(text({ sentAt: far, view: clockView(far - 10_000) }));
    expect(shown.map(remainingMs)).toEqual([50_000]);
  });

  test('a heartbeat whose clock agrees draws nothing; one that is off by more than 250 ms corrects', () => {
    const { one, shown } = screen();
    const started = NOW;
    one.receive(text({ sentAt: NOW, view: clockView(started) }));
    vi.advanceTimersByTime(2000);
    one.receive(text({ sentAt: NOW + 1800, view: clockView(started) }));
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    one.receive(text({ sentAt: NOW + 3600, view: clockView(started) }));
    expect(shown.map(remainingMs)).toEqual([60_000, 56_400]);
  });

  test('of a kept frame runs on while the screen was closed', () => {
    const store = memory();
    const first = screen({ store });
    first.one.receive(text({ sentAt: NOW - 5, view: clockView(NOW - 10_005) }));
    first.stop();
    vi.advanceTimersByTime(7_000);
    expect(screen({ store }).shown.map(remainingMs)).toEqual([43_000]);
  });

  test('of a frame from OBS’s memory has run since it was sent', () => {
    const { one, shown } = screen();
    one.recall(text({ sentAt: NOW - 4_000, view: clockView(NOW - 5_000) }));
    expect(shown.map(remainingMs)).toEqual([55_000]);
  });
});

describe('the last frame', () => {
  test('is shown at the next start, before anything is heard; a newer one replaces it', () => {
    const store = memory();
    screen({ store }).one.receive(text({ seq: 4, ...view('kept') }));
    const again = screen({ store });
    expect(again.titles()).toEqual(['kept']);
    again.one.receive(text({ seq: 4, ...view('kept') }));
    expect(again.titles()).toEqual(['kept']);
    again.one.receive(text({ seq: 5, ...view('live') }));
    expect(again.titles()).toEqual(['kept', 'live']);
  });

  test('of yesterday is not', () => {
    const store = memory();
    screen({ store }).one.receive(text());
    vi.advanceTimersByTime(4 * 60 * 60 * 1000);
    expect(screen({ store }).shown).toEqual([]);
  });

  test.each(['', '{', '{"receivedAtMs":1}', 'null', '{"receivedAtMs":1800000000000,"text":"no frame"}'])(
    'broken in the store (%s) is no trouble',
    (broken) => {
      const store = memory();
      store.kept.set('mafiacast:frame', broken);
      expect(screen({ store }).shown).toEqual([]);
    },
  );

  test('a store that takes and gives nothing stops no picture', () => {
    const fail = () => {
      throw new Error('switched off');
    };
    const { one, shown } = screen({ store: { getItem: fail, setItem: fail } });
    one.receive(text());
    expect(shown).toHaveLength(1);
  });

  test('a heartbeat is not written again', () => {
    const store = memory();
    const write = vi.spyOn(store, 'setItem');
    const { one } = screen({ store });
    one.receive(text());
    one.receive(text());
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('from OBS’s memory never replaces what is as new, nor what another table shows', () => {
    const { one, titles } = screen();
    one.receive(text({ seq: 5, ...view('live') }));
    one.recall(text({ seq: 5, ...view('same') }));
    one.recall(text({ seq: 4, ...view('older') }));
    one.recall(text({ table: 'u', seq: 9, ...view('another table') }));
    expect(titles()).toEqual(['live']);
  });
});

describe('two tables on one OBS', () => {
  test('a screen bound to a table hears no other', () => {
    const { one, titles } = screen({ table: 'u' });
    one.receive(text({ table: 't', ...view('t') }));
    one.receive(text({ table: 'u', ...view('u') }));
    one.receive(text({ table: 't', seq: 9, ...view('t') }));
    expect(titles()).toEqual(['u']);
  });

  test('one bound to none follows the first it hears, and another when that one has fallen silent', () => {
    const { one, titles } = screen();
    one.receive(text({ table: 't', ...view('t') }));
    one.receive(text({ table: 'u', seq: 9, ...view('u') }));
    expect(titles()).toEqual(['t']);
    vi.advanceTimersByTime(SILENT_AFTER_MS + 1);
    one.receive(text({ table: 'u', seq: 9, ...view('u') }));
    expect(titles()).toEqual(['t', 'u']);
  });

  test('heartbeats of the first keep the second out', () => {
    const { one, titles } = screen();
    for (let i = 0; i < 20; i++) {
      one.receive(text({ table: 't', ...view('t') }));
      one.receive(text({ table: 'u', ...view('u') }));
      vi.advanceTimersByTime(2000);
    }
    expect(titles()).toEqual(['t']);
  });

  test('a kept picture binds a screen to nothing, and each bound screen keeps its own', () => {
    const store = memory();
    screen({ store }).one.receive(text({ table: 't', ...view('t') }));
    const free = screen({ store });
    free.one.receive(text({ table: 'u', ...view('u') }));
    expect(free.titles()).toEqual(['t', 'u']);
    expect(screen({ store, table: 'u' }).shown).toEqual([]);
  });
});

describe('what is no frame of this version', () => {
  const foreign = JSON.stringify({ v: 2, table: 't' });

  test('of a newer publisher: told once, the picture stays, a frame that can be read clears it', () => {
    const { one, foreign: told, shown } = screen();
    one.receive(text());
    one.receive(foreign);
    one.receive(foreign);
    expect(told).toHaveBeenCalledTimes(1);
    expect(shown).toHaveLength(1);
    one.receive(text());
    expect(shown).toHaveLength(2);
    one.receive(foreign);
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('of another table than the bound one is nobody’s trouble', () => {
    const { one, foreign: told } = screen({ table: 'u' });
    one.receive(foreign);
    expect(told).not.toHaveBeenCalled();
  });

  test('left in OBS’s memory is nobody’s trouble either', () => {
    const { one, foreign: told, ignored, shown } = screen();
    one.recall(foreign);
    one.recall('noise');
    expect([told.mock.calls.length, ignored.mock.calls.length, shown.length]).toEqual([0, 0, 0]);
  });

  test('noise is ignored, told once, and changes nothing', () => {
    const { one, ignored, shown, foreign: told } = screen();
    one.receive(text());
    for (const noise of [undefined, null, {}, 'x', '{}', 7]) one.receive(noise);
    expect([ignored.mock.calls.length, told.mock.calls.length, shown.length]).toEqual([1, 0, 1]);
  });
});
