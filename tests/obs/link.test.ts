// The link to OBS: its states, its retries, its answers, against a server played by the test.

import { OBSWebSocketError } from 'obs-websocket-js/json';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createObsLink, type ObsState, parseObsAddress } from '../../lib/obs';
import { answers, silence, TestClient } from './client';

const PASSWORD = 'right and secret';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const passMs = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function addressOf(typed: string) {
  const parsed = parseObsAddress(typed);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** A link switched on, the clients it made, the states it told. */
function linked(password = PASSWORD) {
  const clients: TestClient[] = [];
  const states: ObsState[] = [];
  const link = createObsLink({
    client: () => {
      const client = new TestClient();
      clients.push(client);
      return client;
    },
  });
  link.subscribe((state) => states.push(state));
  const configure = (address: string, secret: string) =>
    link.configure({ address: addressOf(address), password: secret });
  configure('studio', password);
  const last = (): TestClient => {
    const client = clients.at(-1);
    if (!client) throw new Error('no client was made');
    return client;
  };
  const connect = async (): Promise<TestClient> => {
    last().accept();
    await passMs(0);
    return last();
  };
  return { link, clients, states, last, connect, configure };
}

/** How long the link waits before it makes the next client, ms. */
async function waitOf({ clients }: { readonly clients: readonly TestClient[] }): Promise<number> {
  const before = clients.length;
  let waited = 0;
  for (; clients.length === before && waited < 60_000; waited += 100) await passMs(100);
  return waited;
}

describe('connecting', () => {
  test('a link that nobody configured is off and asks for nothing', async () => {
    const made = vi.fn(() => new TestClient());
    const link = createObsLink({ client: made });
    expect(link.state).toEqual({ state: 'off' });
    expect(await link.broadcast({ a: 'b' })).toEqual({ ok: false, error: { code: 'not-connected' } });
    await passMs(60_000);
    expect(made).not.toHaveBeenCalled();
  });

  test('off, connecting, connected: with the versions, and whether OBS has browser sources', async () => {
    const { link, states, connect, last } = linked();
    await connect();
    expect(last().asked).toEqual({ url: 'ws://studio:4455', password: PASSWORD });
    expect(states).toEqual([
      { state: 'connecting', address: 'studio:4455', after: null },
      {
        state: 'connected',
        address: 'studio:4455',
        obsVersion: '29.0.2',
        websocketVersion: '5.1.0',
        hasBrowserSource: true,
      },
    ]);
    expect(link.state).toEqual(states.at(-1));
  });

  test('an empty password is none', () => {
    expect(linked('').last().asked.password).toBeUndefined();
  });

  test('the same settings again change nothing; other ones begin anew at once', async () => {
    const { link, clients, connect, configure } = linked();
    const first = await connect();
    configure('studio', PASSWORD);
    expect(clients).toHaveLength(1);
    configure('studio', 'another');
    expect(clients).toHaveLength(2);
    expect(first.disconnected).toBe(true);
    expect(link.state.state).toBe('connecting');
  });

  test('null switches off: the session ends, no attempt follows, what is asked is refused', async () => {
    const { link, clients, connect } = linked();
    const client = await connect();
    client.answer = silence;
    const hanging = link.broadcast({ a: 'b' });
    link.configure(null);
    expect(link.state).toEqual({ state: 'off' });
    expect(await hanging).toEqual({ ok: false, error: { code: 'not-connected' } });
    await passMs(60_000);
    expect(clients).toHaveLength(1);
  });
});

describe('why it waits', () => {
  test.each([
    [1006, 'not-obs'],
    [4009, 'wrong-password'],
    [4010, 'unsupported-version'],
    [4011, 'kicked'],
  ])('closed with %i while greeting: %s', async (code, reason) => {
    const { link, last } = linked();
    last().refuse(code);
    await passMs(0);
    expect(link.state).toMatchObject({ state: 'waiting', reason });
  });

  test('refused without a password: one is needed', async () => {
    const { link, last } = linked('');
    last().refuse(4009);
    await passMs(0);
    expect(link.state).toMatchObject({ state: 'waiting', reason: 'password-needed' });
  });

  test('nobody there: unreachable', async () => {
    const { link, last } = linked();
    last().fail();
    await passMs(0);
    expect(link.state).toMatchObject({
      state: 'waiting',
      reason: 'unreachable',
      retryAtMs: Date.now() + 500,
    });
  });

  test('somebody there who says nothing for 5 s: unreachable, and a late answer changes nothing', async () => {
    const { link, clients } = linked();
    await passMs(5_000);
    expect(link.state).toMatchObject({ state: 'waiting', reason: 'unreachable' });
    clients[0]?.accept();
    await passMs(0);
    expect(link.state.state).toBe('waiting');
  });

  test('OBS says that it closes: closed-by-obs', async () => {
    const { link, connect } = linked();
    const client = await connect();
    client.tell('ExitStarted');
    client.close(1006);
    expect(link.state).toMatchObject({ state: 'waiting', reason: 'closed-by-obs' });
  });

  test('its server is switched off (1001): closed-by-obs', async () => {
    const { link, connect } = linked();
    (await connect()).close(1001);
    expect(link.state).toMatchObject({ state: 'waiting', reason: 'closed-by-obs' });
  });

  test('gone without a word: connection-lost', async () => {
    const { link, connect } = linked();
    (await connect()).close(1006);
    expect(link.state).toMatchObject({ state: 'waiting', reason: 'connection-lost' });
  });
});

describe('trying again', () => {
  test('for ever, after 0.5 s, 1 s, then every 2 s, and the reason stays in sight', async () => {
    const linkedUp = linked();
    const { link, last } = linkedUp;
    const waits: number[] = [];
    for (let i = 0; i < 20; i++) {
      last().fail();
      waits.push(await waitOf(linkedUp));
    }
    expect(waits.slice(0, 4)).toEqual([500, 1000, 2000, 2000]);
    expect(waits.slice(4).every((ms) => ms === 2000)).toBe(true);
    expect(link.state).toMatchObject({ state: 'connecting', after: 'unreachable' });
  });

  test('begins with 0.5 s again after a connection stood', async () => {
    const linkedUp = linked();
    for (let i = 0; i < 3; i++) {
      linkedUp.last().fail();
      await waitOf(linkedUp);
    }
    (await linkedUp.connect()).close(1006);
    expect(await waitOf(linkedUp)).toBe(500);
  });

  test('every 10 s where only a person can help, at once when the settings change', async () => {
    const linkedUp = linked('wrong');
    linkedUp.last().refuse(4009);
    expect(await waitOf(linkedUp)).toBe(10_000);
    linkedUp.last().refuse(4009);
    await passMs(0);
    linkedUp.configure('studio', PASSWORD);
    expect(linkedUp.last().asked.password).toBe(PASSWORD);
    await linkedUp.connect();
    expect(linkedUp.link.state.state).toBe('connected');
  });

  test('at once when asked to, but only while it waits', async () => {
    const { link, clients, last, connect } = linked();
    link.retry();
    expect(clients).toHaveLength(1);
    last().fail();
    await passMs(0);
    link.retry();
    expect(clients).toHaveLength(2);
    await connect();
    link.retry();
    expect(clients).toHaveLength(2);
    await passMs(10_000);
    expect(clients).toHaveLength(2);
  });
});

describe('a connection that stands', () => {
  test('is pinged every 15 s, so that a service worker lives', async () => {
    const client = await linked().connect();
    client.requests.length = 0;
    await passMs(60_000);
    expect(client.requests.map(({ type }) => type)).toEqual(Array(4).fill('GetVersion'));
  });

  test('a socket that died without a word is noticed by the ping, within 20 s', async () => {
    const { link, connect } = linked();
    const client = await connect();
    client.answer = silence;
    await passMs(19_100);
    expect(link.state).toMatchObject({ state: 'waiting', reason: 'connection-lost' });
    expect(client.disconnected).toBe(true);
  });

  test('a request without an answer times out after 4 s, and a dead socket is noticed 4 s later', async () => {
    const { link, connect } = linked();
    const client = await connect();
    client.answer = silence;
    const sent = link.broadcast({ a: 'b' });
    await passMs(4_000);
    expect(await sent).toEqual({ ok: false, error: { code: 'timeout' } });
    expect(link.state.state).toBe('connected');
    await passMs(4_000);
    expect(link.state).toMatchObject({ state: 'waiting', reason: 'connection-lost' });
  });

  test('one slow request does not end it', async () => {
    const { link, connect } = linked();
    const client = await connect();
    client.answer = (type, data) => (type === 'BroadcastCustomEvent' ? silence() : answers(type, data));
    void link.broadcast({ a: 'b' });
    await passMs(30_000);
    expect(link.state.state).toBe('connected');
  });

  test('a refusal is an answer with its code and words', async () => {
    const { link, connect } = linked();
    const client = await connect();
    client.answer = () => Promise.reject(new OBSWebSocketError(204, 'unknown request'));
    expect(await link.call('GetStats')).toEqual({
      ok: false,
      error: { code: 'refused', status: 204, comment: 'unknown request' },
    });
  });

  test('onConnected calls at once when it stands, and after each reconnection, and not for other news', async () => {
    const linkedUp = linked();
    const early = vi.fn();
    linkedUp.link.onConnected(early);
    const client = await linkedUp.connect();
    const late = vi.fn();
    const stop = linkedUp.link.onConnected(late);
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
    client.answer = () => Promise.reject(new OBSWebSocketError(600, 'no vendor'));
    await linkedUp.link.emit('mafiacast', {}); // changes the state, not the connection
    expect(late).toHaveBeenCalledTimes(1);
    client.close(1006);
    await waitOf(linkedUp);
    await linkedUp.connect();
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([2, 2]);
    stop();
    linkedUp.last().close(1006);
    await waitOf(linkedUp);
    await linkedUp.connect();
    expect(late).toHaveBeenCalledTimes(2);
  });
});

describe('what is sent and heard', () => {
  test('emit calls the vendor obs-browser', async () => {
    const { link, connect } = linked();
    const client = await connect();
    expect((await link.emit('mafiacast', { frame: '{}' })).ok).toBe(true);
    expect(client.requests.at(-1)).toEqual({
      type: 'CallVendorRequest',
      data: {
        vendorName: 'obs-browser',
        requestType: 'emit_event',
        requestData: { event_name: 'mafiacast', event_data: { frame: '{}' } },
      },
    });
  });

  test('an OBS without obs-browser (600) is remembered and not asked again before it is another OBS', async () => {
    const linkedUp = linked();
    const { link } = linkedUp;
    const client = await linkedUp.connect();
    client.answer = () => Promise.reject(new OBSWebSocketError(600, 'no vendor'));
    const missing = { ok: false, error: { code: 'no-browser-source' } };
    expect(await link.emit('mafiacast', {})).toEqual(missing);
    expect(link.state).toMatchObject({ state: 'connected', hasBrowserSource: false });
    const asked = client.requests.length;
    expect(await link.emit('mafiacast', {})).toEqual(missing);
    expect(client.requests).toHaveLength(asked);
    client.close(1006);
    await waitOf(linkedUp);
    await linkedUp.connect();
    expect(link.state).toMatchObject({ hasBrowserSource: true });
    expect((await link.emit('mafiacast', {})).ok).toBe(true);
  });

  test('values are kept in the global realm, and one that is not there is null', async () => {
    const { link, connect } = linked();
    const client = await connect();
    await link.save('mafiacast', 'text');
    expect(client.requests.at(-1)).toEqual({
      type: 'SetPersistentData',
      data: { realm: 'OBS_WEBSOCKET_DATA_REALM_GLOBAL', slotName: 'mafiacast', slotValue: 'text' },
    });
    client.answer = () => ({ slotValue: null });
    const nothing = link.load('mafiacast');
    await passMs(250);
    expect(await nothing).toEqual({ ok: true, value: null });
  });

  test('only ASCII is kept, escaped as JSON does: OBS doubles everything else with every save', async () => {
    const { link, connect } = linked();
    const client = await connect();
    const value = JSON.stringify({ name: 'Капитан Блад 🎭 é \\ " ~' });
    await link.save('зал', value);
    const saved = client.requests.at(-1)?.data as { slotName: string; slotValue: string };
    expect(Object.values(saved).join('')).toMatch(/^[ -~]*$/);
    expect(JSON.parse(saved.slotValue)).toEqual(JSON.parse(value));
    client.answer = () => ({ slotValue: '{}' });
    await link.load('зал');
    expect(client.requests.at(-1)?.data).toMatchObject({ slotName: saved.slotName });
  });

  test('saves and loads go one after another: OBS loses values that it writes at the same time', async () => {
    const { link, connect } = linked();
    const client = await connect();
    const running = new Set<string>();
    let most = 0;
    client.answer = async (type, data) => {
      const name = `${type} ${JSON.stringify(data)}`;
      running.add(name);
      most = Math.max(most, running.size);
      await new Promise((done) => setTimeout(done, 100));
      running.delete(name);
      return { slotValue: 'v' };
    };
    const all = Promise.all([link.save('a', '1'), link.save('b', '2'), link.load('a'), link.save('a', '3')]);
    await passMs(400);
    expect((await all).map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(most).toBe(1);
  });

  test('a value that is away while another client writes is looked for again', async () => {
    const { link, connect } = linked();
    const client = await connect();
    const found = [null, null, 'there'];
    client.answer = () => ({ slotValue: found.shift() });
    const loaded = link.load('mafiacast');
    await passMs(250);
    expect(await loaded).toEqual({ ok: true, value: 'there' });
  });

  test('a save that is never answered holds up the next one no longer than its time', async () => {
    const { link, connect } = linked();
    const client = await connect();
    client.answer = (type, data) => (type === 'SetPersistentData' ? silence() : answers(type, data));
    void link.save('a', '1');
    client.requests.length = 0;
    void link.save('b', '2');
    await passMs(4_000);
    expect(client.requests.at(-1)).toMatchObject({ data: { slotName: 'b' } });
  });

  test('custom events are heard as they were broadcast, across reconnections', async () => {
    const linkedUp = linked();
    const heard: unknown[] = [];
    const stop = linkedUp.link.onBroadcast((data) => heard.push(data));
    const first = await linkedUp.connect();
    first.tell('CustomEvent', { mafiacast: { hello: {} } });
    first.close(1006);
    first.tell('CustomEvent', 'from a session that is over');
    await waitOf(linkedUp);
    const second = await linkedUp.connect();
    second.tell('CustomEvent', { other: 1 });
    stop();
    second.tell('CustomEvent', 'nobody listens');
    expect(heard).toEqual([{ mafiacast: { hello: {} } }, { other: 1 }]);
  });
});

test('the password is in no state, answer or error, whatever happens', async () => {
  const linkedUp = linked();
  const said: unknown[] = [];
  linkedUp.last().refuse(4009);
  await waitOf(linkedUp);
  linkedUp.last().fail();
  await waitOf(linkedUp);
  const client = await linkedUp.connect();
  client.answer = () => Promise.reject(new Error(`what a client could let slip: ${PASSWORD}`));
  said.push(
    await linkedUp.link.broadcast({}),
    await linkedUp.link.load('x'),
    await linkedUp.link.emit('e', {}),
  );
  client.close(1006);
  said.push(await linkedUp.link.save('x', 'y'), linkedUp.states);
  expect(linkedUp.states.length).toBeGreaterThan(5);
  expect(JSON.stringify(said)).not.toContain(PASSWORD);
});
