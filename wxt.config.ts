// How the extension is built: manifest, permissions, output, and the overlay as one file beside it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig } from 'wxt';
import { buildOverlayFile, OVERLAY_FILE } from './lib/dev/overlay-file';
import { quiet } from './lib/dev/quiet';
import { templates } from './lib/dev/templates';

// Public half of a key pair whose private half was never kept: it only fixes the extension's id, so that
// its pages have a known address and its stored games survive a move of the folder it is loaded from.
const CHROME_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA7g5buz8KSArOdp+z1gqNosPajsAZmrz8HegC+c8SQ7aX6AANy7xGJfleSXN7oD2bryKmUBuXPRBjwngYW25LN5BSH+I+qqUaJcCc7R5YUQhZAgDzTqZg+nyTgavYPB6pjMa03hNVBhPJrWaipfgZT4REnLytV4vpMzU6ooQe5Oz2BbMhOKgHA09gCByOmntS+d6pmgqAqLCLGpDlcK8IQb8xcQMNzSUkQXn4J9EzANESxmhTEplOa6tQ8fF+Z79MjxGGza/Fb3V6Tkzyt356DRTpzdh5t4L8oyoO3088po7nuLqBJu+s8pXa32uQV9hM/fqk7GcMoHSYK969H/OTvQIDAQAB';

// Own files only, and WebSockets to the OBS the host typed in. Written out because Firefox's default
// would turn ws:// into wss://, which OBS does not speak.
const PAGES_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self'",
  "frame-src 'self'",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

export default defineConfig({
  publicDir: 'lib/public',
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    action: { default_title: '__MSG_openPanel__' },
    permissions: ['storage'],
    // Keys that work while another window has the focus; the host changes them in the browser's own page.
    commands: Object.fromEntries(
      [
        ['next', 'N'],
        ['clock', 'P'],
        ['undo', 'U'],
        ['hide', 'O'],
      ].map(([name = '', key = '']) => [
        name,
        {
          suggested_key: { default: `Alt+Shift+${key}` },
          description: `__MSG_command${name.charAt(0).toUpperCase()}${name.slice(1)}__`,
        },
      ]),
    ),
    content_security_policy: { extension_pages: PAGES_CSP },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'mafiacast@mafiacast.invalid',
              strict_min_version: '128.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { key: CHROME_KEY, minimum_chrome_version: '116' }),
  }),
  vite: ({ browser }) => ({
    plugins: [quiet(), templates()],
    build: { target: browser === 'firefox' ? 'firefox128' : 'chrome116' },
  }),
  hooks: {
    'build:publicAssets': async (wxt, files) => {
      files.push({ relativeDest: OVERLAY_FILE, contents: await buildOverlayFile(wxt.config.root) });
    },
    'build:done': async (wxt) => {
      const html = await readFile(join(wxt.config.outDir, OVERLAY_FILE));
      await writeFile(join(wxt.config.outBaseDir, OVERLAY_FILE), html);
      wxt.logger.info(
        `${OVERLAY_FILE}: ${kilobytes(html.length)} KB, gzip ${kilobytes(gzipSync(html).length)} KB`,
      );
    },
  },
});
