// Who sits where before the deal.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byLot, filled, freeSeat, moved, resized, rotated } from '../../components/host/setup/seating';

const ABCD = ['A', 'B', 'C', 'D'];

describe('seating', () => {
  test('everybody moves one seat on; as many times as there are seats is nothing', () => {
    expect(rotated(ABCD)).toEqual(['D', 'A', 'B', 'C']);
    expect(rotated(rotated(rotated(rotated(ABCD))))).toEqual(ABCD);
  });
  test('a moved player goes between the others', () => {
    expect(moved(ABCD, 1, 3)).toEqual(['B', 'C', 'A', 'D']);
    expect(moved(ABCD, 4, 1)).toEqual(['D', 'A', 'B', 'C']);
    expect(moved(ABCD, 2, 5)).toEqual(ABCD);
  });
  test('a list fills from its seat on, makes seats where it may, and loses nothing before', () => {
    expect(filled(['A', '', ''], 2, ['x', 'y', 'z'], 10)).toEqual(['A', 'x', 'y', 'z']);
    expect(filled(['A', '', ''], 2, ['x', 'y', 'z'], 3)).toEqual(['A', 'x', 'y']);
  });
  test('a chosen player takes the seat that is wanted when it is free, else the first free one', () => {
    expect(freeSeat(['A', '', ''], 3)).toBe(3);
    expect(freeSeat(['A', '', ''], 1)).toBe(2);
    expect(freeSeat(['A', 'B'], 1)).toBeNull();
  });
  test('fewer seats drop the last names, more add empty ones', () => {
    expect(resized(ABCD, 2)).toEqual(['A', 'B']);
    expect(resized(['A'], 3)).toEqual(['A', '', '']);
  });
});

describe('the lot', () => {
  test('loses nobody, whatever chance says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 1, maxLength: 17 }),
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
          minLength: 17,
          maxLength: 17,
        }),
        (names, chances) => {
          expect([...byLot(names, chances)].sort()).toEqual([...names].sort());
        },
      ),
    );
  });
  test('every order of three is as likely as any other', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 6; i += 1)
      for (let j = 0; j < 6; j += 1) {
        const order = byLot(['A', 'B', 'C'], [(i + 0.5) / 6, (j + 0.5) / 6]).join('');
        seen.set(order, (seen.get(order) ?? 0) + 1);
      }
    expect([...seen.values()]).toEqual([6, 6, 6, 6, 6, 6]);
  });
});
