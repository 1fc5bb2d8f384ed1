// Who sits together in which round: simulated annealing over exchanges of two players in one round.

import { SEATS, type SeatingProblem } from './problem';
import type { Random } from './random';

/** Of a wish not met in one round, against the squares of meetings. */
const WISH = 400;
/** Of a bye more than others have, squared. */
const BYE = 60;

/** Tables round by round: `[round * players + player]` is the table, `tables` for a bye. 0-based throughout. */
export type Groups = Int16Array;

/** How the search goes on; `false` stops it with the best so far. */
export type Progress = (done: number) => boolean;

/** Groups of ten for every round that is not played yet. `effort`: exchanges tried. */
export function findGroups(
  problem: SeatingProblem,
  random: Random,
  effort: number,
  progress: Progress,
): Groups {
  const { players: P, tables: T, rounds: R, wishes = [], played = [] } = problem;
  const firstOpen = played.length;
  const at = new Int16Array(R * P).fill(T);
  /** Players by round and table; the bye is the last table. */
  const members: number[][][] = [];
  const index = new Int16Array(R * P);
  const meet = new Int16Array(P * P);
  const byes = new Int16Array(P);
  const absent = new Uint8Array(R * P);
  const apartUntil = new Int16Array(P * P);
  const together = new Uint8Array(P * P);
  let wished = false;
  for (const wish of wishes) {
    if (wish.type === 'absent')
      for (const round of wish.rounds) absent[(round - 1) * P + wish.player - 1] = 1;
    if (wish.type !== 'apart' && wish.type !== 'together') continue;
    wished = true;
    const [a, b] = [wish.players[0] - 1, wish.players[1] - 1];
    for (const pair of [a * P + b, b * P + a]) {
      if (wish.type === 'apart') apartUntil[pair] = wish.rounds ?? R;
      else together[pair] = 1;
    }
  }
  // Two who always sit on one seat never share a table.
  const fixed = wishes.flatMap((wish) => (wish.type === 'seat' ? [wish] : []));
  for (const a of fixed)
    for (const b of fixed)
      if (a.player !== b.player && a.seat === b.seat) {
        wished = true;
        apartUntil[(a.player - 1) * P + b.player - 1] = R;
      }

  for (let round = 0; round < R; round += 1) {
    const tables: number[][] = Array.from({ length: T + 1 }, () => []);
    if (round < firstOpen) {
      for (const [table, seated] of (played[round] ?? []).entries())
        for (const player of seated) tables[table]?.push(player - 1);
      const seated = new Set(tables.flat());
      for (let player = 0; player < P; player += 1) if (!seated.has(player)) tables[T]?.push(player);
    } else deal(tables, round);
    members.push(tables);
    for (const [table, seated] of tables.entries())
      for (const [i, player] of seated.entries()) {
        at[round * P + player] = table;
        index[round * P + player] = i;
        if (table === T) {
          byes[player] = (byes[player] ?? 0) + 1;
          continue;
        }
        for (const other of seated)
          if (other !== player) meet[player * P + other] = (meet[player * P + other] ?? 0) + 1;
      }
  }

  /** A first deal: whoever is absent, then whoever has had the fewest byes, sits out. */
  function deal(tables: number[][], round: number): void {
    const order = Array.from({ length: P }, (_, player) => ({
      player,
      key: (absent[round * P + player] ? -1e6 : 0) + (byes[player] ?? 0) + random.fraction(),
    })).sort((a, b) => a.key - b.key);
    for (const [i, { player }] of order.entries()) {
      const left = i - (P - T * SEATS);
      tables[left < 0 ? T : left % T]?.push(player);
    }
  }

  /** What it costs when `player` of round `round` leaves those of `from` and joins those of `to`, but for the one he changes with. */
  function change(
    round: number,
    player: number,
    from: readonly number[],
    to: readonly number[],
    other: number,
    fromBye: boolean,
    toBye: boolean,
  ): number {
    let cost = 0;
    const row = player * P;
    if (!fromBye)
      for (let i = 0; i < from.length; i += 1) {
        const x = from[i] as number;
        if (x === player) continue;
        cost += 1 - 2 * (meet[row + x] as number);
        if (wished) cost -= wishCost(round, row + x);
      }
    if (!toBye)
      for (let i = 0; i < to.length; i += 1) {
        const x = to[i] as number;
        if (x === other) continue;
        cost += 1 + 2 * (meet[row + x] as number);
        if (wished) cost += wishCost(round, row + x);
      }
    return cost;
  }
  const wishCost = (round: number, pair: number): number =>
    (round < (apartUntil[pair] as number) ? WISH : 0) - (together[pair] ? WISH : 0);

  function meetings(player: number, group: readonly number[], but: number, by: 1 | -1): void {
    for (const x of group) {
      if (x === player || x === but) continue;
      meet[player * P + x] = (meet[player * P + x] as number) + by;
      meet[x * P + player] = (meet[x * P + player] as number) + by;
    }
  }

  let cost = 0;
  let best = 0;
  const bestAt = at.slice();
  const open = R - firstOpen;
  if (open > 0 && P > SEATS) {
    // Hot enough to take any exchange at the start of ordinary sizes, cold enough that none is taken in the end.
    const hot = 4;
    const cold = 0.4;
    const batch = 4096;
    for (let tried = 0; tried < effort; tried += batch) {
      const part = tried / effort;
      const heat = hot * (cold / hot) ** part;
      for (let k = 0; k < batch; k += 1) {
        const round = firstOpen + random.below(open);
        const p = random.below(P);
        const q = random.below(P);
        const base = round * P;
        const a = at[base + p] as number;
        const b = at[base + q] as number;
        if (a === b || absent[base + p] || absent[base + q]) continue;
        const tables = members[round] as number[][];
        const from = tables[a] as number[];
        const to = tables[b] as number[];
        let delta =
          change(round, p, from, to, q, a === T, b === T) + change(round, q, to, from, p, b === T, a === T);
        if (a === T) delta += BYE * (2 + 2 * (byes[q] as number) - 2 * (byes[p] as number));
        if (b === T) delta += BYE * (2 + 2 * (byes[p] as number) - 2 * (byes[q] as number));
        if (delta > 0 && random.fraction() >= Math.exp(-delta / heat)) continue;
        if (a !== T) {
          meetings(p, from, q, -1);
          meetings(q, from, p, 1);
        }
        if (b !== T) {
          meetings(q, to, p, -1);
          meetings(p, to, q, 1);
        }
        if (a === T) {
          byes[p] = (byes[p] as number) - 1;
          byes[q] = (byes[q] as number) + 1;
        }
        if (b === T) {
          byes[q] = (byes[q] as number) - 1;
          byes[p] = (byes[p] as number) + 1;
        }
        from[index[base + p] as number] = q;
        to[index[base + q] as number] = p;
        const place = index[base + p] as number;
        index[base + p] = index[base + q] as number;
        index[base + q] = place;
        at[base + p] = b;
        at[base + q] = a;
        cost += delta;
        if (cost < best) {
          best = cost;
          bestAt.set(at);
        }
      }
      if (!progress(Math.min(1, (tried + batch) / effort))) break;
    }
  }
  return bestAt;
}
