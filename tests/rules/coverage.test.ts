// No rule of the reference is without a test.

import { expect, test } from 'vitest';
import { ruleCoverage } from './coverage';

test('every rule is held by a test or a worked example that cites it', () => {
  const coverage = ruleCoverage();
  expect(coverage.length).toBeGreaterThan(130);
  expect(coverage.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([]);
});
