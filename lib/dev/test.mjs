// `npm test`: installs what the tests need, then runs every check; the last line counts the tests.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  findProgram,
  IS_ROOT,
  installPackages,
  packagesAreCurrent,
  ROOT,
  requireNode,
  run,
  runTool,
} from './machine.mjs';

const DEBIAN_PACKAGES = [
  'chromium',
  'obs-studio',
  'obs-plugins',
  'xvfb',
  'libgl1-mesa-dri',
  'fonts-dejavu-core',
  'fonts-noto-color-emoji',
];
const REPORT = join(ROOT, 'node_modules', '.cache', 'mafiacast', 'vitest.json');
const inCi = process.env.CI === 'true' || process.env.CI === '1';
// Then a test that needs a real browser or a real OBS is never skipped.
const requireReal = inCi || process.env.MAFIACAST_REQUIRE_REAL === '1';
const failed = [];

const main = async () => {
  requireNode();
  if (!packagesAreCurrent()) await step('install packages', installPackages);
  if (failed.length > 0) return close({ passed: 0, failed: 0, skipped: 0 });
  await step('system packages', installSystemPackages);
  const missing = missingPrograms();
  if (missing.length > 0 && requireReal) {
    console.error(`Not on this machine, and no test may be skipped here: ${missing.join(', ')}`);
    failed.push('system packages');
  } else if (missing.length > 0) {
    console.log(`Not on this machine: ${missing.join(', ')}. Tests that need them are skipped.`);
  }

  await step('lint', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']));
  await step('types', async () => {
    const prepared = await runTool('wxt/bin/wxt.mjs', ['prepare']); // writes the types tsc reads
    return prepared === 0 ? runTool('typescript/bin/tsc', ['--noEmit']) : prepared;
  });
  await step('unused code', () => runTool('knip/bin/knip.js', []));
  await step('build', () => runTool('wxt/bin/wxt.mjs', ['build']));
  await step('build for Firefox', () => runTool('wxt/bin/wxt.mjs', ['build', '-b', 'firefox', '--mv3']));
  const built = !failed.some((name) => name.startsWith('build'));
  if (!built) console.log('Nothing built, so the end-to-end tests do not run.');
  const browserless = missing.includes('Chromium') && !requireReal;

  rmSync(REPORT, { force: true });
  mkdirSync(join(REPORT, '..'), { recursive: true });
  await step('tests', () =>
    runTool(
      'vitest/vitest.mjs',
      [
        'run',
        '--config=tests/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${REPORT}`,
        ...(built && !browserless ? [] : ['--project=unit']),
      ],
      requireReal ? { MAFIACAST_REQUIRE_REAL: '1' } : {},
    ),
  );
  close(count());
};

const step = async (name, action) => {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const code = await action();
  if (code !== 0) failed.push(name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`-- ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
};

const installSystemPackages = async () => {
  const dpkg = findProgram('dpkg');
  if (!IS_ROOT || dpkg === undefined || findProgram('apt-get') === undefined) {
    console.log('Not root on Debian: nothing is installed.');
    return 0;
  }
  const missing = DEBIAN_PACKAGES.filter((name) => {
    const { stdout } = spawnSync(dpkg, ['-s', name], { encoding: 'utf8' });
    return !stdout.includes('\nStatus: install ok installed\n');
  });
  if (missing.length === 0) {
    console.log('All there.');
    return 0;
  }
  const wait = ['-q', '-o', 'DPkg::Lock::Timeout=600'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', [...wait, 'update'], env);
  if (updated !== 0) console.log('apt-get update failed; trying with the lists there are.');
  return run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...missing], env);
};

const missingPrograms = () => {
  const chromium = process.env.CHROMIUM || findProgram('chromium') || findProgram('chromium-browser');
  return [
    ...(chromium ? [] : ['Chromium']),
    ...(findProgram('obs') ? [] : ['OBS Studio']),
    ...(findProgram('Xvfb') ? [] : ['Xvfb']),
  ];
};

// A file that could not even be loaded holds no test that could fail, yet it failed.
const count = () => {
  try {
    const report = JSON.parse(readFileSync(REPORT, 'utf8'));
    const broken = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch (error) {
    console.error(`No report from the tests: ${error.message}`);
    return { passed: 0, failed: 0, skipped: 0 };
  }
};

// A failed step other than a counted test counts as one failure, so that a red run never says "0 failed".
const close = (tests) => {
  const uncounted = failed.filter((name) => name !== 'tests' || tests.failed === 0);
  const failures = tests.failed + uncounted.length;
  console.log(failed.length === 0 ? '' : `\nFailed: ${failed.join(', ')}`);
  const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : '';
  console.log(`${tests.passed} passed, ${failures} failed${skipped}`);
  process.exitCode = failures > 0 || tests.passed === 0 ? 1 : 0;
};

await main();
