// The built overlay file stays small enough for a laptop that also encodes (budget: 30 KB gzip, all inlined).

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

test('the overlay file is at most 30 KB gzip', () => {
  const file = readFileSync(resolve(import.meta.dirname, '../../.output/mafiacast-overlay.html'));
  expect(gzipSync(file).length / 1024).toBeLessThanOrEqual(30);
});
