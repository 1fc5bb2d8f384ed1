// The worked examples of the rules reference, kept here and run with every test.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ExampleFile, examplesIn, failureOf } from './check';

const file = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as ExampleFile;

describe('worked examples', () => {
  test.each(
    examplesIn(file).map(([set, example]) => ({ set, example, name: `${example.id} ${example.title}` })),
  )('$name', ({ set, example }) => {
    expect(failureOf(set, example)).toBeNull();
  });

  test('a wrong outcome is reported with its step', () => {
    const [first] = file.classic ?? [];
    if (!first) throw new Error('no examples');
    const wrong = { ...first, steps: first.steps.map(([op]) => [op, { lastWord: [1] }] as const) };
    expect(failureOf('classic', wrong)).toMatch(/^step 1: expected lastWord \[1\], got/);
  });
});
