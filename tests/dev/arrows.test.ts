// The arrows between rooms: each forbidden import is put before the linter and must be refused.

import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

/** Each room's file and what it may not import; the same file importing `allowed` is fine. */
const ROOMS: readonly { file: string; refused: readonly string[]; allowed: readonly string[] }[] = [
  {
    file: 'lib/game/probe.ts',
    refused: [
      '../log',
      '../log/store',
      '../obs/link',
      '../i18n',
      'dexie',
      '../../components/ui/tokens',
      '@/lib/log',
    ],
    allowed: ['./view/view'],
  },
  {
    file: 'lib/game/basics/probe.ts',
    refused: ['../rules/roles', '../state/state', '../index', '../../log', 'dexie'],
    allowed: ['./seats'],
  },
  {
    file: 'lib/game/rules/probe.ts',
    refused: ['../state/state', '../phases/decide', '../index', '../../i18n'],
    allowed: ['./options', '../basics/seats'],
  },
  {
    file: 'lib/game/state/probe.ts',
    refused: ['../phases/decide', '../offers/offers', '../view/view', '../index', '../../log'],
    allowed: ['./table', '../rules/roles', '../basics/seats'],
  },
  {
    file: 'lib/game/phases/probe.ts',
    refused: ['../offers/offers', '../view/view', '../index', '../../log'],
    allowed: ['./decide', '../state/state', '../rules/roles', '../basics/result'],
  },
  {
    file: 'lib/game/offers/probe.ts',
    refused: ['../view/view', '../index', '../../i18n', 'dexie'],
    allowed: ['./types', '../phases/ballot', '../state/state', '../basics/seats'],
  },
  {
    file: 'lib/game/view/probe.ts',
    refused: ['../offers/offers', '../index', '../../i18n', 'dexie'],
    allowed: ['./types', '../phases/ballot', '../state/state', '../rules/roles'],
  },
  {
    file: 'lib/players/probe.ts',
    refused: ['../log', '../game', '../i18n', '../../components/ui/tokens', 'obs-websocket-js'],
    allowed: ['./book', 'dexie'],
  },
  {
    file: 'lib/log/probe.ts',
    refused: [
      '../obs',
      '../broadcast/publisher',
      '../i18n/core',
      '../../components/ui/tokens',
      'obs-websocket-js',
    ],
    allowed: ['./store', '../game', '../game/state', 'dexie'],
  },
  {
    file: 'lib/broadcast/probe.ts',
    refused: ['../log', '../obs/link', 'dexie', '../../components/overlay/mafia-overlay'],
    allowed: ['./frame', '../game/state'],
  },
  {
    file: 'lib/exchange/probe.ts',
    refused: ['../log', '../obs/link', 'dexie', '../../components/ui/tokens'],
    allowed: ['./csv', '../game/state'],
  },
  {
    file: 'lib/obs/probe.ts',
    refused: ['../game', '../game/state', '../log/store', '../broadcast/frame', 'dexie'],
    allowed: ['./link', 'obs-websocket-js'],
  },
  {
    file: 'lib/i18n/probe.ts',
    refused: ['../log', '../obs/link', 'dexie', '../../components/ui/tokens'],
    allowed: ['./core', '../game/refusal'],
  },
  {
    file: 'lib/settings/probe.ts',
    refused: ['../../components/ui/tokens', '../../entrypoints/background', 'lit', '@/lib/game'],
    allowed: ['../game', 'wxt/browser'],
  },
  {
    file: 'components/host/probe.ts',
    refused: [
      'dexie',
      'obs-websocket-js',
      'wxt/browser',
      '../../lib/log',
      '../../lib/log/store',
      '../../lib/obs/link',
      '../../entrypoints/background',
      '@/lib/game',
    ],
    allowed: ['lit', 'lit/decorators.js', './seat', '../ui/tokens', '../../lib/game', '../../lib/i18n/core'],
  },
  {
    file: 'components/overlay/parts/probe.ts',
    refused: [
      'dexie',
      'wxt/browser',
      '../../../lib/log',
      '../../../lib/broadcast/frame',
      '../../../entrypoints/background',
    ],
    allowed: ['lit', './seat', '../scene', '../../ui/tokens', '../../../lib/game', '../../../lib/i18n/core'],
  },
  {
    file: 'entrypoints/sidepanel/probe.ts',
    refused: ['dexie', 'obs-websocket-js', '@/lib/game', '~/lib/game'],
    allowed: ['../../lib/log', '../../components/host/host-panel', 'wxt/browser'],
  },
];

const probeName = (file: string, index: number): string => file.replace('probe.ts', `probe-${index}.ts`);

let folder = '';
let refusals: ReadonlySet<string> = new Set();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrows-'));
  await copyFile(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  for (const { file, refused, allowed } of ROOMS) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    for (const [index, from] of [...refused, ...allowed].entries()) {
      await writeFile(join(folder, probeName(file, index)), `export { thing } from '${from}';\n`);
    }
  }
  refusals = await refusedFiles(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(ROOMS)('$file', ({ file, refused, allowed }) => {
  test.each(refused)('may not import %s', (from) => {
    expect(refusals).toContain(probeName(file, refused.indexOf(from)));
  });
  test.each(allowed)('may import %s', (from) => {
    expect(refusals).not.toContain(probeName(file, refused.length + allowed.indexOf(from)));
  });
});

/** The files that the linter refuses for an import, relative to `cwd`. */
const refusedFiles = (cwd: string): Promise<ReadonlySet<string>> =>
  new Promise((resolve, reject) => {
    const args = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github'];
    execFile(process.execPath, [BIOME, ...args], { cwd }, (error, stdout, stderr) => {
      const files = stdout.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),/g);
      const names = new Set([...files].map(([, name]) => (name ?? '').replace(`${cwd}/`, '')));
      if (error && names.size === 0) reject(new Error(stderr));
      else resolve(names);
    });
  });
