// @vitest-environment happy-dom
// Frames read from a text: whole ones accepted, everything else refused, and nothing accepted that a screen cannot draw.

import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { isNewer, isSameFrame, parseFrame } from '../../lib/broadcast/frame';
import { moments } from '../components/fixtures/moments';
import { draw } from '../components/mount';
import { frame } from './frames';

const views = moments(Date.now());
const names = Object.keys(views);
const wellFormed = (name: string) => frame({ view: views[name] ?? null });

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const copy = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** Every place in a value, as a list of keys. */
function places(value: Json, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Array.isArray(value) ? value.map((item, i) => [i, item] as const) : Object.entries(value);
  return [at, ...inside.flatMap(([key, item]) => places(item, [...at, key]))];
}

/** A copy with another value at a place; undefined takes the place away. */
function changed(value: Json, [key, ...rest]: readonly (string | number)[], to: Json | undefined): Json {
  if (key === undefined) return to ?? null;
  const inside = copy(value) as { [key: string | number]: Json };
  if (rest.length === 0 && to === undefined) delete inside[key];
  else inside[key] = changed(inside[key] ?? null, rest, to);
  return inside;
}

afterEach(() => document.body.replaceChildren());

describe('a frame', () => {
  test.each(names)('of every moment is read as it was written: %s', (name) => {
    const sent = wellFormed(name);
    expect(parseFrame(JSON.stringify(sent))).toEqual({ ok: true, value: copy(sent) });
  });

  test('with nothing to draw is a frame', () => {
    expect(parseFrame(JSON.stringify(frame({ view: null }))).ok).toBe(true);
  });

  test('fields that this version does not know are no harm: they may come with a newer publisher', () => {
    const sent = copy(wellFormed('speeches'));
    const more = changed(changed(sent, ['extra'], 1), ['view', 'seats', 0, 'extra'], []);
    const read = parseFrame(JSON.stringify(more));
    expect(read.ok && read.value).not.toHaveProperty('extra');
    expect(read.ok).toBe(true);
  });

  test('brings its dress; a dress that is none is left off and the picture stays', () => {
    const read = (dress: unknown) => {
      const parsed = parseFrame(JSON.stringify({ ...wellFormed('speeches'), dress }));
      return parsed.ok ? parsed.value.dress : 'refused';
    };
    expect(read({ layout: 'ring', '--mafia-accent': '#f00' })).toEqual({
      layout: 'ring',
      '--mafia-accent': '#f00',
    });
    for (const wrong of [
      7,
      null,
      'ring',
      { onclick: 'x' },
      { '--u': '1px' },
      { layout: 7 },
      { look: 'x'.repeat(201) },
      Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`--mafia-x${i}`, '1'])),
    ])
      expect(read(wrong)).toBeUndefined();
  });

  test.each([0, 2, 99])('of version %i is told apart from noise, with its table', (v) => {
    const other = JSON.stringify({ v, table: 't', picture: 'who knows' });
    expect(parseFrame(other)).toEqual({ ok: false, error: { code: 'unknown-version', table: 't' } });
    expect(parseFrame(JSON.stringify({ v }))).toEqual({
      ok: false,
      error: { code: 'unknown-version', table: null },
    });
  });

  test.each([
    ['no text', undefined],
    ['an object', frame()],
    ['no JSON', '{"v":1'],
    ['null', 'null'],
    ['a number', '1'],
    ['a list', '[]'],
    ['a version that is no number', JSON.stringify({ ...frame(), v: '1' })],
    ['a version between two', JSON.stringify({ ...frame(), v: 1.5 })],
    ['no table', JSON.stringify({ ...frame(), table: '' })],
    ['a table with a very long name', JSON.stringify({ ...frame(), table: 'x'.repeat(101) })],
    ['a negative epoch', JSON.stringify({ ...frame(), epoch: -1 })],
    ['a seq that JSON cannot hold', JSON.stringify({ ...frame(), seq: Number.NaN })],
    ['no view', JSON.stringify({ ...frame(), view: undefined })],
    ['a view that is a list', JSON.stringify({ ...frame(), view: [] })],
    ['a text without end', JSON.stringify({ ...frame(), extra: 'x'.repeat(300_000) })],
    ['an inherited stage', JSON.stringify(changed(copy(frame()), ['view', 'stage', 'type'], 'constructor'))],
  ])('is not %s', (_what, received) => {
    expect(parseFrame(received)).toEqual({ ok: false, error: { code: 'not-a-frame' } });
  });

  test.each(names)('from which any one thing is taken away is none: %s', (name) => {
    const sent = copy(wellFormed(name));
    for (const place of places(sent)) {
      // A list with one item less is a list.
      if (place.length === 0 || typeof place.at(-1) === 'number') continue;
      expect(parseFrame(JSON.stringify(changed(sent, place, undefined))).ok, place.join('.')).toBe(false);
    }
  });

  test('whatever text comes, reading it never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (any) => !parseFrame(any).ok));
  });

  test('broken anywhere, it is refused, or the overlay draws it without an error', async () => {
    const broken = fc.oneof(
      fc.constantFrom<Json>(null, -1, 0, 1, 2, 7, 1e9, 0.5, '', 'x', true, false, [], {}, [null], [99]),
      fc.string(),
    );
    const place = fc.constantFrom(...names).chain((name) => {
      const sent = copy(wellFormed(name));
      return fc.tuple(fc.constant(sent), fc.constantFrom(...places(sent)), broken);
    });
    let drawn = 0;
    await fc.assert(
      fc.asyncProperty(place, async ([sent, at, to]) => {
        const read = parseFrame(JSON.stringify(changed(sent, at, to)));
        if (!read.ok) return;
        drawn += 1;
        await draw(read.value.view);
        document.body.replaceChildren();
      }),
      { numRuns: 600, seed: 20_260 },
    );
    expect(drawn).toBeGreaterThan(20);
  });
});

describe('of two frames', () => {
  test.each([
    [[1, 1], [1, 1], false],
    [[1, 2], [1, 1], true],
    [[1, 1], [1, 2], false],
    [[2, 1], [1, 9], true],
    [[1, 9], [2, 1], false],
  ] as const)('epoch and seq %j against %j: newer is %j', ([ea, sa], [eb, sb], newer) => {
    expect(isNewer(frame({ epoch: ea, seq: sa }), frame({ epoch: eb, seq: sb }))).toBe(newer);
  });

  test('a heartbeat is the same frame, another table never', () => {
    expect(isSameFrame(frame({ sentAt: 1 }), frame({ sentAt: 2 }))).toBe(true);
    expect(isSameFrame(frame(), frame({ table: 'u' }))).toBe(false);
  });
});
