// Layouts in boxes of every shape: seats fit, the ring is a ring.

import { describe, expect, test } from 'vitest';
import { arrange, LAYOUTS, onRing } from '../../components/overlay/layouts/arrangement';

const COUNTS = [6, 10, 12, 13, 17];

describe('arrangements', () => {
  test('one unit is one pixel at 1080p, and grows with the picture', () => {
    for (const layout of LAYOUTS) {
      expect(arrange(layout, 10, { width: 1920, height: 1080 }).unit).toBe(1);
      expect(arrange(layout, 10, { width: 1280, height: 720 }).unit).toBeCloseTo(2 / 3);
      expect(arrange(layout, 10, { width: 3840, height: 2160 }).unit).toBe(2);
    }
  });

  test('a box higher than wide is filled from below, but for the corner', () => {
    const tall = { width: 1080, height: 1920 };
    expect(LAYOUTS.map((layout) => arrange(layout, 10, tall).place)).toEqual([
      'tall',
      'tall',
      'tall',
      'corner',
    ]);
    expect(arrange('strip', 10, tall)).toMatchObject({ columns: 2, unit: 1 });
    expect(arrange('strip', 17, tall).columns).toBe(3);
  });

  test('a flat source makes the strip smaller rather than cut it', () => {
    expect(arrange('strip', 10, { width: 1920, height: 190 }).unit).toBe(0.5);
  });

  test.each(COUNTS)('the corner’s rows are even: %i seats', (count) => {
    const { columns } = arrange('corner', count, null);
    expect(columns).toBeLessThanOrEqual(6);
    expect(Math.ceil(count / columns) * columns - count).toBeLessThan(columns);
  });
});

describe.each(COUNTS)('the ring of %i', (count) => {
  const seats = Array.from({ length: count }, (_, i) => onRing(i + 1, count));

  test('begins left of the host, who sits below, and goes clockwise', () => {
    expect(seats[0]?.x).toBeLessThan(0.5);
    expect(seats[0]?.y).toBeGreaterThan(0.5);
    expect(seats.at(-1)?.x).toBeGreaterThan(0.5);
    expect(seats[1]?.y).toBeLessThan(seats[0]?.y ?? 0);
  });

  test('no two seats overlap in 1786 × 866 units', () => {
    for (const [i, a] of seats.entries())
      for (const b of seats.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) * (1786 - 240) >= 240 || Math.abs(a.y - b.y) * (866 - 86) >= 86;
        expect(apart).toBe(true);
      }
  });
});
