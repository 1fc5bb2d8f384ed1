// The standings: everybody's points over the sheets of an event, kept game by game, in their order.

import { compensationOf, hasWon, isFirstRed, lineOf, type Scoring } from './scoring';
import type { Sheet } from './sheet';

/** Where two players can differ, in the order in which it is asked; last of all, who has beaten whom. */
const COMPARED = ['total', 'extra', 'wins', 'specialWins', 'firstKills'] as const;
/** A criterion of the order. */
export type Criterion = (typeof COMPARED)[number] | 'headToHead';

/** One player's row. */
export interface Standing {
  /** Equal for players whom nothing sets apart. */
  readonly place: number;
  readonly player: string;
  readonly games: number;
  readonly wins: number;
  /** Bonus, best moves and compensation, less penalties. */
  readonly extra: number;
  /** Wins as Don or Sheriff, in city as a role of one's own. */
  readonly specialWins: number;
  /** How often killed on the first night, as red. */
  readonly firstKills: number;
  readonly bestMove: number;
  readonly bonus: number;
  readonly penalty: number;
  readonly compensation: number;
  readonly total: number;
  /** What sets the row below the one above it; null for the first, and for equals. */
  readonly below: Criterion | null;
}

interface Group {
  games: number;
  kills: number;
  /** First-night kills in lost games: each earns the group's compensation. */
  owed: number;
}

interface Account {
  readonly player: string;
  games: number;
  wins: number;
  specialWins: number;
  pay: number;
  bestMove: number;
  bonus: number;
  penalty: number;
  readonly groups: Map<string, Group>;
  /** The games played, for who has beaten whom. */
  readonly sheets: Set<Sheet>;
}

const SPECIAL = new Set(['don', 'sheriff', 'commissar', 'doctor', 'putana', 'maniac']);

/** Sums of decimals come out a hair off; what differs by less than this is equal. */
const exact = (points: number): number => Math.round(points * 1e6) / 1e6;

const nameKey = (name: string): string => name.trim().toLocaleLowerCase();

/** The standings of an event. A sheet is added or taken back in a time that does not depend on how many there are. */
export class Standings {
  private readonly scoring: Scoring;
  private readonly sheets = new Map<string, Sheet>();
  private readonly accounts = new Map<string, Account>();

  constructor(scoring: Scoring, sheets: Iterable<Sheet> = []) {
    this.scoring = scoring;
    for (const sheet of sheets) this.add(sheet);
  }

  /** Counts a sheet; one with the same id is replaced. */
  add(sheet: Sheet): void {
    this.remove(sheet.id);
    this.sheets.set(sheet.id, sheet);
    this.count(sheet, 1);
  }

  /** Takes a sheet back; nothing for one that is not there. */
  remove(id: string): void {
    const sheet = this.sheets.get(id);
    if (!sheet) return;
    this.sheets.delete(id);
    this.count(sheet, -1);
  }

  /** The table, best first. */
  rows(): readonly Standing[] {
    const rows = [...this.accounts.values()].filter((a) => a.games > 0).map((a) => this.rowOf(a));
    rows.sort((a, b) => compareAll(a, b) || a.player.localeCompare(b.player));
    return this.placed(rows);
  }

  private count(sheet: Sheet, by: 1 | -1): void {
    for (const player of sheet.players) {
      const account = this.accountOf(player.name);
      const group = groupOf(account, sheet.stage);
      if (by > 0) account.sheets.add(sheet);
      else account.sheets.delete(sheet);
      const line = lineOf(this.scoring, sheet, player);
      const won = hasWon(sheet, player);
      account.games += by;
      account.wins += won ? by : 0;
      account.specialWins += won && SPECIAL.has(player.role) ? by : 0;
      account.pay += by * line.pay;
      account.bestMove += by * line.bestMove;
      account.bonus += by * line.bonus;
      account.penalty += by * line.penalty;
      group.games += by;
      if (!isFirstRed(sheet, player)) continue;
      group.kills += by;
      group.owed += won ? 0 : by;
    }
  }

  private accountOf(name: string): Account {
    const key = nameKey(name);
    const known = this.accounts.get(key);
    if (known) return known;
    const made: Account = {
      player: name.trim(),
      games: 0,
      wins: 0,
      specialWins: 0,
      pay: 0,
      bestMove: 0,
      bonus: 0,
      penalty: 0,
      groups: new Map(),
      sheets: new Set(),
    };
    this.accounts.set(key, made);
    return made;
  }

  private rowOf(account: Account): Standing {
    const { player, games, wins, specialWins, pay, bestMove, bonus, penalty } = account;
    let compensation = 0;
    let firstKills = 0;
    for (const group of account.groups.values()) {
      firstKills += group.kills;
      if (this.scoring.compensation && !this.scoring.asGiven && group.owed > 0)
        compensation += group.owed * compensationOf(this.scoring.compensation, group.games, group.kills);
    }
    const extra = bestMove + bonus + penalty + compensation;
    return {
      place: 0,
      player,
      games,
      wins,
      extra: exact(extra),
      specialWins,
      firstKills,
      bestMove: exact(bestMove),
      bonus: exact(bonus),
      penalty: exact(penalty),
      compensation: exact(compensation),
      total: exact(pay + extra),
      below: null,
    };
  }

  /** Places; among players equal in everything else, who has beaten whom decides. */
  private placed(rows: readonly Standing[]): readonly Standing[] {
    const placed: Standing[] = [];
    for (let from = 0; from < rows.length; ) {
      let to = from + 1;
      while (to < rows.length && compareAll(at(rows, from), at(rows, to)) === 0) to += 1;
      const equals = rows.slice(from, to);
      const met = equals.length > 1 ? this.met(equals) : new Map<string, number>();
      const score = (row: Standing) => met.get(nameKey(row.player)) ?? 0;
      // By name they stand already.
      const ordered = equals.sort((a, b) => score(b) - score(a));
      for (const [i, row] of ordered.entries()) {
        const above = placed.at(-1);
        const sameAsAbove = i > 0 && score(row) === score(at(ordered, i - 1));
        placed.push({
          ...row,
          place: sameAsAbove && above ? above.place : from + i + 1,
          below: sameAsAbove || !above ? null : i > 0 ? 'headToHead' : firstDifference(above, row),
        });
      }
      from = to;
    }
    return placed;
  }

  /** Games won less games lost against the others of a group, where they were on different sides. */
  private met(equals: readonly Standing[]): ReadonlyMap<string, number> {
    const keys = new Set(equals.map((row) => nameKey(row.player)));
    const score = new Map<string, number>();
    const shared = new Set([...keys].flatMap((key) => [...(this.accounts.get(key)?.sheets ?? [])]));
    for (const sheet of shared) {
      const here = sheet.players.filter((player) => keys.has(nameKey(player.name)));
      for (const a of here)
        for (const b of here) {
          if (hasWon(sheet, a) && !hasWon(sheet, b)) {
            score.set(nameKey(a.name), (score.get(nameKey(a.name)) ?? 0) + 1);
            score.set(nameKey(b.name), (score.get(nameKey(b.name)) ?? 0) - 1);
          }
        }
    }
    return score;
  }
}

function groupOf(account: Account, stage: string): Group {
  const known = account.groups.get(stage);
  if (known) return known;
  const made: Group = { games: 0, kills: 0, owed: 0 };
  account.groups.set(stage, made);
  return made;
}

const at = (rows: readonly Standing[], i: number): Standing => {
  const row = rows[i];
  if (!row) throw new RangeError(`no row ${i}`);
  return row;
};

/** Negative when `a` stands above `b`. */
function compareAll(a: Standing, b: Standing): number {
  for (const key of COMPARED) if (a[key] !== b[key]) return b[key] - a[key];
  return 0;
}

const firstDifference = (above: Standing, row: Standing): Criterion | null =>
  COMPARED.find((key) => above[key] !== row[key]) ?? null;
