// A mark drawn as often as a number says, within what a table can have.

/** No table has more of anything that is counted by marks. */
const MOST = 40;

/** `mark` for 0, 1, … `count` − 1; a count that no table can have is cut, so that no frame can stall a screen. */
export const times = <T>(count: number, mark: (index: number) => T): readonly T[] =>
  Array.from({ length: Math.min(count, MOST) }, (_, index) => mark(index));
