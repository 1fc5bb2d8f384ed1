// How a layout arranges the seats in a box of a given shape.

/** A box in CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where everything stands. */
export interface Arrangement {
  /** The place the styles know: a layout's name, or `tall` in a box higher than wide. */
  readonly place: 'strip' | 'columns' | 'ring' | 'corner' | 'tall';
  /** A seat as a card of three lines, a line with number and name, or the number alone. */
  readonly cells: 'card' | 'line' | 'chip';
  /** Columns of the table's grid. */
  readonly columns: number;
  /** The unit of every size, px: 1 when the box is 1920 × 1080. */
  readonly unit: number;
}

/** Of all layouts. The first is the default. */
export const LAYOUTS = ['strip', 'columns', 'ring', 'corner'] as const;
/** A layout's name. */
export type Layout = (typeof LAYOUTS)[number];

/** Narrows foreign text to a layout; the default for anything else. */
export const asLayout = (value: unknown): Layout => LAYOUTS.find((layout) => layout === value) ?? LAYOUTS[0];

/** More seats than this sit in two rows of the strip: names stay readable. */
const ONE_ROW = 12;

/** The arrangement of a layout for so many seats; a box that is not measured yet is taken for 16:9. */
export function arrange(layout: Layout, count: number, box: Box | null): Arrangement {
  const { width, height } = box ?? { width: 1920, height: 1080 };
  const full = Math.min(width / 1920, height / 1080);
  if (layout === 'corner')
    return {
      place: 'corner',
      cells: 'chip',
      columns: Math.ceil(count / Math.ceil(count / 6)),
      unit: height > width ? width / 1080 : full,
    };
  if (height > width)
    return { place: 'tall', cells: 'line', columns: count > 10 ? 3 : 2, unit: width / 1080 };
  if (layout === 'strip') {
    // As wide as the box; a flat source that holds little more than the strip makes it smaller rather than cut it.
    const unit = Math.min(width / 1920, height / 380);
    return count > ONE_ROW
      ? { place: 'strip', cells: 'line', columns: Math.ceil(count / 2), unit }
      : { place: 'strip', cells: 'card', columns: count, unit };
  }
  return { place: layout, cells: 'line', columns: 2, unit: full };
}

/**
 * Where a seat of the ring stands, as parts of the ring's width and height, 0–1: clockwise, seat 1 left of the host, who
 * sits below.
 */
export function onRing(seat: number, count: number): { readonly x: number; readonly y: number } {
  const even = Math.PI / 2 + ((seat - 0.5) / count) * 2 * Math.PI;
  // Seats are wide and low: a little more room between those that stand side by side.
  const angle = even - 0.1 * Math.sin(2 * even);
  return { x: (1 + Math.cos(angle)) / 2, y: (1 + Math.sin(angle)) / 2 };
}
