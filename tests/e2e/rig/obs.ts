// Real OBS Studio with obs-websocket, on a display and with a configuration of its own: started, killed, started again.

import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OBSWebSocket } from 'obs-websocket-js/json';
import { endOf, programPath, tied } from './children';
import { type Display, startDisplay } from './xvfb';

/** What to start. */
export interface ObsOptions {
  /** Empty: OBS asks for none. */
  readonly password: string;
  /** A free one by default. */
  readonly port?: number;
}

/** An OBS of our own. Its configuration lives as long as the rig. */
export interface ObsRig {
  readonly port: number;
  readonly password: string;
  /** `127.0.0.1:port`. */
  readonly address: string;
  /** The display that OBS is on, for programs that are to be captured. */
  readonly display: string;
  /** SIGKILL. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Starts it again, on the same port and configuration; kills it first if it runs. Resolves when it answers. */
  restart(): Promise<void>;
  /** What OBS wrote so far. */
  log(): Promise<string>;
  /** Ends everything and removes the configuration. */
  stop(): Promise<void>;
}

const STARTUP_MS = 40_000;
const NEEDED = ['obs', 'Xvfb', 'setpriv'] as const;

/**
 * Whether real OBS can be run here. Where it must be (CI=true or MAFIACAST_REQUIRE_REAL=1) its absence is an
 * error, elsewhere it is told in a line, and the tests are to be skipped.
 */
export function obsAvailable(): boolean {
  const missing = NEEDED.filter((program) => programPath(program) === undefined);
  if (missing.length === 0) return true;
  const words = `real OBS cannot be run here: ${missing.join(', ')} not found`;
  if (process.env.CI === 'true' || process.env.MAFIACAST_REQUIRE_REAL === '1') throw new Error(words);
  console.log(`skipped: ${words} (Debian: apt-get install obs-studio obs-plugins xvfb)`);
  return false;
}

/** A port nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Starts OBS and resolves when its WebSocket server answers. */
export async function startObs({ password, port: wanted }: ObsOptions): Promise<ObsRig> {
  const port = wanted ?? (await freePort());
  const home = await mkdtemp(join(tmpdir(), 'mafiacast-obs-'));
  await configure(home, port, password);
  const display = await startDisplay();
  let running: Running | null = null;

  const end = async (): Promise<void> => {
    const ending = running;
    running = null;
    ending?.child.kill('SIGKILL');
    await ending?.gone;
  };
  const stop = async (): Promise<void> => {
    await end();
    await display.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const restart = async (): Promise<void> => {
    await end();
    running = run(home, display);
    await answering(running, port, password);
  };

  try {
    await restart();
  } catch (error) {
    const log = await readFile(logFile(home), 'utf8');
    await stop();
    throw new Error(`OBS did not come up:\n${log}`, { cause: error });
  }
  return {
    port,
    password,
    address: `127.0.0.1:${port}`,
    display: display.name,
    kill: end,
    restart,
    log: () => readFile(logFile(home), 'utf8'),
    stop,
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly gone: Promise<void>;
}

const logFile = (home: string): string => join(home, 'obs.log');

function run(home: string, display: Display): Running {
  const [command, args] = tied('obs', [
    '--multi',
    '--minimize-to-tray',
    '--collection',
    'Untitled',
    '--profile',
    'Untitled',
    '--disable-shutdown-check',
    '--disable-updater',
  ]);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_RUNTIME_DIR: join(home, 'run'),
      DISPLAY: display.name,
      LIBGL_ALWAYS_SOFTWARE: '1',
      QT_QPA_PLATFORM: 'xcb',
    },
  });
  const log = createWriteStream(logFile(home), { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  child.once('close', () => log.end());
  return { child, gone: endOf(child) };
}

/** Waits until a client gets the list of scenes: before that OBS is still loading. */
async function answering({ gone }: Running, port: number, password: string): Promise<void> {
  let ended = false;
  const end = gone.then(() => {
    ended = true;
  });
  let last: unknown;
  for (const deadline = Date.now() + STARTUP_MS; Date.now() < deadline && !ended; ) {
    const client = new OBSWebSocket();
    try {
      await client.connect(`ws://127.0.0.1:${port}`, password === '' ? undefined : password);
      await client.call('GetSceneList');
      return;
    } catch (error) {
      last = error;
      await Promise.race([sleep(100), end]);
    } finally {
      await client.disconnect();
    }
  }
  throw new Error(ended ? 'OBS ended' : 'OBS does not answer', { cause: last });
}

/** No wizard, no update, a small picture, the WebSocket server on. */
async function configure(home: string, port: number, password: string): Promise<void> {
  const config = join(home, '.config/obs-studio');
  const profile = join(config, 'basic/profiles/Untitled');
  const plugin = join(config, 'plugin_config/obs-websocket');
  await mkdir(join(home, 'run'), { recursive: true, mode: 0o700 });
  for (const folder of [profile, plugin, join(config, 'basic/scenes')])
    await mkdir(folder, { recursive: true });
  const auth = password !== '';
  const general = ['[General]', 'FirstRun=true', 'EnableAutoUpdates=false'];
  const server = [
    '[OBSWebSocket]',
    'FirstLoad=false',
    'ServerEnabled=true',
    `ServerPort=${port}`,
    'AlertsEnabled=false',
    `AuthRequired=${auth}`,
    `ServerPassword=${password}`,
  ];
  await writeFile(logFile(home), '');
  await writeFile(join(config, 'global.ini'), [...general, ...server, ''].join('\n'));
  // OBS 30.2 and later read these two instead.
  await writeFile(join(config, 'user.ini'), [...general, ''].join('\n'));
  await writeFile(
    join(plugin, 'config.json'),
    JSON.stringify({
      first_load: false,
      server_enabled: true,
      server_port: port,
      alerts_enabled: false,
      auth_required: auth,
      server_password: password,
    }),
  );
  const video = ['BaseCX=1280', 'BaseCY=720', 'OutputCX=1280', 'OutputCY=720', 'FPSType=1', 'FPSInt=10'];
  await writeFile(
    join(profile, 'basic.ini'),
    ['[General]', 'Name=Untitled', '[Video]', ...video, ''].join('\n'),
  );
}
