// `npm start`: builds the extension and opens a browser with the host's panel and the overlay side by side.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBrowser } from './devtools.mjs';
import {
  EXTENSION,
  findBrowser,
  IS_ROOT,
  installPackages,
  packagesAreCurrent,
  ROOT,
  requireNode,
  runTool,
} from './machine.mjs';

const USAGE = `npm start               build, and open the panel and the overlay
npm start -- --demo     the same, and play a recorded game
npm start -- --headless open both without a window, say whether they opened, and end`;

const OPEN_TIMEOUT_MS = 30_000;

const main = async () => {
  const options = new Set(process.argv.slice(2));
  const unknown = [...options].filter((option) => !['--demo', '--headless'].includes(option));
  if (unknown.length > 0) return fail(USAGE);
  requireNode();
  const headless = options.has('--headless');
  if (!packagesAreCurrent() && (await installPackages()) !== 0) return fail('npm ci failed.');
  if ((await runTool('wxt/bin/wxt.mjs', ['build'])) !== 0) return fail('The build failed.');

  const browser = findBrowser();
  if (browser === undefined) {
    return fail(
      `No browser found: install Chromium or Microsoft Edge (or set CHROME_PATH), or load the folder ${EXTENSION} by hand in chrome://extensions.`,
    );
  }
  if (!headless && process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    return fail('No screen: DISPLAY is not set. Run this on a desktop, or try npm start -- --headless.');
  }
  await open(browser, { headless, demo: options.has('--demo') });
};

const open = async (path, { headless, demo }) => {
  const profile = join(ROOT, 'node_modules', '.cache', 'mafiacast', headless ? 'headless' : 'profile');
  if (headless) rmSync(profile, { recursive: true, force: true });
  mkdirSync(profile, { recursive: true });
  const browser = startBrowser(path, [
    `--user-data-dir=${profile}`,
    '--enable-unsafe-extension-debugging', // lets the pipe, and only the pipe, load an unpacked extension
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-features=Translate',
    ...(IS_ROOT ? ['--no-sandbox'] : []),
    ...(headless ? ['--headless=new', '--disable-gpu', '--disable-quic'] : []),
    'about:blank',
  ]);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, browser.stop);
  process.on('exit', browser.stop);
  try {
    const urls = await openWindows(browser, demo ? '?demo=1' : '');
    console.log(`Panel: ${urls.panel}\nOverlay: ${urls.overlay}`);
  } catch (error) {
    browser.stop();
    await browser.ended;
    return fail(
      `The browser at ${path} did not open the extension (${error.message}). Is it open already with the same profile? The folder ${EXTENSION} can also be loaded by hand in chrome://extensions.`,
    );
  }
  if (headless) browser.stop();
  else console.log('Close its windows or press Ctrl-C to end. Games are kept for the next start.');
  await browser.ended;
};

// The extension itself opens its two pages, as windows without tabs: those may be as narrow as a side panel.
const openWindows = async ({ send }, query) => {
  const { id } = await send('Extensions.loadUnpacked', { path: EXTENSION });
  const origin = `chrome-extension://${id}`;
  const urls = { panel: `${origin}/sidepanel.html${query}`, overlay: `${origin}/overlay.html` };
  const blank = (await pages(send)).find((page) => page.url === 'about:blank');
  const opener = `${urls.overlay}#opener`;
  const { targetId } = await send('Target.createTarget', { url: opener });
  await untilOpen(send, [opener]);
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const evaluate = async (expression) => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', params, sessionId);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  // A page's address is known a moment before its extension APIs are.
  await until(() => evaluate("document.readyState === 'complete' && chrome.windows !== undefined"));
  await evaluate(`(${sideBySide})(${JSON.stringify(urls)})`);
  await untilOpen(send, Object.values(urls));
  for (const page of [targetId, blank?.targetId].filter(Boolean)) {
    await send('Target.closeTarget', { targetId: page });
  }
  return urls;
};

// Runs inside the extension's page: the panel at the left as wide as a side panel, the overlay as 16:9 beside it.
const sideBySide = async ({ panel, overlay }) => {
  const { availLeft: left = 0, availTop: top = 0, availWidth, availHeight } = screen;
  const panelWidth = 400;
  const titleHeight = 40;
  const width = Math.max(480, Math.min(1280, availWidth - panelWidth));
  const height = Math.round((width * 9) / 16) + titleHeight;
  const panelHeight = Math.min(900, availHeight);
  const { create } = chrome.windows;
  await create({ url: overlay, type: 'popup', left: left + panelWidth, top, width, height });
  await create({ url: panel, type: 'popup', left, top, width: panelWidth, height: panelHeight });
};

const pages = async (send) =>
  (await send('Target.getTargets')).targetInfos.filter((target) => target.type === 'page');

const untilOpen = (send, urls) =>
  until(async () => {
    const open = (await pages(send)).map((page) => page.url);
    return urls.every((url) => open.includes(url));
  });

const until = async (holds) => {
  const deadlineMs = performance.now() + OPEN_TIMEOUT_MS;
  while (!(await holds())) {
    if (performance.now() > deadlineMs) throw new Error('its pages did not load');
    await sleep(100);
  }
};

const fail = (line) => {
  console.error(line);
  process.exitCode = 1;
};

await main();
