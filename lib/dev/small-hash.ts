// Puts our small SHA-256 in the place of the OBS client's library, in the overlay file alone: it has a budget.

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HASH = fileURLToPath(new URL('../obs/sha256.ts', import.meta.url));

/** What the client imports, with what it finds there instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  'crypto-js/sha256.js': `export { sha256 as default } from ${JSON.stringify(HASH)};`,
  'crypto-js/enc-base64.js': 'export default { stringify: (bytes) => btoa(String.fromCharCode(...bytes)) };',
};

/** The plugin. Should the client import other names one day, its library is back: the test of the file's size looks. */
export const smallHash = (): Plugin => ({
  name: 'mafiacast:small-hash',
  enforce: 'pre',
  resolveId: (source) => (source in INSTEAD ? `\0${source}` : undefined),
  load: (id) => INSTEAD[id.slice(1)],
});
