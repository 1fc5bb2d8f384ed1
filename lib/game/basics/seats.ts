// Seats: 1-based numbers around the table, clockwise.

/** A seat's number as the table says it: 1, 2, … */
export type Seat = number;

/** One value per seat, sparse; keys are seat numbers. */
export type BySeat<T> = Readonly<Partial<Record<Seat, T>>>;

/** True for a whole number from 1 to `count`. */
export const isSeat = (value: unknown, count: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= count;

/** The seats 1…count. */
export const seatsUpTo = (count: number): readonly Seat[] => Array.from({ length: count }, (_, i) => i + 1);

/**
 * `seats` in circle order, beginning at `from` or, when `from` is not among them, at the next one clockwise.
 * `seats` must be ascending.
 */
export function circleFrom(seats: readonly Seat[], from: Seat): readonly Seat[] {
  const start = seats.findIndex((seat) => seat >= from);
  return start <= 0 ? seats : [...seats.slice(start), ...seats.slice(0, start)];
}
