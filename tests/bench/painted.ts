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

/** Milliseconds over all presses. */
export interface Painted {
  readonly medianMs: number;
  readonly p95Ms: number;
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
    Object.assign(window, { painted });
    const root = document.querySelector('mafia-overlay')?.shadowRoot;
    const clock = root?.querySelector('mafia-clock')?.shadowRoot;
    const seen = () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => painted.push(performance.timeOrigin + performance.now())),
      );
    for (const part of [root, clock])
      if (part)
        new MutationObserver(seen).observe(part, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
  });
  const waits: number[] = [];
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
    waits.push(((await paintedAt.jsonValue()) ?? 0) - pressedAt);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round((waits[Math.floor(waits.length * share)] ?? 0) * 10) / 10;
  return { medianMs: at(0.5), p95Ms: at(0.95), presses: waits.length };
}
