// The link and the channels through OBS, against real OBS Studio.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createPublisher,
  HEARTBEAT_MS,
  type Inlet,
  obsEventsInlet,
  obsEventsOutlet,
  obsMemoryInlet,
  obsMemoryOutlet,
  type Picture,
  subscribe,
} from '../../lib/broadcast';
import { createObsLink, type ObsLink, type ObsState, parseObsAddress } from '../../lib/obs';
import { tableView } from '../components/fixtures/table';
import { type ObsRig, obsAvailable, startObs } from './rig/obs';

const PASSWORD = 'right: "и" secret';
const SLOT = 'mafiacast-test';

const titled = (title: string) => tableView({ type: 'morning', killed: [] }, { title });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe.runIf(obsAvailable())('OBS Studio', () => {
  let obs: ObsRig;
  /** All that any link said, with every answer. */
  const said: unknown[] = [];
  const closing: (() => void)[] = [];

  beforeAll(async () => {
    obs = await startObs({ password: PASSWORD });
  });
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  afterAll(() => obs?.stop());

  function configure(link: ObsLink, password: string): void {
    const address = parseObsAddress(obs.address);
    if (!address.ok) throw new Error(address.error);
    link.configure({ address: address.value, password });
  }

  /** A link that is switched on. */
  function linked(password = PASSWORD): ObsLink & { readonly states: readonly ObsState[] } {
    const states: ObsState[] = [];
    const link = createObsLink();
    link.subscribe((state) => {
      states.push(state);
      said.push(state);
    });
    configure(link, password);
    closing.push(() => link.configure(null));
    // Not spread: `state` is read anew each time.
    return Object.defineProperty(link, 'states', { value: states }) as ReturnType<typeof linked>;
  }

  const reach = (link: ObsLink, state: object, timeout = 3_000) =>
    expect.poll(() => link.state, { timeout, interval: 10 }).toMatchObject(state);

  async function connected(): Promise<ObsLink> {
    const link = linked();
    await reach(link, { state: 'connected' });
    return link;
  }

  function publish(link: ObsLink, table: string, epoch = 1) {
    const outlets = [obsEventsOutlet(link), obsMemoryOutlet(link)];
    const publisher = createPublisher({ table, epoch, outlets });
    closing.push(() => publisher.close());
    return publisher;
  }

  function screen(inlet: Inlet, table: string) {
    const shown: Picture[] = [];
    closing.push(
      subscribe({
        inlets: [inlet],
        screen: {
          show: (picture) => shown.push(picture),
          foreignVersion: () => expect.fail('no frame here is of another version'),
          ignored: () => expect.fail('something that is no frame came'),
        },
        table,
      }),
    );
    return { shown, titles: () => shown.map(({ frame }) => frame.view?.title) };
  }

  test('absent: the link waits and tries again; when OBS starts it is there with nobody pressing', async () => {
    await obs.kill();
    const link = linked();
    await reach(link, { state: 'waiting', reason: 'unreachable' });
    await expect
      .poll(() => link.states.filter(({ state }) => state === 'connecting').length, { timeout: 4_000 })
      .toBeGreaterThanOrEqual(3);
    await obs.restart();
    await reach(link, {
      state: 'connected',
      address: obs.address,
      obsVersion: expect.stringMatching(/^\d+\.\d+/),
      websocketVersion: expect.stringMatching(/^5\./),
      hasBrowserSource: expect.any(Boolean),
    });
  });

  test('a wrong password is told apart from none, and the right one connects at once', async () => {
    const link = linked('wrong');
    await reach(link, { state: 'waiting', reason: 'wrong-password' });
    configure(link, '');
    await reach(link, { state: 'waiting', reason: 'password-needed' });
    configure(link, PASSWORD);
    await reach(link, { state: 'connected' }, 1_000);
  });

  test('emit reaches browser sources, or the link says that this OBS has none', async () => {
    const link = await connected();
    const before = link.state;
    const answer = await link.emit('mafiacast', { frame: '{}' });
    said.push(answer);
    const has = before.state === 'connected' && before.hasBrowserSource;
    expect(answer).toMatchObject(has ? { ok: true } : { ok: false, error: { code: 'no-browser-source' } });
  });

  test('a request that OBS refuses is an answer', async () => {
    const link = await connected();
    const answer = await link.call('GetSceneItemList', { sceneName: 'no such scene' });
    said.push(answer);
    expect(answer).toMatchObject({ ok: false, error: { code: 'refused', status: 600 } });
  });

  test('a frame goes from one link through OBS to another, whole, and without delay', async () => {
    const [host, guest] = [await connected(), await connected()];
    const { shown } = screen(obsEventsInlet(guest), 'through');
    const { publish: show } = publish(host, 'through');
    const view = titled('<img src=x onerror=alert(1)> «Ночь» 🎭');
    const start = performance.now();
    show(view);
    await expect.poll(() => shown.length, { timeout: 1_000, interval: 1 }).toBe(1);
    expect(performance.now() - start).toBeLessThan(500);
    expect(shown[0]?.frame).toMatchObject({ table: 'through', epoch: 1, seq: 1, view });
  });

  test('of a burst of frames the last is the one that stays', async () => {
    const [host, guest] = [await connected(), await connected()];
    const { titles } = screen(obsEventsInlet(guest), 'burst');
    const { publish: show } = publish(host, 'burst');
    for (let i = 1; i <= 100; i++) show(titled(`${i}`));
    await expect.poll(() => titles().at(-1), { timeout: 1_500 }).toBe('100');
    const numbers = titles().map(Number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  test('a screen that comes later says hello and is answered before any heartbeat', async () => {
    const host = await connected();
    const guest = await connected();
    publish(host, 'hello').publish(titled('there already'));
    const start = performance.now();
    await pause(200);
    const { titles } = screen(obsEventsInlet(guest), 'hello');
    await expect.poll(titles, { timeout: 1_000, interval: 5 }).toEqual(['there already']);
    expect(performance.now() - start).toBeLessThan(HEARTBEAT_MS);
  });

  test('two hosts on one OBS do not mix', async () => {
    const [one, two, guest] = [await connected(), await connected(), await connected()];
    const { titles } = screen(obsEventsInlet(guest), 'B');
    publish(one, 'A').publish(titled('A'));
    publish(two, 'B').publish(titled('B'));
    publish(one, 'A', 2).publish(titled('A again'));
    await expect.poll(titles).toEqual(['B']);
    await pause(300);
    expect(titles()).toEqual(['B']);
  });

  test('the last frame is in OBS for a screen that opens when the host is gone', async () => {
    const host = await connected();
    const publisher = publish(host, 'memory');
    for (const title of ['first', 'second', 'last']) publisher.publish(titled(title));
    const kept = async () => {
      const { ok, ...answer } = await host.load('mafiacast:memory');
      return ok && JSON.stringify(answer);
    };
    await expect.poll(kept, { timeout: 3_000 }).toContain('last');
    publisher.close();
    host.configure(null);
    const { titles } = screen(obsMemoryInlet(await connected()), 'memory');
    await expect.poll(titles).toEqual(['last']);
  });

  test('values saved at the same time are all kept', async () => {
    const link = await connected();
    const slots = Array.from({ length: 20 }, (_, i) => `${SLOT}:${i}`);
    const saves = await Promise.all(slots.map((slot) => link.save(slot, JSON.stringify(slot))));
    expect(saves.every(({ ok }) => ok)).toBe(true);
    for (const slot of slots)
      expect(await link.load(slot)).toEqual({ ok: true, value: JSON.stringify(slot) });
  });

  test('a value is found while another link saves', async () => {
    const [host, guest] = [await connected(), await connected()];
    await host.save(SLOT, '"kept"');
    for (let i = 0; i < 20; i++) {
      const saving = host.save(`${SLOT}:0`, JSON.stringify('x'.repeat(5_000)));
      expect(await guest.load(SLOT), `round ${i}`).toEqual({ ok: true, value: '"kept"' });
      await saving;
    }
  });

  test('Cyrillic names are kept as they are, however often anything is saved', async () => {
    const link = await connected();
    const names = ['Капитан Блад', 'Ёж 🎭'];
    await link.save('зал', JSON.stringify(names));
    for (let i = 0; i < 20; i++) await link.save(SLOT, `${i}`);
    const start = performance.now();
    const kept = await link.load('зал');
    expect(performance.now() - start).toBeLessThan(100);
    expect(kept.ok && JSON.parse(String(kept.value))).toEqual(names);
  });

  test('killed and started again: the link waits, comes back by itself, and so does the picture', async () => {
    const [host, guest] = [await connected(), await connected()];
    said.push(await host.save(SLOT, '"kept"'));
    const { titles } = screen(obsEventsInlet(guest), 'killed');
    const { publish: show } = publish(host, 'killed');
    show(titled('before'));
    await expect.poll(titles).toEqual(['before']);

    await obs.kill();
    await reach(host, { state: 'waiting' }, 1_000);
    expect(host.state).toMatchObject({ reason: expect.stringMatching(/connection-lost|unreachable/) });
    show(titled('while OBS was away'));
    said.push(await host.broadcast({}));

    await obs.restart();
    const start = performance.now();
    await expect.poll(() => titles().at(-1), { timeout: 4_000, interval: 10 }).toBe('while OBS was away');
    expect(performance.now() - start).toBeLessThan(3_000);
    // The publisher saves too, by the same link: in turn.
    expect(await host.load(SLOT)).toEqual({ ok: true, value: '"kept"' });
  });

  test('the password is in no state, answer or error', () => {
    expect(said.length).toBeGreaterThan(20);
    expect(JSON.stringify(said)).not.toContain(JSON.stringify(PASSWORD).slice(1, -1));
    expect(JSON.stringify(said)).not.toContain('secret');
  });
});
