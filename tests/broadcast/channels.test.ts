// Each channel, from a publisher at one end to a screen at the other.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  channelInlet,
  channelOutlet,
  createPublisher,
  type Inlet,
  type Outlet,
  obsBrowserInlet,
  obsBrowserOutlet,
  obsEventsInlet,
  obsEventsOutlet,
  obsMemoryInlet,
  obsMemoryOutlet,
  subscribe,
} from '../../lib/broadcast';
import { testObs, text, titled } from './frames';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

/** A publisher of one channel. */
function publisher(outlet: Outlet, table = 't') {
  const made = createPublisher({ table, epoch: 1, outlets: [outlet] });
  closing.push(() => made.close());
  return made;
}

/** The titles that a screen on one channel shows. */
function screen(inlet: Inlet, table: string | null = null) {
  const titles: (string | undefined)[] = [];
  const ignored = vi.fn();
  const stop = subscribe({
    inlets: [inlet],
    screen: {
      show: ({ frame }) => titles.push(frame.view?.title),
      foreignVersion: () => expect.fail('no frame here is of another version'),
      ignored,
    },
    table,
  });
  closing.push(stop);
  return { titles, ignored, stop };
}

describe('BroadcastChannel', () => {
  const outlet = () => {
    const made = channelOutlet();
    closing.push(() => made.close());
    return made;
  };

  test('carries frames to every page', async () => {
    const [a, b] = [screen(channelInlet()), screen(channelInlet())];
    publisher(outlet()).publish(titled('one'));
    await expect.poll(() => [a.titles, b.titles]).toEqual([['one'], ['one']]);
  });

  test('a page that opens later says hello and has the frame before the next heartbeat', async () => {
    publisher(outlet()).publish(titled('one'));
    await new Promise((done) => setTimeout(done, 50));
    const { titles } = screen(channelInlet());
    await expect.poll(() => titles, { timeout: 1000 }).toEqual(['one']);
  });

  test('of two tables the bound page is answered by its own', async () => {
    publisher(outlet(), 't').publish(titled('t'));
    publisher(outlet(), 'u').publish(titled('u'));
    const { titles } = screen(channelInlet(), 'u');
    await expect.poll(() => titles).toEqual(['u']);
  });

  test('what others say there is no message', async () => {
    const { titles, ignored } = screen(channelInlet());
    const other = new BroadcastChannel('mafiacast');
    closing.push(() => other.close());
    for (const said of ['x', null, 1, [], {}, { hello: 1 }, { type: 'frame' }]) other.postMessage(said);
    other.postMessage({ frame: text({ view: titled('last') }) });
    await expect.poll(() => titles).toEqual(['last']);
    expect(ignored).not.toHaveBeenCalled();
  });
});

describe('obs-browser', () => {
  test('the frame is emitted as one string, which comes as a DOM event on the window', async () => {
    const obs = testObs();
    const { port, connect } = obs.link();
    connect();
    const window = new EventTarget();
    const { titles } = screen(obsBrowserInlet(window));
    publisher(obsBrowserOutlet(port)).publish(titled('one'));
    expect(obs.emitted).toEqual([{ event: 'mafiacast', data: { frame: expect.any(String) } }]);
    const [{ event, data } = { event: '', data: null }] = obs.emitted;
    window.dispatchEvent(new CustomEvent(event, { detail: data }));
    expect(titles).toEqual(['one']);
  });

  test('as soon as the link stands, browser sources have the frame', () => {
    const obs = testObs();
    const { port, connect } = obs.link();
    publisher(obsBrowserOutlet(port)).publish(titled('one'));
    expect(obs.emitted).toEqual([]);
    connect();
    expect(obs.emitted).toHaveLength(1);
  });

  test('events without a frame are none of ours, and after the stop nothing is heard', () => {
    const window = new EventTarget();
    const { titles, ignored, stop } = screen(obsBrowserInlet(window));
    for (const detail of [null, 'x', 7, {}, { other: 1 }])
      window.dispatchEvent(new CustomEvent('mafiacast', { detail }));
    window.dispatchEvent(new Event('mafiacast'));
    expect(ignored).not.toHaveBeenCalled();
    stop();
    window.dispatchEvent(new CustomEvent('mafiacast', { detail: { frame: text() } }));
    expect(titles).toEqual([]);
  });
});

describe('custom events of OBS', () => {
  test('carry frames from one link to another', () => {
    const obs = testObs();
    const [host, guest] = [obs.link(), obs.link()];
    const { titles } = screen(obsEventsInlet(guest.port));
    host.connect();
    guest.connect();
    publisher(obsEventsOutlet(host.port)).publish(titled('one'));
    expect(titles).toEqual(['one']);
  });

  test('a screen says hello whenever its link stands, and is answered at once', () => {
    const obs = testObs();
    const [host, guest] = [obs.link(), obs.link()];
    host.connect();
    const { publish } = publisher(obsEventsOutlet(host.port));
    publish(titled('one'));
    const { titles } = screen(obsEventsInlet(guest.port));
    expect(titles).toEqual([]);
    guest.connect();
    expect(titles).toEqual(['one']);
    guest.disconnect();
    publish(titled('two'));
    expect(titles).toEqual(['one']);
    guest.connect();
    expect(titles).toEqual(['one', 'two']);
  });

  test('a screen bound to a table is answered by that one alone', () => {
    const obs = testObs();
    const [one, two, guest] = [obs.link(), obs.link(), obs.link()];
    for (const link of [one, two, guest]) link.connect();
    publisher(obsEventsOutlet(one.port), 't').publish(titled('t'));
    publisher(obsEventsOutlet(two.port), 'u').publish(titled('u'));
    const all: unknown[] = [];
    guest.port.onBroadcast((data) => all.push(data));
    const { titles } = screen(obsEventsInlet(guest.port), 'u');
    expect(titles).toEqual(['u']);
    expect(all).toHaveLength(2); // the hello and one answer
  });

  test('other programs’ events are none of ours', async () => {
    const obs = testObs();
    const guest = obs.link();
    guest.connect();
    const { titles, ignored } = screen(obsEventsInlet(guest.port));
    for (const data of [{}, { frame: 'x' }, { mafiacast: 'x' }, { mafiacast: {} }, { other: { frame: 'x' } }])
      await guest.port.broadcast(data);
    expect([titles.length, ignored.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('the memory of OBS', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  const passMs = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const titleIn = (value: string | undefined): unknown => value && JSON.parse(value).view.title;

  test('keeps the first frame at once, then at most one a second, and always the last', async () => {
    const obs = testObs();
    const host = obs.link();
    host.connect();
    const { publish } = publisher(obsMemoryOutlet(host.port));
    const start = Date.now();
    for (let i = 0; i < 25; i++) {
      publish(titled(`${i}`));
      await passMs(100);
    }
    await passMs(5000);
    const own = obs.saves.filter(({ slot }) => slot === 'mafiacast:t');
    expect(own.map(({ atMs }) => atMs - start)).toEqual([0, 1000, 2000, 3000]);
    expect(titleIn(own[0]?.value)).toBe('0');
    expect(titleIn(own.at(-1)?.value)).toBe('24');
    expect(titleIn(obs.slots.get('mafiacast'))).toBe('24');
  });

  test('heartbeats are not kept', async () => {
    const obs = testObs();
    const host = obs.link();
    host.connect();
    publisher(obsMemoryOutlet(host.port)).publish(titled('one'));
    await passMs(20_000);
    expect(obs.saves.map(({ slot }) => slot)).toEqual(['mafiacast:t', 'mafiacast']);
  });

  test('what could not be kept is kept when the link stands', async () => {
    const obs = testObs();
    const host = obs.link();
    const { publish } = publisher(obsMemoryOutlet(host.port));
    publish(titled('one'));
    publish(titled('two'));
    await passMs(1500);
    expect(obs.saves).toEqual([]);
    host.connect();
    await passMs(1000);
    expect(titleIn(obs.slots.get('mafiacast:t'))).toBe('two');
  });

  test('shows the last frame of the table to a screen that opens when the host is gone', async () => {
    const obs = testObs();
    const [host, guest] = [obs.link(), obs.link()];
    host.connect();
    for (const table of ['t', 'u']) publisher(obsMemoryOutlet(host.port), table).publish(titled(table));
    await passMs(0);
    host.disconnect();
    const bound = screen(obsMemoryInlet(guest.port), 't');
    const free = screen(obsMemoryInlet(guest.port));
    guest.connect();
    await passMs(0);
    expect([bound.titles, free.titles]).toEqual([['t'], ['u']]);
  });

  test('an empty or foreign memory shows nothing', async () => {
    const obs = testObs();
    const guest = obs.link();
    const { titles, ignored } = screen(obsMemoryInlet(guest.port));
    guest.connect();
    await passMs(0);
    obs.slots.set('mafiacast', '{"v":7}');
    guest.connect();
    await passMs(0);
    expect([titles.length, ignored.mock.calls.length]).toEqual([0, 0]);
  });
});
