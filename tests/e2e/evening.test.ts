// An evening in real Chromium: the player book, seats by press, lot and drag, and what one game hands on to the next.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOUBLE_PRESS_MS } from '../../components/host/hand/double-press';
import { chromiumPath, type ExtensionBrowser, launchExtension, makeProfile } from './rig/browser';

const CLUB = [
  'Лис',
  'Мия',
  'Bob',
  'Stormbringer',
  'Ян',
  'Zero',
  'O’Neil',
  'Тётя Соня',
  'Ёж',
  'Капитан',
  'Guest',
];

describe.runIf(chromiumPath() !== undefined)('an evening', () => {
  let home: Awaited<ReturnType<typeof makeProfile>>;
  let browser: ExtensionBrowser;
  let panel: Page;

  const names = () =>
    panel.$$eval('[name^="seat-"]', (fields) => fields.map((field) => (field as HTMLInputElement).value));
  const playing = () =>
    panel.evaluate(() => document.querySelector('host-panel')?.game?.players.map((p) => p.name) ?? []);

  beforeAll(async () => {
    home = await makeProfile();
    browser = await launchExtension({ profile: home.profile, lang: 'en' });
    panel = await browser.context.newPage();
    panel.setDefaultTimeout(8_000);
    await panel.setViewportSize({ width: 380, height: 820 });
    await panel.goto(browser.url('sidepanel.html'));
    await panel.waitForSelector('[data-act=book]');
  });
  afterAll(async () => {
    await browser.close();
    await home.remove();
  });

  test('three presses lead from the first look at the panel to the overlay, and the steps are gone for good', async () => {
    await expect.poll(() => panel.textContent('.guide')).toContain('three presses');
    await panel.click('[data-act=default-names]');
    await panel.click('[data-act=start]');
    await panel.click('[data-act=guide-look]');
    const overlay = panel.frameLocator('iframe').locator('mafia-overlay');
    await expect.poll(() => overlay.locator('[part~=seat]').count()).toBe(10);
    await panel.click('[data-act=close]');
    await expect.poll(() => panel.$('.guide')).toBeNull();
    await panel.click('[data-act=new-game]');
  });

  test('a pasted list fills the book; a player is renamed for viewers, taken out and put back', async () => {
    await panel.click('[data-act=book]');
    await panel.fill('[name=import]', CLUB.map((name, i) => `${i + 1}. ${name}`).join('\n'));
    await panel.click('[data-act=book-import]');
    await expect.poll(() => panel.textContent('player-book [role=status]')).toContain(String(CLUB.length));
    await panel.click('[data-edit="Лис"]');
    await panel.fill('[name=shown]', 'Мистер Лис');
    await panel.click('[data-act=book-keep]');
    await expect.poll(() => panel.textContent('[data-edit="Лис"]')).toContain('Мистер Лис');
    await panel.click('[data-forget="Guest"]');
    await expect.poll(() => panel.$('[data-edit="Guest"]')).toBeNull();
    await panel.click('[data-act=book-undo]');
    await expect.poll(() => panel.$('[data-edit="Guest"]')).not.toBeNull();
    await panel.click('[data-act=close]');
  });

  test('ten presses seat ten regulars; a second press lets one stand up; search takes the seat that is typed in', async () => {
    for (const name of CLUB.slice(0, 10)) await panel.click(`[data-player="${name}"]`);
    expect(await names()).toEqual(CLUB.slice(0, 10));
    await panel.click('[data-player="Bob"]');
    expect((await names())[2]).toBe('');
    await panel.fill('[name=seat-3]', 'gue');
    await panel.click('[data-player="Guest"]');
    expect((await names())[2]).toBe('Guest');
  });

  test('a player is dragged to another seat; the lot loses nobody', async () => {
    await panel.locator('[data-handle="1"]').scrollIntoViewIfNeeded();
    const from = await panel.locator('[data-handle="1"]').boundingBox();
    const to = await panel.locator('[data-handle="4"]').boundingBox();
    if (!from || !to) throw new Error('the handles are not on screen');
    await panel.mouse.move(from.x + 10, from.y + 10);
    await panel.mouse.down();
    await panel.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
    await panel.mouse.up();
    const dragged = await names();
    expect(dragged.slice(0, 4)).toEqual(['Мия', 'Guest', 'Stormbringer', 'Лис']);
    await panel.click('[data-act=lot]');
    expect((await names()).sort()).toEqual([...dragged].sort());
  });

  test('viewers get the shown name; the next game begins with the last one’s rules, broadcast and number, one seat on', async () => {
    await panel.click('[data-preset=mafiaratings]');
    await panel.click('summary >> nth=0');
    await panel.fill('[name=title]', 'Winter Cup');
    await panel.fill('[name=table]', 'table 2');
    await panel.fill('[name=gameNumber]', '4');
    const seated = await names();
    await panel.click('[data-act=start]');
    const shown = (name: string) => (name === 'Лис' ? 'Мистер Лис' : name);
    await expect.poll(playing).toEqual(seated.map(shown));
    await panel.click('[data-act=new-game]');
    await panel.click('[data-act=last-seating]');
    expect(await names()).toEqual(seated);
    await panel.click('[data-act=rotate]');
    expect(await names()).toEqual([...seated.slice(-1), ...seated.slice(0, -1)]);
    expect(await panel.inputValue('[name=gameNumber]')).toBe('5');
    expect(await panel.inputValue('[name=title]')).toBe('Winter Cup');
    expect(await panel.getAttribute('[data-preset=mafiaratings]', 'aria-checked')).toBe('true');
    await panel.click('[data-act=start]');
    await expect.poll(async () => (await playing())[0]).toBe(shown(seated.at(-1) ?? ''));
  });

  test('a key is given to another act and works at once; a taken one is refused in words', async () => {
    await panel.keyboard.press('?');
    await panel.click('[data-key-of=foul]');
    await panel.keyboard.press('x');
    await expect.poll(() => panel.textContent('key-sheet [role=alert]')).toContain('Removal');
    await panel.keyboard.press('g');
    await expect.poll(() => panel.textContent('[data-key-of=foul]')).toBe('G');
    await panel.keyboard.press('Escape');
    await panel.keyboard.press('Enter');
    await expect.poll(() => panel.textContent('[data-act=next]')).toBe('Night falls');
    await panel.waitForTimeout(DOUBLE_PRESS_MS);
    await panel.keyboard.press('Enter');
    await expect.poll(() => panel.textContent('.step')).toContain('The Don wakes up');
    await panel.keyboard.press('g');
    await expect.poll(() => panel.textContent('.mode')).toContain('Foul');
    await panel.keyboard.press('Escape');
  });

  test('words of the host’s own are said at the next step, in this language only; a wrong slot is refused', async () => {
    await panel.keyboard.press('?');
    await panel.click('[data-act=words]');
    await panel.fill('[data-words="night.don.show"]', 'Don {seat}, open your eyes');
    await panel.keyboard.press('Tab');
    await expect.poll(() => panel.textContent('words-sheet [role=alert]')).toContain('{seat}');
    await panel.fill('[data-words="night.don.show"]', 'Don, open your eyes');
    await panel.keyboard.press('Tab');
    await panel.keyboard.press('Escape');
    await expect.poll(() => panel.textContent('.step')).toContain('Don, open your eyes');
    await panel.click('[data-act=language]');
    await expect.poll(() => panel.textContent('.step')).toContain('Просыпается дон');
  });
});
