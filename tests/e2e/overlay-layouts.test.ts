// Every moment in every layout and look in real Chromium: nothing leaves the picture, nothing lies on anything else,
// words can be read.

import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAYOUTS } from '../../components/overlay/layouts/arrangement';
import { LOOKS } from '../../components/overlay/looks';
import { serveGalleries } from '../components/gallery/serve';
import { chromiumPath } from './rig/browser';

/** Measured in the page: what sticks out of the picture, and which seats overlap. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('mafia-overlay')?.shadowRoot;
    if (!root) return ['no picture'];
    const box = (element: Element) => element.getBoundingClientRect();
    const found: string[] = [];
    const inside = ['.headline', '.title', '[part=seat]', '.candidate', '.right'];
    for (const element of root.querySelectorAll(inside.join(','))) {
      const { left, top, right, bottom } = box(element);
      const fits = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
      if (!fits) found.push(`${element.className} leaves the picture`);
    }
    const seats = [...root.querySelectorAll('[part=seat]'), ...root.querySelectorAll('.headline')].map(box);
    for (const [i, a] of seats.entries())
      for (const b of seats.slice(i + 1))
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          found.push(`two of the table overlap: ${Math.round(a.left)},${Math.round(a.top)}`);
    const headline = root.querySelector('.headline');
    if (headline) {
      const { right } = box(headline);
      for (const part of headline.querySelectorAll('.right, .candidate, .field'))
        if (box(part).right > right + 1) found.push(`${part.className} is cut off`);
    }
    return found;
  });

const SIZES = [
  [1920, 1080],
  [1280, 720],
  [1080, 1920],
] as const;

describe.runIf(chromiumPath() !== undefined)('the overlay', () => {
  let browser: Browser;
  let page: Page;
  let served: Awaited<ReturnType<typeof serveGalleries>>;
  let names: readonly string[];

  beforeAll(async () => {
    served = await serveGalleries();
    const executablePath = chromiumPath();
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: false,
    });
    page = await browser.newPage({ reducedMotion: 'reduce' });
    names = await served.names(page, 'index');
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  test.each(LAYOUTS.flatMap((layout) => SIZES.map(([width, height]) => ({ layout, width, height }))))(
    '$layout at $width × $height: every moment is whole',
    async ({ layout, width, height }) => {
      await page.setViewportSize({ width, height });
      const wrong: Record<string, readonly string[]> = {};
      for (const [i, name] of names.entries()) {
        const look = LOOKS[i % LOOKS.length] ?? 'gold';
        await served.show(page, 'index', name, i % 2 ? 'en' : 'ru', { layout, look });
        const found = await faults(page);
        if (found.length) wrong[name] = found;
      }
      expect(wrong).toEqual({});
    },
  );

  test.each(LOOKS)(
    'the look %s: text stands out from what is under it (WCAG AA, large text)',
    async (look) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      for (const name of [
        'speeches',
        'ballot, two, all voted',
        'night, roles shown',
        'over, red',
        'city 17, over, roles',
      ]) {
        await served.show(page, 'index', name, 'ru', { layout: 'strip', look });
        const weak = await page.evaluate(() => {
          const light = ([r = 0, g = 0, b = 0]: readonly number[]) => {
            const [x = 0, y = 0, z = 0] = [r, g, b].map((c) =>
              c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
            );
            return 0.2126 * x + 0.7152 * y + 0.0722 * z;
          };
          const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
          // Cameras may be anything; the graphics' own surfaces are nearly opaque.
          const under = (element: Element | null): readonly number[] => {
            for (let at = element; at; at = at.parentElement) {
              const colour = numbers(getComputedStyle(at).backgroundColor);
              if ((colour[3] ?? 1) > 0.7) return colour;
            }
            return [0, 0, 0];
          };
          const root = document.querySelector('mafia-overlay')?.shadowRoot;
          const weak: string[] = [];
          for (const element of root?.querySelectorAll(
            '.number, .name, .status span, .eyebrow, .main, .caption, .value, .count, .phase span',
          ) ?? []) {
            const own = [...element.childNodes].some(
              (n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim(),
            );
            if (!own) continue;
            const [a, b] = [light(numbers(getComputedStyle(element).color)), light(under(element))];
            const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (contrast < 3)
              weak.push(`${element.className} “${element.textContent?.trim()}” ${contrast.toFixed(2)}`);
          }
          return weak;
        });
        expect(weak, name).toEqual([]);
      }
    },
  );
});
