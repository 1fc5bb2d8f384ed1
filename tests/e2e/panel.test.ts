// The panel in real Chromium, without OBS: languages, refusals, undo, reopening, a whole city game by keyboard.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOUBLE_PRESS_MS } from '../../components/host/hand/double-press';
import { chromiumPath, type ExtensionBrowser, launchExtension, makeProfile } from './rig/browser';
import { look } from './rig/screen';

/** More big-button presses than a game of six can take. */
const MANY = 120;

describe.runIf(chromiumPath() !== undefined)('the panel', () => {
  let home: Awaited<ReturnType<typeof makeProfile>>;
  let browser: ExtensionBrowser;
  let panel: Page;

  const open = async (): Promise<Page> => {
    const page = await browser.context.newPage();
    page.setDefaultTimeout(8_000);
    await page.setViewportSize({ width: 380, height: 820 });
    await page.goto(browser.url('sidepanel.html'));
    await page.waitForSelector('[data-act=language]');
    return page;
  };
  /** Presses in the log that stand. */
  const standing = () =>
    panel.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open('mafiacast');
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
      const rows = await new Promise<{ undoneAt: number | null }[]>((done, fail) => {
        const request = db.transaction('entries').objectStore('entries').getAll();
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
      db.close();
      return rows.filter((row) => row.undoneAt === null).length;
    });
  const next = async (): Promise<void> => {
    await panel.waitForTimeout(DOUBLE_PRESS_MS + 20);
    const before = await panel.evaluateHandle(() => document.querySelector('host-panel')?.game);
    await panel.keyboard.press('Enter');
    await panel.waitForFunction((game) => document.querySelector('host-panel')?.game !== game, before);
  };
  const button = async () => (await panel.textContent('[data-act=next]')) ?? '';

  beforeAll(async () => {
    home = await makeProfile();
    browser = await launchExtension({ profile: home.profile, lang: 'en' });
    panel = await open();
    if ((await panel.textContent('[data-act=language]'))?.trim() === 'EN')
      await panel.click('[data-act=language]');
  });
  afterAll(async () => {
    await browser.close();
    await home.remove();
  });

  test('a set-up without names says so at the seat, and no game begins', async () => {
    await panel.click('[data-act=start]');
    await expect.poll(() => panel.textContent('setup-form [role=alert]')).toContain('Seat 1 has no name');
  });

  test('a game starts from default names; Russian and English are switched while it runs', async () => {
    await panel.click('[data-act=default-names]');
    await panel.click('[data-act=start]');
    await expect.poll(button).toBe('Deal at random');
    await panel.click('[data-act=language]');
    await expect.poll(button).toBe('Раздать по жребию');
    await panel.waitForTimeout(DOUBLE_PRESS_MS + 20);
    await panel.click('[data-act=language]');
    await expect.poll(button).toBe('Deal at random');
  });

  test('the overlay page of the extension shows the same table', async () => {
    const overlay = await browser.context.newPage();
    await overlay.goto(browser.url('overlay.html'));
    await expect.poll(async () => (await look(overlay))?.stage, { timeout: 3_000 }).toBe('deal');
    await panel.bringToFront();
    for (let i = 0; i < 6; i += 1) await next();
    await expect.poll(async () => (await look(overlay))?.stage, { timeout: 3_000 }).toBe('speeches');
    expect((await look(overlay))?.banner).toContain('Player 1');
    expect((await look(overlay))?.roles).toBe(0);
    await overlay.close();
  });

  test('CL-31: a refused press is words with its rule and writes nothing', async () => {
    await panel.keyboard.press('Digit5');
    await expect.poll(() => panel.textContent('[data-seat="5"]')).toContain('▸1');
    await next();
    const before = await standing();
    await panel.keyboard.press('Digit5');
    await expect
      .poll(() => panel.textContent('[role=alert]'))
      .toMatch(/Player 5 is nominated already.*CL-31/s);
    expect(await standing()).toBe(before);
    await panel.keyboard.press('Escape');
  });

  test('undo and redo by key take the last press back and bring it again', async () => {
    const before = await standing();
    await panel.keyboard.press('KeyU');
    await expect.poll(standing).toBe(before - 1);
    await panel.keyboard.press('Shift+KeyU');
    await expect.poll(standing).toBe(before);
  });

  test('a press on a past act takes back that act and all after it, one by one, in the log', async () => {
    await panel.keyboard.press('KeyF');
    await panel.keyboard.press('Digit1');
    await expect.poll(() => panel.$$eval('[data-seat="1"] ~ [data-penalty] i.on', (on) => on.length)).toBe(1);
    const before = await standing();
    await panel.keyboard.press('KeyF');
    await panel.keyboard.press('Digit2');
    await expect.poll(standing).toBe(before + 1);
    await panel.click('[data-back="2"]');
    await expect.poll(standing).toBe(before - 1);
    expect(await panel.$$eval('[data-penalty] i.on', (on) => on.length)).toBe(0);
  });

  test('a second panel plays the same game and says that it follows; it leads when the first is closed', async () => {
    const second = await open();
    await expect.poll(() => second.textContent('.follows')).toContain('follows another');
    expect(await panel.$('.follows')).toBeNull();
    const before = await standing();
    await second.click('[data-penalty="3"]');
    await expect.poll(standing).toBe(before + 1);
    await expect.poll(() => panel.$$eval('[data-penalty] i.on', (on) => on.length)).toBe(1);
    // Both at once: one press each, both kept or one of them told that the game has moved on.
    await Promise.all([panel.click('[data-penalty="4"]'), second.click('[data-penalty="5"]')]);
    await expect.poll(standing).toBeGreaterThanOrEqual(before + 2);
    await panel.close();
    await expect.poll(() => second.$('.follows')).toBeNull();
    panel = second;
  });

  test('keys of the browser reach the panel and the overlay while another window has the focus', async () => {
    // What the browser does when such a key is pressed; it presses none itself without a screen.
    const command = (name: string) =>
      browser.worker.evaluate(
        (key) => (chrome.commands.onCommand as unknown as { dispatch(key: string): void }).dispatch(key),
        name,
      );
    const before = await standing();
    await command('next');
    await expect.poll(standing).toBe(before + 1);
    await command('undo');
    await expect.poll(standing).toBe(before);
    await command('hide');
    await expect.poll(() => panel.textContent('[data-act=viewers]')).toContain('Hidden');
    await command('hide');
    await expect.poll(() => panel.$('[data-act=viewers].off-air')).toBeNull();
  });

  test('layout and look are changed from the panel while the overlay is on', async () => {
    const overlay = await browser.context.newPage();
    await overlay.goto(browser.url('overlay.html'));
    const worn = () =>
      overlay.evaluate(() => {
        const picture = document.querySelector('mafia-overlay');
        return [picture?.layout, picture?.look];
      });
    await expect.poll(worn, { timeout: 3_000 }).toEqual(['strip', 'gold']);
    await panel.click('[data-act=viewers]');
    await panel.click('[data-wear=columns]');
    await panel.click('[data-wear=violet]');
    await expect.poll(worn).toEqual(['columns', 'violet']);
    await panel.click('[data-wear=strip]');
    await panel.click('[data-wear=gold]');
    await expect.poll(worn).toEqual(['strip', 'gold']);
    await panel.keyboard.press('Escape');
    await overlay.close();
  });

  test('OBS that is not there: the panel says so in words and keeps trying', async () => {
    await panel.click('[data-act=obs]');
    await panel.fill('[name=address]', '127.0.0.1:9');
    await panel.click('[data-act=obs-connect]');
    await expect
      .poll(() => panel.textContent('obs-form [role=status]'), { timeout: 8_000 })
      .toContain('OBS does not answer');
    await panel.click('[data-act=obs-off]');
    await expect.poll(() => panel.textContent('obs-form [role=status]')).toBe('OBS link is off');
    await panel.keyboard.press('Escape');
  });

  test('an opened panel goes on with the running game', async () => {
    const label = await button();
    await panel.close();
    panel = await open();
    await expect.poll(button).toBe(label);
  });

  test('CT-30: a city game of six, by keyboard alone, to its result', async () => {
    // Another profile: a table without a game.
    await browser.close();
    await home.remove();
    home = await makeProfile();
    browser = await launchExtension({ profile: home.profile, lang: 'en' });
    panel = await open();
    await panel.click('[data-preset=city-seed]');
    for (let i = 0; i < 4; i += 1) await panel.click('[data-act=drop-seat]');
    await panel.click('[data-act=default-names]');
    await panel.click('[data-act=start]');
    await panel.waitForFunction(() => document.querySelector('host-panel')?.game?.stage.type === 'deal');
    await next();
    const seats = await panel.evaluate(
      () =>
        document.querySelector('host-panel')?.game?.players.map((p) => ({ seat: p.seat, role: p.role })) ??
        [],
    );
    const mafia = seats.find((p) => p.role === 'mafia')?.seat ?? 0;
    // Somebody nominates the mafioso and everybody votes him out on Day 1, beside a second candidate.
    const other = mafia === 6 ? 5 : 6;
    let nominations = 0;
    for (let i = 0; i < MANY; i += 1) {
      const stage = await panel.evaluate(() => document.querySelector('host-panel')?.game?.stage);
      if (stage?.type === 'over') break;
      if (stage?.type === 'speeches' && stage.turns.speaker !== null && nominations < 2) {
        await panel.keyboard.press(`Digit${nominations === 0 ? mafia : other}`);
        nominations += 1;
        await panel.waitForFunction(
          (count) => document.querySelector('host-panel')?.game?.nominations.length === count,
          nominations,
        );
      }
      if (stage?.type === 'ballot' && stage.current === 0) {
        for (const { seat } of seats) await panel.keyboard.press(`Digit${seat}`);
        await panel.waitForFunction(() => {
          const now = document.querySelector('host-panel')?.game?.stage;
          return now?.type === 'ballot' && now.tallies[0]?.voters.length === 6;
        });
      }
      await next();
    }
    expect(await panel.evaluate(() => document.querySelector('host-panel')?.game?.stage)).toEqual({
      type: 'over',
      winner: 'town',
    });
  });
});

declare const chrome: typeof import('wxt/browser')['browser'];
