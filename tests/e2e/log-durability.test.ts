// The log in real Chromium: a browser that is killed at any moment loses no accepted press.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as Log from '../../lib/log';
import { launchExtension, makeProfile } from './rig/browser';
import { bundleAs } from './rig/bundle';

/** What the page has after `enter`: the log's own code, and a way to tell the test that a press was answered. */
declare const log: typeof Log;
declare const answered: (n: number) => Promise<void>;

const SETUP = { rules: 'classic', names: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] } as const;

let code = '';
let home: Awaited<ReturnType<typeof makeProfile>>;

beforeAll(async () => {
  code = await bundleAs('log', 'lib/log/index.ts');
  home = await makeProfile();
});
afterAll(() => home.remove());

/** The browser on the kept profile, a page of the extension in it, and what its presses have been answered. */
async function enter() {
  const browser = await launchExtension({ profile: home.profile });
  const page = await browser.context.newPage();
  const heard: number[] = [];
  await page.exposeFunction('answered', (n: number) => heard.push(n));
  await page.goto(browser.url('overlay.html'));
  await page.evaluate(code);
  return { browser, page, heard };
}

const createGame = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(
    async ([setup, gameId]) => (await log.createGame(log.openLog(), setup, Date.now(), gameId)).ok,
    [SETUP, id] as const,
  );

/** `n` of the entries of a log that opens; the reason when it does not. */
const found = (page: Page, id: string): Promise<readonly number[] | string> =>
  page.evaluate(async (gameId) => {
    const read = await log.readLog(log.openLog(), gameId);
    return read.ok ? read.value.entries.map((entry) => entry.n) : JSON.stringify(read.error);
  }, id);

/** 1…n. */
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);

describe('a browser killed with SIGKILL', () => {
  test('right after a press was answered, has that press and every one before it', async () => {
    let { browser, page, heard } = await enter();
    expect(await createGame(page, 'quiet')).toBe(true);
    let accepted = 1;
    for (let round = 0; round < 5; round++) {
      const presses = 1 + Math.floor(Math.random() * 4);
      await page.evaluate(async (count) => {
        const opened = await log.openSession(log.openLog(), 'quiet');
        if (!opened.ok) throw new Error(opened.error.kind);
        for (let i = 0; i < count; i++) {
          const press = await opened.value.press({ type: 'note', at: Date.now(), text: `press ${i}` });
          if (!press.ok) throw new Error(press.error.kind);
          void answered(press.value.entries.length);
        }
      }, presses);
      accepted += presses;
      await browser.kill();
      expect(heard.at(-1), `round ${round}`).toBe(accepted);
      ({ browser, page, heard } = await enter());
      expect(await found(page, 'quiet'), `round ${round}`).toEqual(upTo(accepted));
    }
    await browser.close();
  });

  test('in the middle of a storm of presses, has all that were answered and a log without gaps', async () => {
    let { browser, page, heard } = await enter();
    expect(await createGame(page, 'storm')).toBe(true);
    for (let round = 0; round < 5; round++) {
      const storm = page.evaluate(async () => {
        const opened = await log.openSession(log.openLog(), 'storm');
        if (!opened.ok) throw new Error(opened.error.kind);
        for (let i = 0; ; i++) {
          const change =
            i % 7 === 6
              ? opened.value.undo(Date.now())
              : opened.value.press({ type: 'note', at: Date.now(), text: `${i}` });
          const done = await change;
          if (!done.ok) throw new Error(done.error.kind);
          void answered(done.value.entries.length);
        }
      });
      const ended = storm.catch((error: Error) => error);
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 600));
      await browser.kill();
      expect((await ended) as Error).toMatchObject({ message: expect.stringMatching(/closed/) });
      const last = heard.at(-1) ?? 0;
      expect(last, `round ${round}`).toBeGreaterThan(1);
      ({ browser, page, heard } = await enter());
      const kept = await found(page, 'storm');
      if (typeof kept === 'string') expect.fail(kept);
      expect(kept.length, `round ${round}`).toBeGreaterThanOrEqual(last);
      expect(kept).toEqual(upTo(kept.length));
    }
    await browser.close();
  });
});
