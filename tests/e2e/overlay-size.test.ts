// The built overlay file stays small enough for a laptop that also encodes (budget: 30 KB gzip, all inlined).

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const file = readFileSync(resolve(import.meta.dirname, '../../.output/mafiacast-overlay.html'));

test('the overlay file is at most 30 KB gzip', () => {
  expect(gzipSync(file).length / 1024).toBeLessThanOrEqual(30);
});

test('the OBS client’s hash library is not in it: ours stands in its place', () => {
  expect(file.toString()).not.toContain('sigBytes');
});
