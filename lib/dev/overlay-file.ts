// Builds the overlay as one self-contained HTML file: script and style inlined, nothing to fetch.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { quiet } from './quiet';
import { smallHash } from './small-hash';
import { templates } from './templates';

/** The file's name, in the extension and beside it. */
export const OVERLAY_FILE = 'mafiacast-overlay.html';

const ENTRY = 'entrypoints/overlay/standalone.ts';

/**
 * The text of the overlay file, built from `entrypoints/overlay/standalone.ts` under `root`.
 * Throws when the entry does not build into one script.
 */
export const buildOverlayFile = async (root: string): Promise<string> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    plugins: [quiet(), smallHash(), templates()],
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'chrome103', // the browser inside OBS Studio 28
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, ENTRY), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const output = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(
    (part) => part.output,
  );
  const chunks = output.filter((part) => part.type === 'chunk');
  const assets = output.filter((part) => part.type === 'asset');
  const script = chunks[0];
  if (script === undefined || chunks.length > 1) {
    throw new Error(`${ENTRY} must build into one script, not ${chunks.length}`);
  }
  const stray = assets.filter((asset) => !asset.fileName.endsWith('.css'));
  if (stray.length > 0) {
    throw new Error(`not inlined: ${stray.map((asset) => asset.fileName).join(', ')}`);
  }
  return overlayHtml(script.code, assets.map((asset) => String(asset.source)).join('\n'));
};

/**
 * One page around a classic script and a style sheet. The policy lets only this very script run and allows
 * no fetch but a WebSocket, so a page saved to disk can reach nothing else.
 */
export const overlayHtml = (code: string, css: string): string => {
  const script = `\n${escapeScript(code.trim())}\n`;
  new Script(script); // throws if escaping broke the syntax
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src ws: wss:`;
  const style = `html,body{margin:0;height:100%;background:transparent;overflow:hidden}${css}`;
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mafiacast overlay</title>
<style>${style.replaceAll(/<\/(style)/gi, '<\\/$1')}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
};

// Inside a script element only `</script` ends it and only `<script` after `<!--` can swallow its end; in
// the strings, templates and patterns where such text can stand, an escaped character means the same.
const escapeScript = (code: string): string =>
  code.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll(/<(script)/gi, '\\x3C$1');
