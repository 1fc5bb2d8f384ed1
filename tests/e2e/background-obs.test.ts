// The background worker and real OBS Studio: the link follows the settings, the frames reach OBS's other clients.

import { OBSWebSocket } from 'obs-websocket-js/json';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frame } from '../../lib/broadcast';
import type { Command } from '../../lib/game';
import { type ExtensionBrowser, launchExtension, makeProfile } from './rig/browser';
import { type ObsRig, obsAvailable, startObs } from './rig/obs';
import { openWriter, type Writer } from './rig/writer';

const PASSWORD = 'right and secret';

const note = (text: string): Command => ({ type: 'note', at: Date.now(), text });

describe.runIf(obsAvailable())('the background and OBS', () => {
  let home: Awaited<ReturnType<typeof makeProfile>>;
  let browser: ExtensionBrowser;
  let obs: ObsRig;
  let host: Writer;
  let client: OBSWebSocket;
  /** What another client of this OBS has heard, with the time it came. */
  let heard: { readonly atMs: number; readonly text: string; readonly frame: Frame }[] = [];

  beforeAll(async () => {
    obs = await startObs({ password: PASSWORD });
    home = await makeProfile();
    browser = await launchExtension({ profile: home.profile });
    host = await openWriter(browser);
    await host.create('game-1');
    await listen();
  });
  afterAll(async () => {
    await client.disconnect();
    await browser.close();
    await obs.stop();
    await home.remove();
  });

  async function listen(): Promise<void> {
    heard = [];
    client = new OBSWebSocket();
    // What was broadcast is the event's data itself, not its field `eventData` as the client's types have it.
    client.on('CustomEvent', (data: unknown) => {
      const text = (data as { mafiacast?: { frame?: string } }).mafiacast?.frame;
      if (text) heard.push({ atMs: Date.now(), text, frame: JSON.parse(text) });
    });
    await client.connect(`ws://${obs.address}`, PASSWORD);
  }

  const connect = (password: string): Promise<void> =>
    host.store('obs', { enabled: true, address: obs.address, password });
  const state = async () => (await host.status()).obs;

  test('an address that is none is said so', async () => {
    await host.store('obs', { enabled: true, address: 'ftp://x', password: PASSWORD });
    await expect.poll(state).toEqual({ state: 'bad-address', error: 'not-a-websocket' });
  });

  test('a wrong password is said so, and nothing is sent', async () => {
    await connect('wrong');
    await expect
      .poll(state, { timeout: 5_000 })
      .toMatchObject({ state: 'waiting', reason: 'wrong-password' });
    expect(heard).toEqual([]);
  });

  test('the right password connects at once, and the table is there with nobody pressing', async () => {
    await connect(PASSWORD);
    await expect
      .poll(state, { timeout: 5_000 })
      .toMatchObject({ state: 'connected', hasBrowserSource: false });
    await expect.poll(() => heard.at(-1)?.frame.view?.title).toBe('Night club');
    await expect
      .poll(
        async () =>
          (
            await client.call('GetPersistentData', {
              realm: 'OBS_WEBSOCKET_DATA_REALM_GLOBAL',
              slotName: 'mafiacast',
            })
          ).slotValue,
      )
      .toContain('Night club');
  });

  test('every press reaches the other client, within two frames of video', async () => {
    heard = [];
    const pressed = await host.press(
      'game-1',
      Array.from({ length: 41 }, (_, i) => note(`${i}`)),
      40,
    );
    const firsts = () => [
      ...new Map(heard.toReversed().map(({ atMs, frame }) => [frame.seq, atMs])).values(),
    ];
    await expect.poll(() => firsts().length).toBeGreaterThanOrEqual(pressed.length);
    const came = firsts();
    const late = pressed
      .map((at) => Math.min(...came.filter((time) => time >= at)) - at)
      .toSorted((a, b) => a - b);
    const median = late[Math.floor(late.length / 2)] ?? Number.NaN;
    console.log(
      `press → heard through OBS: median ${median} ms, p95 ${late[Math.floor(late.length * 0.95)]} ms`,
    );
    expect(median).toBeLessThanOrEqual(33);
  });

  test('a screen that says hello through OBS is answered at once, not with the next heartbeat', async () => {
    const count = heard.length;
    await expect.poll(() => heard.length, { timeout: 5_000, interval: 5 }).toBeGreaterThan(count);
    const beats = heard.length;
    await client.call('BroadcastCustomEvent', { eventData: { mafiacast: { hello: {} } } });
    await expect.poll(() => heard.length, { timeout: 500, interval: 5 }).toBeGreaterThan(beats);
  });

  test('OBS killed and started again: the game goes on, and the table is back in OBS by itself', async () => {
    await obs.kill();
    await expect
      .poll(state, { timeout: 5_000 })
      .toMatchObject({ state: expect.stringMatching(/waiting|connecting/) });
    await host.press('game-1', [{ type: 'assign-role', at: Date.now(), seat: 1, role: 'don' }]);
    await obs.restart();
    await listen();
    await expect
      .poll(() => heard.at(-1)?.frame.view?.stage, { timeout: 6_000 })
      .toEqual({ type: 'deal', dealt: 1, of: 10 });
    await expect.poll(state).toMatchObject({ state: 'connected' });
  });

  test('the password is in no frame and in no status', async () => {
    expect(heard.length).toBeGreaterThan(0);
    expect(JSON.stringify([heard, await host.status()])).not.toContain(PASSWORD);
  });
});
