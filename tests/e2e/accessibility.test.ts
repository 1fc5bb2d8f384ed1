// What a screen reader and a tired eye need, in real Chromium: axe finds nothing, nothing is covered, no row moves.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveGalleries } from '../components/gallery/serve';
import { chromiumPath, launchExtension, makeProfile } from './rig/browser';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let source = '';
let served: Awaited<ReturnType<typeof serveGalleries>>;
let browser: Browser;

beforeAll(async () => {
  source = await readFile(AXE, 'utf8');
  served = await serveGalleries();
  browser = await chromium.launch({
    executablePath: chromiumPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** What axe finds on the page, a line for each kind. */
async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
    return violations.map((v) => `${v.id}: ${v.nodes.length} × ${v.nodes[0]?.target.join(' ')} (${v.help})`);
  });
}

const panelPage = (width: number, height: number): Promise<Page> =>
  browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });

describe.runIf(chromiumPath() !== undefined)('the panel', () => {
  test.each(['ru', 'en'])('axe finds nothing in any step (%s), nor in any sheet', async (language) => {
    const page = await panelPage(380, 820);
    const found: string[] = [];
    const look = async (where: string) =>
      found.push(...(await violations(page)).map((line) => `${where}: ${line}`));
    for (const name of await served.names(page, 'panel')) {
      await served.show(page, 'panel', name, language);
      await look(name);
    }
    await served.show(page, 'panel', 'speeches', language);
    await page.click('[data-more="4"]');
    await look('menu of a seat');
    await page.keyboard.press('Escape');
    await page.click('[data-act=keys]');
    await look('keys');
    await page.keyboard.press('Escape');
    await page.click('[data-act=viewers]');
    await look('what viewers see');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const panel = document.querySelector('host-panel');
      if (panel?.viewers) panel.viewers = { ...panel.viewers, hidden: true };
    });
    await look('hidden overlay');
    await page.click('[data-act=obs]');
    await look('OBS');
    await page.close();
    expect(found).toEqual([]);
  });

  test.each([
    [380, 820],
    [360, 600],
    [400, 700],
  ])(
    '%i × %i: nothing is wider than the window, the big button and every refusal are whole',
    async (width, height) => {
      const page = await panelPage(width, height);
      for (const name of await served.names(page, 'panel')) {
        await served.show(page, 'panel', name, 'ru');
        const seen = await page.evaluate(() => {
          const root = document.querySelector('host-panel')?.shadowRoot;
          const box = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect();
          const trouble = root?.querySelector('.trouble');
          return {
            wide: document.documentElement.scrollWidth - innerWidth,
            high: document.documentElement.scrollHeight - innerHeight,
            next: box('footer .next')?.bottom ?? 0,
            cut: trouble ? trouble.scrollHeight - trouble.clientHeight : 0,
            over: (box('.trouble')?.bottom ?? 0) - (box('footer .next')?.top ?? Number.POSITIVE_INFINITY),
            gone: trouble ? (box('.trouble')?.top ?? 0) < 0 : false,
          };
        });
        expect(seen.wide, name).toBeLessThanOrEqual(0);
        expect(seen.next, name).toBeLessThanOrEqual(height);
        expect([seen.cut, seen.over > 0, seen.gone], name).toEqual([0, false, false]);
      }
      await page.close();
    },
  );

  test('at 200 % zoom everything can be reached by scrolling down, nothing sideways', async () => {
    const page = await panelPage(190, 410);
    for (const name of await served.names(page, 'panel')) {
      await served.show(page, 'panel', name, 'ru');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
    }
    await page.close();
  });

  test('rows keep their height, and the seats their places, in every step', async () => {
    const page = await panelPage(380, 820);
    const places = new Map<string, string>();
    for (const name of await served.names(page, 'panel')) {
      await served.show(page, 'panel', name, 'ru');
      const seats = await page.evaluate(() =>
        [
          ...(document
            .querySelector('host-panel')
            ?.shadowRoot?.querySelector('host-table')
            ?.shadowRoot?.querySelectorAll('.seat') ?? []),
        ].map((seat) => {
          const { x, y, height } = seat.getBoundingClientRect();
          return [x, y, height].map(Math.round).join(' ');
        }),
      );
      if (seats.length === 0) continue;
      const known = places.get(String(seats.length)) ?? seats.join('; ');
      places.set(String(seats.length), known);
      expect(seats.join('; '), name).toBe(known);
    }
    expect([...places.keys()].sort()).toEqual(['10', '12', '17']);
    await page.close();
  });
});

describe.runIf(chromiumPath() !== undefined)('the built pages', () => {
  test('axe finds nothing on the panel and the overlay page as they open', async () => {
    const home = await makeProfile();
    const extension = await launchExtension({ profile: home.profile, lang: 'en' });
    const page = await extension.context.newPage();
    const found: string[] = [];
    for (const name of ['sidepanel.html', 'overlay.html']) {
      await page.goto(extension.url(name));
      await page.waitForSelector(name === 'overlay.html' ? 'mafia-overlay' : 'host-panel', {
        state: 'attached',
      });
      found.push(...(await violations(page)).map((line) => `${name}: ${line}`));
    }
    await extension.close();
    await home.remove();
    expect(found).toEqual([]);
  });
});
