// Pictures of every moment: vite-node tests/components/gallery/shoot.ts -- FOLDER [WIDTHxHEIGHT] [ru|en] [part of a name]
//   [layout] [look]
// A picture narrower than 600 px is of the host's panel, else of the overlay.

import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { serveGalleries } from './serve';

const [folder = 'shots', size = '1920x1080', language = 'ru', part = '', layout = '', look = ''] =
  process.argv.slice(2).filter((word) => word !== '--');
const [width = 1920, height = 1080] = size.split('x').map(Number);
const gallery = width < 600 ? 'panel' : 'index';

const served = await serveGalleries();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => console.error(error.message));
  for (const name of (await served.names(page, gallery)).filter((one) => one.includes(part))) {
    await served.show(page, gallery, name, language, { layout, look });
    await page.screenshot({ path: `${folder}/${name.replaceAll(/[ ,]+/g, '-')}.png` });
  }
} finally {
  await browser.close();
  await served.close();
}
