// The worked examples of the rules reference, kept here and run with every test.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ExampleFile, examplesIn, failureOf } from './check';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as ExampleFile;
const file = read('examples.json');
/** Cases that the reference cites and leaves to the reader. */
const more = read('more.json');

describe('worked examples', () => {
  test.each(
    [...examplesIn(file), ...examplesIn(more)].map(([set, example]) => ({
      set,
      example,
      name: `${example.id} ${example.title}`,
    })),
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
