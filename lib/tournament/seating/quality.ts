// How even the meetings of a schedule are, and how even they can be.

import type { Groups } from './meetings';
import { SEATS, type SeatingProblem } from './problem';

/**
 * Meetings of pairs as the sum of squared deviations from their mean, with the least that any schedule without byes can
 * have: two rounds share Σ overlaps² players' pairs, at best with all overlaps of their tables equal.
 */
export function meetingsOf(
  groups: Groups,
  { players, tables, rounds }: SeatingProblem,
): { readonly squares: number; readonly bound: number } {
  const pairs = (players * (players - 1)) / 2;
  let sum = 0;
  let squares = 0;
  for (let a = 0; a < players; a += 1)
    for (let b = a + 1; b < players; b += 1) {
      let met = 0;
      for (let round = 0; round < rounds; round += 1) {
        const table = groups[round * players + a];
        if (table !== tables && table === groups[round * players + b]) met += 1;
      }
      sum += met;
      squares += met * met;
    }
  const whole = Math.floor(SEATS / tables);
  const more = SEATS - whole * tables;
  const overlaps = tables * (more * (whole + 1) ** 2 + (tables - more) * whole ** 2);
  const least =
    0.5 * (SEATS ** 2 * rounds * tables + rounds * (rounds - 1) * overlaps - players * rounds ** 2);
  return { squares: squares - sum ** 2 / pairs, bound: least - sum ** 2 / pairs };
}
