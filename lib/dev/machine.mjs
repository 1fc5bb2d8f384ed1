// What the developer scripts need to know of the machine: Node, installed packages, a browser.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** The built extension for Chromium. */
export const EXTENSION = join(ROOT, '.output', 'chrome-mv3');
/** Whether the process may do anything on this machine; Chromium then runs only without its sandbox. */
export const IS_ROOT = process.getuid?.() === 0;

const MIN_NODE = [20, 19];

/** Ends the process with one clear line when Node is older than the tools need. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  console.error(`Node.js ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
};

/**
 * Runs a command in the repository with its output passed through.
 * @returns {Promise<number>} its exit code; 1 when it could not start or a signal ended it
 */
export const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs an installed package's command, given the path of its script under node_modules. */
export const runTool = (script, args, env = {}) =>
  run(process.execPath, [join(ROOT, 'node_modules', script), ...args], env);

/** Runs `npm ci`: by the npm that started this script, where one did, else by the one on the path. */
export const installPackages = () => {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, 'ci']);
  return process.platform === 'win32' ? run('cmd.exe', ['/c', 'npm ci']) : run('npm', ['ci']);
};

/** Whether node_modules holds what package-lock.json asks for. Optional packages may be missing. */
export const packagesAreCurrent = () => {
  const installed = readLock(join(ROOT, 'node_modules', '.package-lock.json'));
  const wanted = readLock(join(ROOT, 'package-lock.json'));
  if (installed === undefined || wanted === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found === undefined
      ? entry.optional === true
      : found.version === entry.version && found.integrity === entry.integrity;
  });
};

const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined; // missing or half-written: not current
  }
};

/** The path of a browser of Chromium's family: CHROME_PATH where set, else one in the usual places. */
export const findBrowser = () => {
  const asked = process.env.CHROME_PATH;
  return (asked ? [asked] : candidates()).find((file) => existsSync(file));
};

/** A program's full path, looked up as a shell would; undefined when there is none. */
export const findProgram = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

// Open builds first: they load an unpacked extension without question.
const candidates = () => {
  const { env, platform } = process;
  if (platform === 'darwin') {
    const homes = ['/Applications', join(env.HOME ?? '', 'Applications')];
    const apps = ['Chromium', 'Google Chrome for Testing', 'Microsoft Edge', 'Google Chrome'];
    return apps.flatMap((app) => homes.map((home) => join(home, `${app}.app`, 'Contents', 'MacOS', app)));
  }
  if (platform === 'win32') {
    const homes = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(Boolean);
    const apps = ['Chromium\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return [...apps, 'Google\\Chrome\\Application\\chrome.exe'].flatMap((app) =>
      homes.map((home) => join(home, app)),
    );
  }
  const names = ['chromium', 'chromium-browser', 'microsoft-edge', 'microsoft-edge-stable'];
  return [...names, 'google-chrome', 'google-chrome-stable'].flatMap((name) => {
    const file = findProgram(name);
    return file === undefined ? [] : [file];
  });
};
