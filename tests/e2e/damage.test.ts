// The built extension with a damaged database: one entry that is something else, and a store whose files are overwritten.

import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DOUBLE_PRESS_MS } from '../../components/host/hand/double-press';
import { chromiumPath, type ExtensionBrowser, launchExtension, makeProfile } from './rig/browser';

let home: Awaited<ReturnType<typeof makeProfile>>;
let browser: ExtensionBrowser;

beforeEach(async () => {
  home = await makeProfile();
  browser = await launchExtension({ profile: home.profile, lang: 'en' });
});
afterEach(async () => {
  await browser.close();
  await home.remove();
});

async function open(): Promise<Page> {
  const panel = await browser.context.newPage();
  panel.setDefaultTimeout(8_000);
  await panel.setViewportSize({ width: 380, height: 820 });
  await panel.goto(browser.url('sidepanel.html'));
  await panel.waitForSelector('host-panel');
  return panel;
}

const standing = (panel: Page) =>
  panel.evaluate(() => {
    const game = document.querySelector('host-panel')?.game;
    return game ? JSON.stringify(game) : null;
  });

/** A game of ten, dealt, at its first night: entries 1 to 3, then presses of the big button. */
async function play(panel: Page, presses: number): Promise<void> {
  await panel.click('[data-act=default-names]');
  await panel.click('[data-act=start]');
  for (let i = 0; i < presses; i += 1) {
    await panel.waitForTimeout(DOUBLE_PRESS_MS + 20);
    const before = await standing(panel);
    await panel.keyboard.press('Enter');
    await expect.poll(() => standing(panel)).not.toBe(before);
  }
}

describe.runIf(chromiumPath() !== undefined)('a damaged database', () => {
  test('one entry that is something else: named, and the game goes on from the entry before it', async () => {
    let panel = await open();
    await play(panel, 5);
    await panel.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open('mafiacast');
        request.onsuccess = () => done(request.result);
      });
      const store = db.transaction('entries', 'readwrite').objectStore('entries');
      const all = await new Promise<{ n: number; events: unknown }[]>((done) => {
        const request = store.getAll();
        request.onsuccess = () => done(request.result);
      });
      const entry = all.find(({ n }) => n === 4);
      await new Promise((done) => {
        const request = store.put({ ...entry, events: 'something else' });
        request.onsuccess = done;
      });
      db.close();
    });
    await panel.close();
    panel = await open();
    await expect
      .poll(() => panel.textContent('[data-problem=damaged]'))
      .toMatch(/entry 4 of 6 cannot be read/);
    expect(await panel.$('setup-form')).toBeNull();
    const download = panel.waitForEvent('download');
    await panel.click('[data-act=export-game]');
    expect((await download).suggestedFilename()).toMatch(/^mafiacast-\d{4}-\d\d-\d\d\.json$/);
    await panel.click('[data-act=branch]');
    await expect.poll(() => standing(panel)).toContain('"night":1');
    await panel.keyboard.press('Enter');
    await panel.close();
  });

  test('files of the store overwritten: the running game is back within 1 s of the start, with a word', async () => {
    let panel = await open();
    await play(panel, 5);
    const before = await standing(panel);
    await expect
      .poll(() => panel.evaluate(async () => Object.keys(await chrome.storage.local.get(null)).length))
      .toBeGreaterThan(6);
    await browser.kill();
    const folder = join(home.profile, 'Default', 'IndexedDB');
    const [store] = (await readdir(folder)).filter((name) => name.endsWith('.indexeddb.leveldb'));
    expect(store).toBeDefined();
    for (const name of await readdir(join(folder, store ?? '')))
      await writeFile(join(folder, store ?? '', name), 'not what it was '.repeat(500));
    browser = await launchExtension({ profile: home.profile, lang: 'en' });
    const startedAt = Date.now();
    panel = await open();
    await expect.poll(() => standing(panel), { timeout: 5_000, interval: 20 }).toBe(before);
    const tookMs = Date.now() - startedAt; // page, first paint and polling included
    await expect.poll(() => panel.textContent('[data-problem=restored]')).toContain('second copy');
    console.log(`the game was back ${tookMs} ms after the panel was opened`);
    await panel.waitForTimeout(DOUBLE_PRESS_MS + 20);
    await panel.keyboard.press('Enter');
    await expect.poll(() => standing(panel)).not.toBe(before);
  });

  test('no room on the disk: said, the press stays in sight as not kept, and is kept when there is room', async () => {
    const panel = await open();
    await play(panel, 5);
    const before = await standing(panel);
    const devtools = await browser.context.newCDPSession(panel);
    const origin = `chrome-extension://${browser.extensionId}`;
    const quota = (quotaSize?: number) =>
      devtools.send('Storage.overrideQuotaForOrigin', {
        origin,
        ...(quotaSize === undefined ? {} : { quotaSize }),
      });
    await quota(1);
    // Chromium asks anew how much room there is when its last answer is half a minute old.
    await panel.waitForTimeout(31_000);
    await panel.keyboard.press('Enter');
    await expect
      .poll(() => panel.textContent('[data-problem=storage]'), { timeout: 5_000 })
      .toMatch(/Not kept yet: .*No room/s);
    expect(await standing(panel)).toBe(before);
    await quota();
    await expect.poll(() => standing(panel), { timeout: 10_000 }).not.toBe(before);
    await expect.poll(() => panel.$('[data-problem=storage]')).toBeNull();
  });
});

declare const chrome: typeof import('wxt/browser')['browser'];
