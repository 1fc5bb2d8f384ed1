// Real Chromium with the built extension: started, driven, killed without warning, started again on the same profile.

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Worker } from 'playwright-core';
import { killTree } from './processes';

/** The built extension. */
export const EXTENSION = resolve(import.meta.dirname, '../../../.output/chrome-mv3');

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test with: `CHROMIUM`, or the usual places. */
export const chromiumPath = (): string | undefined =>
  [process.env.CHROMIUM, ...CANDIDATES].find((path) => path && existsSync(path));

/** A running browser with the extension. */
export interface ExtensionBrowser {
  readonly context: BrowserContext;
  readonly extensionId: string;
  readonly worker: Worker;
  /** An address inside the extension, e.g. `url('sidepanel.html')`. */
  url(page: string): string;
  /** Ends it in order. */
  close(): Promise<void>;
  /** SIGKILL to the browser and all its processes, as a power cut would; resolves when they are gone. */
  kill(): Promise<void>;
}

/** What to start. */
export interface LaunchOptions {
  /** The profile; kept. */
  readonly profile: string;
  /** The folder of the unpacked extension; the build's by default. */
  readonly extension?: string;
  /** The interface's language, e.g. `ru`. */
  readonly lang?: string;
  readonly args?: readonly string[];
}

/** A fresh profile folder and the way to remove it. */
export async function makeProfile(): Promise<{ readonly profile: string; remove(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'mafiacast-profile-'));
  return { profile, remove: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Starts Chromium, headless, with the extension, and waits for its background worker. */
export async function launchExtension(options: LaunchOptions): Promise<ExtensionBrowser> {
  const extension = options.extension ?? EXTENSION;
  if (!existsSync(join(extension, 'manifest.json')))
    throw new Error(`no extension in ${extension}: run "npm run build" first`);
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('no Chromium found: install it, or name it in CHROMIUM');
  const mark = `--mafiacast-rig=${crypto.randomUUID()}`;
  const context = await chromium.launchPersistentContext(options.profile, {
    executablePath,
    headless: true,
    chromiumSandbox: false,
    // Playwright turns extensions off unless told otherwise.
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      mark,
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--hide-crash-restore-bubble',
      ...(options.lang ? [`--lang=${options.lang}`] : []),
      ...(options.args ?? []),
    ],
  });
  const worker =
    context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 30_000 }));
  const extensionId = new URL(worker.url()).host;
  const gone = new Promise<void>((done) => context.once('close', () => done()));
  return {
    context,
    extensionId,
    worker,
    url: (page) => `chrome-extension://${extensionId}/${page}`,
    close: () => context.close(),
    kill: async () => {
      killTree(mark);
      await gone;
    },
  };
}
