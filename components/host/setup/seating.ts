// Who sits where before the deal: pure changes of the list of names, seat 1 first.

/** The names in another order by the given chances, each in [0, 1): one less than there are names (Fisher–Yates). */
export function byLot(names: readonly string[], chances: readonly number[]): readonly string[] {
  const drawn = [...names];
  for (let i = drawn.length - 1; i > 0; i -= 1) {
    const j = Math.floor((chances[i - 1] ?? 0) * (i + 1));
    [drawn[i], drawn[j]] = [drawn[j] ?? '', drawn[i] ?? ''];
  }
  return drawn;
}

/** Everybody one seat on; the last sits at 1. */
export const rotated = (names: readonly string[]): readonly string[] => [
  ...names.slice(-1),
  ...names.slice(0, -1),
];

/** The player of seat `from` moved to seat `to`; those between make room. */
export function moved(names: readonly string[], from: number, to: number): readonly string[] {
  const name = names[from - 1];
  if (name === undefined || to < 1 || to > names.length) return names;
  return names.toSpliced(from - 1, 1).toSpliced(to - 1, 0, name);
}

/** As many seats as asked for: empty ones are added, names of lost seats are gone. */
export const resized = (names: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => names[i] ?? '');

/** `lines` from seat `from` on; more lines than seats make seats, up to `max`. */
export function filled(
  names: readonly string[],
  from: number,
  lines: readonly string[],
  max: number,
): readonly string[] {
  const count = Math.min(max, Math.max(names.length, from - 1 + lines.length));
  return resized(names, count).map((name, i) => lines[i - from + 1] ?? name);
}

/** The seat that a chosen player takes: `wanted` when it is free, else the first free one; null when all are taken. */
export function freeSeat(names: readonly string[], wanted: number | null): number | null {
  const free = (seat: number) => names[seat - 1]?.trim() === '';
  if (wanted !== null && free(wanted)) return wanted;
  const first = names.findIndex((name) => name.trim() === '');
  return first < 0 ? null : first + 1;
}
