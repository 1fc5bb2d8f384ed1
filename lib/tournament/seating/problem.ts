// What a schedule is asked for, and what a schedule is.

/** Seats at a table. */
export const SEATS = 10;

/** A wish of the organiser. Players and rounds are 1-based. */
export type Wish =
  /** Never at one table; with `rounds`, not in the first so many. */
  | { readonly type: 'apart'; readonly players: readonly [number, number]; readonly rounds?: number }
  /** At one table in every round. */
  | { readonly type: 'together'; readonly players: readonly [number, number] }
  /** Does not play in these rounds. */
  | { readonly type: 'absent'; readonly player: number; readonly rounds: readonly number[] }
  /** Always on this seat, whenever he plays. */
  | { readonly type: 'seat'; readonly player: number; readonly seat: number };

/** Rounds → tables → players in the order of seats 1…10. Whoever is at no table has a bye. */
export type Schedule = readonly (readonly (readonly number[])[])[];

/** A schedule to be made. */
export interface SeatingProblem {
  readonly players: number;
  readonly tables: number;
  readonly rounds: number;
  readonly wishes?: readonly Wish[];
  /** Rounds that were played or made by hand: they stay as they are. */
  readonly played?: Schedule;
}

/** Why a problem is none. */
export interface SeatingRefusal {
  readonly code: 'too-few-players' | 'bad-number' | 'bad-wish' | 'bad-round';
  /** Which number, wish or round, 1-based where it is one of several. */
  readonly what: string;
}

const MAX_PLAYERS = 1000;
const MAX_ROUNDS = 200;

/** The first thing wrong with a problem; null when it can be tried. */
export function problemRefusal({
  players,
  tables,
  rounds,
  wishes = [],
  played = [],
}: SeatingProblem): SeatingRefusal | null {
  const whole = (value: number, min: number, max: number) =>
    Number.isInteger(value) && value >= min && value <= max;
  if (!whole(players, SEATS, MAX_PLAYERS)) return { code: 'bad-number', what: `players: ${players}` };
  if (!whole(tables, 1, MAX_PLAYERS / SEATS)) return { code: 'bad-number', what: `tables: ${tables}` };
  if (!whole(rounds, 1, MAX_ROUNDS)) return { code: 'bad-number', what: `games: ${rounds}` };
  if (players < tables * SEATS) return { code: 'too-few-players', what: `${players} of ${tables * SEATS}` };
  const isPlayer = (value: number) => whole(value, 1, players);
  for (const [i, wish] of wishes.entries()) {
    const good =
      wish.type === 'absent'
        ? isPlayer(wish.player) && wish.rounds.every((round) => whole(round, 1, rounds))
        : wish.type === 'seat'
          ? isPlayer(wish.player) && whole(wish.seat, 1, SEATS)
          : wish.players.every(isPlayer) && wish.players[0] !== wish.players[1];
    if (!good) return { code: 'bad-wish', what: String(i + 1) };
  }
  if (played.length > rounds) return { code: 'bad-round', what: String(played.length) };
  for (const [i, round] of played.entries()) {
    const seated = round.flat();
    const fits =
      round.length === tables &&
      round.every((table) => table.length === SEATS) &&
      seated.every(isPlayer) &&
      new Set(seated).size === seated.length;
    if (!fits) return { code: 'bad-round', what: String(i + 1) };
  }
  return null;
}
