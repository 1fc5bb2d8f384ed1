// Our SHA-256 says what Node's says.

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../../lib/obs/sha256';

const expected = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const ours = (text: string) => Buffer.from(sha256(text)).toString('hex');

test('the published vectors, and every length around the edge of a block', () => {
  expect(ours('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (let length = 0; length < 200; length += 1)
    expect(ours('x'.repeat(length))).toBe(expected('x'.repeat(length)));
});

test('any text, whatever its script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(ours(text)).toBe(expected(text));
    }),
  );
});
