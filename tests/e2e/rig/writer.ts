// A page of the built extension that writes to the log and tells the background, as the panel does, without the panel.

import type { Command } from '../../../lib/game';
import type * as Log from '../../../lib/log';
import type { Status } from '../../../lib/messages';
import type { ExtensionBrowser } from './browser';
import { bundleAs } from './bundle';

/** What the page has. */
declare const log: typeof Log;
declare const chrome: typeof import('wxt/browser')['browser'];

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

/** The page. */
export interface Writer {
  /** Makes a classic game of ten and tells the background. */
  create(gameId: string): Promise<void>;
  /** Presses one after another, with a pause after each; when each was pressed, ms since the epoch. */
  press(gameId: string, commands: readonly Command[], pauseMs?: number): Promise<readonly number[]>;
  /** What the background says. */
  status(): Promise<Status>;
  /** Stores a setting. */
  store(key: string, value: unknown): Promise<void>;
  /** Has the browser stop the background worker, as it does with one that is idle. */
  stopWorker(): Promise<void>;
}

/** Opens the page. */
export async function openWriter(browser: ExtensionBrowser): Promise<Writer> {
  code ??= bundleAs('log', 'lib/log/index.ts');
  const page = await browser.context.newPage();
  // Any address of the extension that runs nothing of its own.
  await page.goto(browser.url('manifest.json'));
  await page.evaluate(await code);
  return {
    create: (gameId) =>
      page.evaluate(
        async ([id, names]) => {
          const setup = { rules: 'classic', names, title: 'Night club' } as const;
          const made = await log.createGame(log.openLog(), setup, Date.now(), id);
          if (!made.ok) throw new Error(JSON.stringify(made.error));
          await chrome.runtime.sendMessage({ type: 'log-changed', gameId: id, rev: 1 });
        },
        [gameId, NAMES] as const,
      ),
    press: (gameId, commands, pauseMs = 0) =>
      page.evaluate(
        async ([id, list, pause]) => {
          const opened = await log.openSession(log.openLog(), id);
          if (!opened.ok) throw new Error(JSON.stringify(opened.error));
          const times: number[] = [];
          for (const command of list) {
            times.push(Date.now());
            const pressed = await opened.value.press(command);
            if (!pressed.ok) throw new Error(JSON.stringify(pressed.error));
            await chrome.runtime.sendMessage({ type: 'log-changed', gameId: id, rev: pressed.value.rev });
            await new Promise((done) => setTimeout(done, pause));
          }
          opened.value.close();
          return times;
        },
        [gameId, commands, pauseMs] as const,
      ),
    status: () => page.evaluate(() => chrome.runtime.sendMessage({ type: 'hello' })),
    store: (key, value) =>
      page.evaluate(([k, v]) => chrome.storage.local.set({ [k]: v }), [key, value] as const),
    stopWorker: async () => {
      const devtools = await browser.context.newCDPSession(page);
      await devtools.send('ServiceWorker.enable');
      await devtools.send('ServiceWorker.stopAllWorkers');
      await devtools.detach();
    },
  };
}

let code: Promise<string> | undefined;
