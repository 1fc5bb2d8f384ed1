// From the press in the panel to the picture in a second browser, through real OBS.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { DOUBLE_PRESS_MS } from '../../components/host/hand/double-press';
import { chromiumPath, EXTENSION, launchExtension, makeProfile } from '../e2e/rig/browser';
import { obsAvailable, startObs } from '../e2e/rig/obs';

const PASSWORD = 'bench';
const PRESSES = 120;
const OVERLAY = resolve(import.meta.dirname, '../../.output/mafiacast-overlay.html');

/** The middle and the slow end of all presses, ms. */
export interface Spread {
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** How long after the press each thing had happened. */
interface Painted {
  /** The press was committed and the host's own panel drawn. */
  readonly panel: Spread;
  /** The second browser had changed its picture. */
  readonly drawn: Spread;
  /** And had painted it: two frames of its screen later. */
  readonly painted: Spread;
  readonly presses: number;
}

/** Measures; a sentence when something it needs is not there. */
export async function pressToPainted(): Promise<Painted | string> {
  const executablePath = chromiumPath();
  if (!executablePath || !obsAvailable()) return 'skipped: needs Chromium, OBS Studio and Xvfb';
  if (!existsSync(OVERLAY) || !existsSync(EXTENSION)) return 'not built: npm run build';
  const obs = await startObs({ password: PASSWORD });
  const home = await makeProfile();
  const host = await launchExtension({ profile: home.profile, lang: 'en' });
  const viewers = await chromium.launch({ executablePath, headless: true, chromiumSandbox: false });
  try {
    const screen = await viewers.newPage({ viewport: { width: 1920, height: 1080 } });
    await screen.goto(`${pathToFileURL(OVERLAY)}#obs=${obs.address}&password=${PASSWORD}&lang=en`);
    const panel = await host.context.newPage();
    await panel.goto(host.url('sidepanel.html'));
    await ready(panel, obs.address);
    return await measure(panel, screen);
  } finally {
    await viewers.close();
    await host.close();
    await obs.stop();
    await home.remove();
  }
}

/** A game at the first speech, on air. */
async function ready(panel: Page, address: string): Promise<void> {
  await panel.click('[data-act=obs]');
  await panel.fill('[name=address]', address);
  await panel.fill('[name=password]', PASSWORD);
  await panel.click('[data-act=obs-connect]');
  await panel.waitForSelector('[data-act=obs][data-obs-state=connected]');
  await panel.keyboard.press('Escape');
  await panel.click('[data-act=default-names]');
  await panel.click('[data-act=start]');
  for (const stage of ['deal', 'night', 'night', 'night', 'morning', 'speeches']) {
    await panel.waitForTimeout(450);
    await panel.click('[data-act=next]');
    await panel.waitForFunction(
      (name) => document.querySelector('host-panel')?.game?.stage.type === name,
      stage,
    );
  }
}

/** The clock is paused and resumed: each press changes the picture. Both pages are on one machine and share its clock. */
async function measure(panel: Page, screen: Page): Promise<Painted> {
  await screen.waitForSelector('mafia-clock');
  await screen.evaluate(() => {
    const painted: number[] = [];
    const drawn: number[] = [];
    Object.assign(window, { painted, drawn });
    const root = document.querySelector('mafia-overlay')?.shadowRoot;
    const clock = root?.querySelector('mafia-clock')?.shadowRoot;
    const now = () => performance.timeOrigin + performance.now();
    const seen = () => {
      drawn.push(now());
      requestAnimationFrame(() => requestAnimationFrame(() => painted.push(now())));
    };
    for (const part of [root, clock])
      if (part)
        new MutationObserver(seen).observe(part, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
  });
  await panel.evaluate(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    const root = document.querySelector('host-panel')?.shadowRoot?.querySelector('[data-act=clock]');
    if (root)
      new MutationObserver(() => shown.push(performance.timeOrigin + performance.now())).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
      });
  });
  const waits: Record<'panel' | 'drawn' | 'painted', number[]> = { panel: [], drawn: [], painted: [] };
  for (let i = 0; i < PRESSES; i += 1) {
    // Sooner, the panel takes a press of the same button for the second half of a double click.
    await panel.waitForTimeout(DOUBLE_PRESS_MS + 20 + (i % 7) * 13);
    const pressedAt = await panel.evaluate(() => {
      const clock = document
        .querySelector('host-panel')
        ?.shadowRoot?.querySelector<HTMLButtonElement>('[data-act=clock]');
      if (!clock) throw new Error('the panel is not at a speech');
      const at = performance.timeOrigin + performance.now();
      clock.click();
      return at;
    });
    const paintedAt = await screen.waitForFunction(
      (at) => (window as unknown as { painted: number[] }).painted.find((time) => time >= at),
      pressedAt,
      { polling: 5 },
    );
    const first = (page: Page, list: string) =>
      page.evaluate(
        ([name, at]) =>
          (window as unknown as Record<string, number[]>)[name]?.find((time) => time >= at) ?? at,
        [list, pressedAt] as const,
      );
    waits.painted.push(((await paintedAt.jsonValue()) ?? 0) - pressedAt);
    waits.drawn.push((await first(screen, 'drawn')) - pressedAt);
    waits.panel.push((await first(panel, 'shown')) - pressedAt);
  }
  return {
    panel: spread(waits.panel),
    drawn: spread(waits.drawn),
    painted: spread(waits.painted),
    presses: PRESSES,
  };
}

function spread(waits: readonly number[]): Spread {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}
