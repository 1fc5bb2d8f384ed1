// Pictures of every moment: vite-node tests/components/gallery/shoot.ts -- FOLDER [WIDTHxHEIGHT] [ru|en] [part of a name]
// A picture narrower than 600 px is of the host's panel, else of the overlay.

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [folder = 'shots', size = '1920x1080', language = 'ru', part = ''] = process.argv
  .slice(2)
  .filter((word) => word !== '--');
const [width = 1920, height = 1080] = size.split('x').map(Number);

const server = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => console.error(error.message));
  const address = `${server.resolvedUrls?.local[0]}tests/components/gallery/${width < 600 ? 'panel' : 'index'}.html`;
  await page.goto(address);
  const names: readonly string[] = JSON.parse(
    (await page.waitForSelector('[data-moments]').then((body) => body.getAttribute('data-moments'))) ?? '[]',
  );
  for (const name of names.filter((one) => one.includes(part))) {
    await page.goto(`${address}#${new URLSearchParams({ moment: name, lang: language })}`);
    await page.waitForFunction((title) => document.title.startsWith(`${title} (`), name);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.screenshot({ path: `${folder}/${name.replaceAll(/[ ,]+/g, '-')}.png` });
  }
} finally {
  await browser.close();
  await server.close();
}
