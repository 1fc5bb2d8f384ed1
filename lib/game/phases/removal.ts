// Removal: who is gone at once, what becomes of the vote, and what the stage looks like without him (CL-88…CL-93, AMB-08, AMB-09, CT-18).

import type { Seat } from '../basics/seats';
import type { Game, StageOf } from '../state/state';
import { inGame, playerAt } from '../state/table';
import type { Draft } from './draft';
import { closeDay, finish, settle } from './ending';
import { afterLastWords, openCard } from './leaving';
import { candidatesOf, skipReason } from './vote-plan';

/** Does the removal cancel the vote? `option` leaves it to the rules, the others are the host's word. */
export type VoteEffect = 'option' | 'cancel' | 'hold';

/**
 * CL-91: gone at once, no last word; the win is checked at once (CL-72), but a decided game is not overturned (AMB-10).
 * Somebody who is out already only loses his last word.
 */
export function removeSeat(d: Draft, seat: Seat, reason: string, vote: VoteEffect): void {
  if (playerAt(d.game, seat)?.exit) {
    d.emit({ type: 'removed-after-exit', seat, reason });
    repairStage(d);
    return;
  }
  const before = d.game;
  d.emit({ type: 'left', seats: [seat], how: 'removed', reason });
  openCard(d, seat);
  if (endsNow(d)) return;
  const day = vote === 'hold' ? null : cancelledDay(before, seat, vote);
  if (day !== null) d.emit({ type: 'vote-cancelled', day });
  repairStage(d);
}

/** Checks for a win after a removal and announces a new one at once. */
export function endsNow(d: Draft): boolean {
  const decidedBefore = d.game.decided !== null;
  settle(d);
  if (decidedBefore || d.game.decided === null) return false;
  finish(d);
  return true;
}

const VOTE_TO_COME = ['morning', 'speeches', 'vote-pending'] as const;
const VOTE_RUNS = ['ballot', 'defence', 'raise-all', 'lot'] as const;

/** The day whose vote this removal cancels; null for none (AMB-08, AMB-09). `game` is the one before the removal. */
function cancelledDay(game: Game, seat: Seat, vote: VoteEffect): number | null {
  const { stage, rules } = game;
  const runs = has(VOTE_RUNS, stage.type) && !(stage.type === 'defence' && stage.leadsTo === 'stay');
  const toCome = has(VOTE_TO_COME, stage.type) || (stage.type === 'last-words' && stage.after === 'night');
  if (vote === 'cancel') return runs || toCome ? game.day : game.day + 1;
  if (rules.removalCancelsVote === 'never') return null;
  if (runs && rules.removalCancelsVote === 'during-continues') return null;
  if (runs || toCome)
    return rules.removalCancelsVote !== 'if-nominated' || candidatesOf(game).includes(seat) ? game.day : null;
  const tonightsVictim = stage.type === 'night' && stage.acts.victim === seat;
  const late =
    rules.lateRemoval === 'cancels-next' && rules.removalCancelsVote !== 'if-nominated' && !tonightsVictim;
  return late ? game.day + 1 : null;
}

const has = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value);

/** Brings the stage in order after somebody or the vote is gone. */
export function repairStage(d: Draft): void {
  const { stage } = d.game;
  const cancelled =
    d.game.cancelledDay === d.game.day &&
    has(VOTE_RUNS, stage.type) &&
    !(stage.type === 'defence' && stage.leadsTo === 'stay');
  const nobodySpeaks =
    stage.type === 'last-words' && stage.turns.speaker === null && stage.turns.waiting.length === 0;
  const nobodyTied = (stage.type === 'raise-all' || stage.type === 'lot') && stage.seats.length === 0;
  if (cancelled) closeDay(d, { type: 'no-vote', why: 'vote-cancelled' });
  else if (stage.type === 'ballot') repairBallot(d, stage);
  else if (nobodySpeaks) afterLastWords(d, stage.after);
  else if (nobodyTied) closeDay(d, { type: 'no-vote', why: 'no-candidates' });
}

/**
 * A removed candidate drops out and his votes are free again (AMB-21, AMB-C09), unless the vote goes on with him
 * (option `during-continues`). Typed counts that no longer fit the voters are counted anew.
 */
function repairBallot(d: Draft, { tallies, voters, round }: StageOf<'ballot'>): void {
  const stays = d.game.rules.removalCancelsVote === 'during-continues';
  const candidates = tallies.map((t) => t.seat).filter((seat) => stays || inGame(d.game, seat));
  const fewer = candidates.length < tallies.length;
  const overfull = tallies.reduce((sum, t) => sum + t.count, 0) > voters.length;
  const skip = round === 0 ? skipReason(d.game) : null;
  if (candidates.length === 0) closeDay(d, { type: 'no-vote', why: 'no-candidates' });
  else if (fewer && skip) closeDay(d, { type: 'no-vote', why: skip });
  else if (voters.length === 0) d.emit({ type: 'lot-opened', seats: candidates });
  else if (fewer || overfull) d.emit({ type: 'ballot-opened', round, candidates, voters });
}

/** Puts the game right when a correction changed who is at the table. */
export function afterCorrection(d: Draft): void {
  settle(d);
  const announcedLater =
    d.game.stage.type === 'last-words' || d.game.stage.type === 'morning' || d.game.stage.type === 'night';
  if (d.game.decided && !announcedLater) finish(d);
  else if (d.game.stage.type !== 'over') repairStage(d);
}
