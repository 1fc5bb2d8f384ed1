// What came of a vote, a removal or a morning, in the words of the examples.

import type { Game, RuleSet, Seat } from '../../lib/game';
import type { Table } from './table';

const WINNERS: Readonly<Record<string, string>> = {
  red: 'RED',
  black: 'BLACK',
  town: 'TOWN',
  mafia: 'MAFIA',
  maniac: 'MANIAC',
  draw: 'DRAW',
};

/** The winner as examples spell it. */
export const winnerOf = (game: Game): string | null =>
  game.decided ? (WINNERS[game.decided] ?? game.decided) : null;

/** After all last words: the stage the game comes to. */
export function afterWords(table: Table, otherwise: string): string {
  table.until((g) => g.stage.type !== 'last-words' && g.stage.type !== 'morning');
  return table.game.stage.type === 'over' ? `GAME_OVER(${winnerOf(table.game)})` : otherwise;
}

/** Counts by candidate. */
const countsOf = (tallies: readonly { readonly seat: Seat; readonly count: number }[]) =>
  Object.fromEntries(tallies.map((t) => [String(t.seat), t.count]));

/** What a closed ballot led to. */
export function ballotOutcome(set: RuleSet, table: Table): Readonly<Record<string, unknown>> {
  const closed = table.last('ballot-closed');
  return {
    counts: countsOf(closed?.tallies ?? []),
    leaders: closed?.leaders ?? [],
    ...voteOutcome(set, table),
  };
}

/** What the table does after a decision of the day. */
export function voteOutcome(set: RuleSet, table: Table): Readonly<Record<string, unknown>> {
  const { stage } = table.game;
  if (stage.type === 'defence' && set === 'city') {
    table.until((g) => g.stage.type === 'ballot' || g.stage.type === 'lot');
    return voteOutcome(set, table);
  }
  if (stage.type === 'defence') {
    const defence = [...stage.turns.done, ...stage.turns.waiting];
    return {
      next: stage.leadsTo === 'stay' ? 'LEADER_SPEECH' : 'CRASH',
      defence,
      seconds: table.game.timers.defenceSeconds,
    };
  }
  if (stage.type === 'raise-all') return { next: 'RAISE_ALL', seats: stage.seats };
  if (stage.type === 'lot') return { next: 'LOT_OR_HOST', tied: stage.seats };
  if (stage.type === 'ballot')
    return { next: 'REVOTE', candidates: stage.tallies.map((t) => t.seat), voters: stage.voters };
  return set === 'city' ? cityLeaving(table) : classicLeaving(table);
}

function classicLeaving(table: Table): Readonly<Record<string, unknown>> {
  const eliminated = table.last('left')?.seats ?? [];
  const lastWord = table.last('last-words-opened')?.order ?? [];
  const then = afterWords(table, 'NIGHT');
  return { eliminated, lastWord, then, next: then };
}

function cityLeaving(table: Table): Readonly<Record<string, unknown>> {
  const [eliminated = null, ...more] = table.last('left')?.seats ?? [];
  const lastWord = table.last('last-words-opened') !== undefined;
  const then = afterWords(table, 'NIGHT');
  const alibi = table.last('alibi-announced') ? { alibi: table.last('alibi-announced')?.seat } : {};
  return {
    eliminated: more.length ? [eliminated, ...more] : eliminated,
    lastWord,
    reveal: table.last('card-opened')?.role ?? null,
    then,
    next: then,
    ...alibi,
  };
}

/** What a removal did besides removing. */
export function removalOutcome(table: Table, before: Game): Readonly<Record<string, unknown>> {
  const left = table.last('left');
  const late = table.last('removed-after-exit');
  if (late) return { removed: late.seat, lastWord: false, gameEffect: 'none' };
  if (!left) return {};
  const day = table.last('vote-cancelled')?.day;
  const over = table.game.stage.type === 'over' ? winnerOf(table.game) : null;
  return {
    removed: left.seats[0],
    lastWord: false,
    voteCancelled:
      day === undefined ? 'no' : day === before.day && before.stage.type !== 'night' ? 'today' : 'next day',
    ...(over ? { gameOver: over } : {}),
    reveal: table.last('card-opened')?.role ?? null,
    then: over ? `GAME_OVER(${over})` : 'CONTINUE',
  };
}
