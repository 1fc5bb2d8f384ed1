// Messages: filling in, plurals, and that every language says everything.

import { describe, expect, test } from 'vitest';
import { asLanguage, fill, plural } from '../../lib/i18n/core';
import { overlayEn } from '../../lib/i18n/overlay.en';
import { overlayRu } from '../../lib/i18n/overlay.ru';

test('parameters are filled in; a missing one stays visible', () => {
  expect(fill('en', '{dealt} of {of}', { dealt: 6, of: 10 })).toBe('6 of 10');
  expect(fill('en', 'Game {number}', {})).toBe('Game {number}');
});

test('a parameter is text: braces and dollars in it mean nothing', () => {
  expect(fill('en', 'Host: {name}', { name: '{number} $& $1' })).toBe('Host: {number} $& $1');
});

describe('plurals', () => {
  const fouls = ['фол', 'фола', 'фолов'];
  test.each([
    [0, 'фолов'],
    [1, 'фол'],
    [2, 'фола'],
    [4, 'фола'],
    [5, 'фолов'],
    [11, 'фолов'],
    [21, 'фол'],
    [112, 'фолов'],
  ])('Russian: %i %s', (count, word) => expect(plural('ru', count, fouls)).toBe(word));
  test.each([
    [0, 'fouls'],
    [1, 'foul'],
    [2, 'fouls'],
    [21, 'fouls'],
  ])('English: %i %s', (count, word) => expect(plural('en', count, ['foul', 'fouls'])).toBe(word));
  test('in a message', () => {
    expect(fill('ru', '{count} {count, фол|фола|фолов}', { count: 3 })).toBe('3 фола');
  });
});

test('foreign text becomes the default language', () => {
  expect(asLanguage('en')).toBe('en');
  expect(asLanguage('toString')).toBe('ru');
  expect(asLanguage(null)).toBe('ru');
});

test('no language asks for a parameter that the first does not know', () => {
  const asked = (message: string) =>
    [...new Set([...message.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
  for (const key of Object.keys(overlayRu) as (keyof typeof overlayRu)[])
    expect(asked(overlayRu[key]), key).toEqual(expect.arrayContaining(asked(overlayEn[key])));
});
