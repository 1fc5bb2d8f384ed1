// Old logs replay to the same end for ever.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRESETS } from '../../lib/game';
import { endOf, type Golden } from './golden';

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));

test('the recorded game and one game of every preset are kept', () => {
  expect(files).toEqual(
    expect.arrayContaining(['recorded-game.json', ...PRESETS.map((name) => `${name}.json`)]),
  );
});

test.each(files)('%s comes to the end it came to', (file) => {
  const golden = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Golden;
  expect(golden.version).toBe(1);
  expect(endOf(golden.events)).toEqual(golden.end);
});
