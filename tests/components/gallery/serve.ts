// The galleries served to a real browser.

import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';

/** Which gallery: moments of the overlay, or of the host's panel. */
export type Gallery = 'index' | 'panel';

/** Serves the repository on a free port of this machine. */
export async function serveGalleries() {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    // Served as they are: nothing is optimised on the way, so no page has to be loaded twice.
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const address = (gallery: Gallery) =>
    `${server.resolvedUrls?.local[0]}tests/components/gallery/${gallery}.html`;
  return {
    close: () => server.close(),
    /** The names of a gallery's moments. */
    async names(page: Page, gallery: Gallery): Promise<readonly string[]> {
      await page.goto(address(gallery));
      const body = await page.waitForSelector('[data-moments]');
      return JSON.parse((await body.getAttribute('data-moments')) ?? '[]');
    },
    /** Shows one moment, drawn. */
    async show(
      page: Page,
      gallery: Gallery,
      moment: string,
      lang: string,
      more: Readonly<Record<string, string>> = {},
    ): Promise<void> {
      await page.goto(`${address(gallery)}#${new URLSearchParams({ moment, lang, ...more })}`);
      await page.waitForFunction((title) => document.title.startsWith(`${title} (`), moment);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
  };
}
