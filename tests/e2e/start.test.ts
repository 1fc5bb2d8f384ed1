// `npm start`, as a person runs it but without a window: the panel and the overlay open in a real browser.

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { chromiumPath } from './rig/browser';

const ROOT = resolve(import.meta.dirname, '../..');
const canRun = process.env.MAFIACAST_REQUIRE_REAL === '1' || chromiumPath() !== undefined;

const start = (...options: readonly string[]) =>
  promisify(execFile)(process.execPath, ['lib/dev/start.mjs', ...options], {
    cwd: ROOT,
    env: { ...process.env, CHROME_PATH: chromiumPath() ?? '', NODE_ENV: 'production' },
  });

test.skipIf(!canRun)('npm start opens the panel and the overlay of the extension', async () => {
  const { stdout } = await start('--headless', '--demo');
  expect(stdout).toMatch(/^Panel: chrome-extension:\/\/[a-p]{32}\/sidepanel\.html\?demo=1$/m);
  expect(stdout).toMatch(/^Overlay: chrome-extension:\/\/[a-p]{32}\/overlay\.html$/m);
});

test('an unknown option is answered with the options there are', async () => {
  await expect(start('--nonsense')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--demo'),
  });
});
