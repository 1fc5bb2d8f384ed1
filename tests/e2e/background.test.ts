// The background worker of the built extension in real Chromium: publishes what is in the log, with or without a panel.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frame } from '../../lib/broadcast';
import type { Command } from '../../lib/game';
import { type ExtensionBrowser, launchExtension, makeProfile } from './rig/browser';
import { openWriter } from './rig/writer';

/** What a screen has heard, with the time it came. */
declare const heard: { readonly atMs: number; readonly frame: Frame }[];

let home: Awaited<ReturnType<typeof makeProfile>>;
let browser: ExtensionBrowser;

beforeAll(async () => {
  home = await makeProfile();
  browser = await launchExtension({ profile: home.profile });
});
afterAll(async () => {
  await browser.close();
  await home.remove();
});

/** A page that keeps every frame it hears, and never speaks. */
async function screen(): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(browser.url('manifest.json'));
  await page.evaluate(() => {
    const frames: { atMs: number; frame: Frame }[] = [];
    Object.assign(globalThis, { heard: frames });
    new BroadcastChannel('mafiacast').addEventListener('message', ({ data }) => {
      if ('frame' in data) frames.push({ atMs: Date.now(), frame: JSON.parse(data.frame) });
    });
  });
  return page;
}

const lastFrame = (page: Page): Promise<Frame | undefined> => page.evaluate(() => heard.at(-1)?.frame);

/** A screen that has heard a frame: within 3 s, with nobody pressing. */
async function screenWithPicture(): Promise<Page> {
  const page = await screen();
  await expect.poll(() => lastFrame(page), { timeout: 3_000, interval: 20 }).toBeDefined();
  return page;
}

const foul = (seat: number): Command => ({ type: 'foul', at: Date.now(), seat });
const note = (text: string): Command => ({ type: 'note', at: Date.now(), text });

describe('the background', () => {
  test('publishes a new game and every press', async () => {
    const [watching, host] = [await screen(), await openWriter(browser)];
    await host.create('game-1');
    await expect
      .poll(() => lastFrame(watching))
      .toMatchObject({ view: { title: 'Night club', stage: { type: 'deal' } } });
    const at = Date.now();
    await host.press('game-1', [
      { type: 'assign-role', at, seat: 3, role: 'don' },
      { type: 'assign-role', at, seat: 4, role: 'sheriff' },
    ]);
    await expect
      .poll(() => lastFrame(watching))
      .toMatchObject({ view: { stage: { type: 'deal', dealt: 2, of: 10 } } });
  });

  test('shows no role to the viewers while cards are dealt and the night runs', async () => {
    const [watching, host] = [await screen(), await openWriter(browser)];
    const at = Date.now();
    await host.press('game-1', [
      { type: 'deal-roles', at, seed: 5 },
      { type: 'fall-night', at },
    ]);
    await expect.poll(async () => (await lastFrame(watching))?.view?.stage.type).toBe('night');
    const texts = await watching.evaluate(() => heard.map(({ frame }) => JSON.stringify(frame)));
    for (const role of ['"don"', '"sheriff"', '"mafia"', '"civilian"', '"red"', '"black"'])
      expect(texts.filter((text) => text.includes(role))).toEqual([]);
  });

  test('goes on with every page of the extension but the screen closed', async () => {
    const watching = await screen();
    for (const page of browser.context.pages()) if (page !== watching) await page.close();
    await watching.evaluate(() => heard.splice(0));
    await expect
      .poll(() => watching.evaluate(() => heard.length), { timeout: 8_000 })
      .toBeGreaterThanOrEqual(2);
    const [one, two] = await watching.evaluate(() => heard.map(({ frame }) => ({ ...frame, sentAt: 0 })));
    expect(two).toEqual(one);
  });

  test('put to sleep by the browser, wakes with the next press and goes on as a newer publisher', async () => {
    const [watching, host] = [await screenWithPicture(), await openWriter(browser)];
    const before = await lastFrame(watching);
    await host.stopWorker();
    await watching.evaluate(() => heard.splice(0));
    await new Promise((done) => setTimeout(done, 3_000));
    expect(await lastFrame(watching)).toBeUndefined();
    await host.press('game-1', [foul(5)]);
    await expect.poll(() => lastFrame(watching)).toBeDefined();
    const after = await lastFrame(watching);
    expect(after?.view?.seats[4]?.fouls).toBe(1);
    expect(after?.epoch).toBeGreaterThan(before?.epoch ?? Number.POSITIVE_INFINITY);
  });

  test('answers a screen that says hello at once', async () => {
    const watching = await screen();
    const waitedMs = await watching.evaluate(async () => {
      const from = Date.now();
      const first = heard.length;
      new BroadcastChannel('mafiacast').postMessage({ hello: {} });
      while (heard.length === first) await new Promise((done) => setTimeout(done, 1));
      return Date.now() - from;
    });
    expect(waitedMs).toBeLessThan(500);
  });

  test('has a press on its way to the screens within two frames of video', async () => {
    const [watching, host] = [await screen(), await openWriter(browser)];
    await host.press('game-1', [foul(9)]);
    const presses = Array.from({ length: 41 }, (_, i) => note(`${i}`));
    const pressed = await host.press('game-1', presses, 40);
    const heardSeqs = () => watching.evaluate(() => new Set(heard.map(({ frame }) => frame.seq)).size);
    await expect.poll(heardSeqs).toBeGreaterThan(pressed.length);
    const came = await watching.evaluate(() => {
      const firstOf = new Map<number, number>();
      for (const { atMs, frame } of heard) if (!firstOf.has(frame.seq)) firstOf.set(frame.seq, atMs);
      return [...firstOf.values()];
    });
    const late = pressed
      .map((at) => Math.min(...came.filter((time) => time >= at)) - at)
      .toSorted((a, b) => a - b);
    const median = late[Math.floor(late.length / 2)] ?? Number.NaN;
    console.log(`press → frame heard: median ${median} ms, p95 ${late[Math.floor(late.length * 0.95)]} ms`);
    expect(median).toBeLessThanOrEqual(33);
  });

  test('after the browser was killed and started again, publishes the same table with nobody pressing', async () => {
    const before = await lastFrame(await screenWithPicture());
    await browser.kill();
    browser = await launchExtension({ profile: home.profile });
    const after = await lastFrame(await screenWithPicture());
    expect(after?.view).toEqual(before?.view);
    expect(after?.table).toBe(before?.table);
    expect(after?.epoch).toBeGreaterThan(before?.epoch ?? Number.POSITIVE_INFINITY);
  });

  test('puts the next game on air as soon as it is made', async () => {
    const [watching, host] = [await screenWithPicture(), await openWriter(browser)];
    await host.create('game-2');
    await expect.poll(async () => (await lastFrame(watching))?.view?.stage.type).toBe('deal');
    expect(await host.status()).toEqual({ obs: { state: 'off' }, onAir: 'game-2' });
  });

  test('shows the viewers the cards as soon as the host chooses so', async () => {
    const [watching, host] = [await screenWithPicture(), await openWriter(browser)];
    const at = Date.now();
    await host.press('game-2', [
      { type: 'deal-roles', at, seed: 5 },
      { type: 'fall-night', at },
    ]);
    await expect.poll(async () => (await lastFrame(watching))?.view?.stage.type).toBe('night');
    expect((await lastFrame(watching))?.view?.seats[0]?.role).toBeNull();
    await host.store('viewers', { roles: true });
    await expect.poll(async () => (await lastFrame(watching))?.view?.seats[0]?.role).toBeTruthy();
    await host.store('viewers', { roles: false });
    await expect.poll(async () => (await lastFrame(watching))?.view?.seats[0]?.role).toBeNull();
  });

  test('hides the overlay at once, and brings it back', async () => {
    const [watching, host] = [await screenWithPicture(), await openWriter(browser)];
    await host.store('viewers', { hidden: true });
    await expect.poll(async () => (await lastFrame(watching))?.view).toBeNull();
    await host.store('viewers', {});
    await expect.poll(async () => (await lastFrame(watching))?.view?.title).toBe('Night club');
  });

  test('shows a press as late as the host has chosen, never before', async () => {
    const [watching, host] = [await screenWithPicture(), await openWriter(browser)];
    const { onAir } = await host.status();
    const id = onAir ?? '';
    await host.store('viewers', { delaySeconds: 3 });
    await host.press(id, [note('before')]);
    const fouls = async () => (await lastFrame(watching))?.view?.seats[8]?.fouls;
    await expect.poll(fouls, { timeout: 6_000 }).toBe(0);
    const command = foul(9);
    await host.press(id, [command]);
    await expect.poll(fouls, { timeout: 8_000, interval: 20 }).toBe(1);
    const first = await watching.evaluate(
      () => heard.find(({ frame }) => frame.view?.seats[8]?.fouls === 1)?.atMs ?? 0,
    );
    expect(first - command.at).toBeGreaterThanOrEqual(3_000);
    await host.store('viewers', {});
  });
});
