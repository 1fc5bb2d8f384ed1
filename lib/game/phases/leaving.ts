// Leaving the table: exits, last words, opened cards (CL-51, CL-52, CL-55, CT-16, CT-17, CT-28).

import type { Seat } from '../basics/seats';
import type { ExitHow, Game } from '../state/state';
import { inGame, playerAt, roleAt, teamAt } from '../state/table';
import type { Draft } from './draft';
import { closeDay, finish, settle } from './ending';
import { silencedSeconds } from './silence';
import { openSpeeches } from './speeches';
import { clientOf } from './vote-plan';

/** CL-47, CL-51: all leave, then one win check, then each has his last word. CT-26: an alibi keeps its holder. */
export function voteOut(d: Draft, seats: readonly Seat[], how: ExitHow): void {
  const alibi = d.game.rules.city.putanaAlibi ? clientOf(d.game) : null;
  const leaving = seats.filter((seat) => seat !== alibi && inGame(d.game, seat));
  for (const seat of seats) if (seat === alibi) d.emit({ type: 'alibi-announced', seat });
  if (leaving.length === 0) {
    // Without an alibi: the one voted out was removed while the vote went on (option `during-continues`).
    const kept = seats.some((seat) => seat === alibi);
    closeDay(d, kept ? { type: 'stayed', seats, why: 'alibi' } : { type: 'no-vote', why: 'no-candidates' });
    return;
  }
  d.emit({ type: 'left', seats: leaving, how, reason: null });
  settle(d);
  openLastWords(d, leaving, 'vote');
}

/** Last words of those who just left; those who have none open their cards and go. */
export function openLastWords(d: Draft, seats: readonly Seat[], after: 'night' | 'vote'): void {
  const announceNow = d.game.decided !== null && !d.game.rules.lastWordOnGameEnd;
  const order: Seat[] = [];
  for (const seat of seats) {
    if (!announceNow && hasLastWord(d.game, seat, after) && !servesSilence(d, seat)) order.push(seat);
    else openCard(d, seat);
  }
  if (order.length > 0) d.emit({ type: 'last-words-opened', order, after });
  else afterLastWords(d, after);
}

/** What follows when nobody is left to speak. */
export function afterLastWords(d: Draft, after: 'night' | 'vote'): void {
  if (d.game.decided) finish(d);
  else if (after === 'night') openSpeeches(d);
  else closeDay(d, leftToday(d.game));
}

/** CT-28: the card is opened after the last word, never before it. */
export function openCard(d: Draft, seat: Seat): void {
  const role = roleAt(d.game, seat);
  if (d.game.rules.opensCard && role && !playerAt(d.game, seat)?.cardOpen)
    d.emit({ type: 'card-opened', seat, role });
}

/** CL-52, CL-55: everybody. CT-16, CT-17, AMB-C06, AMB-C07: the town's only, at night by option. */
export function hasLastWord(game: Game, seat: Seat, after: 'night' | 'vote'): boolean {
  const who = after === 'vote' ? game.rules.lastWordVote : game.rules.lastWordNight;
  switch (who) {
    case 'everybody':
      return true;
    case 'nobody':
      return false;
    case 'first-night':
      return (
        isTown(game, seat) &&
        !game.players.some((p) => p.exit?.phase === 'night' && p.exit.number < game.night)
      );
    case 'civilians':
      return isTown(game, seat);
  }
}

const isTown = (game: Game, seat: Seat): boolean =>
  teamAt(game, seat) === 'town' && !(roleAt(game, seat) === 'putana' && game.rules.city.putanaTeam === 'own');

/** CL-86: the lost minute may be the last word. */
function servesSilence(d: Draft, seat: Seat): boolean {
  const silenced =
    playerAt(d.game, seat)?.silenced && d.game.rules.thirdFoulLosesLastWord && silencedSeconds(d.game) === 0;
  if (silenced) d.emit({ type: 'silence-served', seat });
  return silenced === true;
}

function leftToday(game: Game) {
  const gone = game.players.filter(
    (p) => p.exit?.phase === 'day' && p.exit.number === game.day && VOTED.includes(p.exit.how),
  );
  return { type: 'left', seats: gone.map((p) => p.seat), how: gone[0]?.exit?.how ?? 'voted-out' } as const;
}

const VOTED: readonly ExitHow[] = ['voted-out', 'raised', 'lot'];
