// One after another: speeches, defences and last words share the floor (CL-20, CL-23, CL-48, CL-52, CL-55).

import { refuse } from '../basics/refusal';
import type { Game } from '../state/state';
import { playerAt, speakerOf, turnsOf } from '../state/table';
import type { Draft } from './draft';
import { closeDay } from './ending';
import type { Handlers } from './handler';
import { afterLastWords, openCard, openLastWords } from './leaving';
import { silencedSeconds } from './silence';
import { openRevote } from './tie';
import { clientOf } from './vote-plan';

/** "Thank you": the running turn ends and the next begins, or what follows the turns opens. */
export const turnHandlers: Pick<Handlers, 'next-turn'> = {
  'next-turn': {
    rule: 'CL-23',
    stages: ['morning', 'speeches', 'defence', 'last-words'],
    decide(d, { at }) {
      const { stage } = d.game;
      if (stage.type === 'morning') {
        openLastWords(d, stage.killed, 'night');
        if (d.game.stage.type !== 'over') startTurn(d, at);
        return d.done();
      }
      if (!turnsOf(stage)) return refuse('wrong-stage', 'CL-23');
      endTurn(d);
      if (turnsOf(d.game.stage)?.waiting.length) startTurn(d, at);
      else afterTurns(d);
      return d.done();
    },
  },
};

function endTurn(d: Draft): void {
  const seat = speakerOf(d.game);
  if (seat === null) return;
  d.emit({ type: 'turn-ended', seat });
  if (d.game.stage.type === 'last-words') openCard(d, seat);
}

function startTurn(d: Draft, at: number): void {
  const seat = turnsOf(d.game.stage)?.waiting[0];
  if (seat === undefined) return;
  const seconds = secondsFor(d.game, seat);
  const isMinute =
    d.game.stage.type === 'speeches' ||
    (d.game.stage.type === 'last-words' && d.game.rules.thirdFoulLosesLastWord);
  if (isMinute && playerAt(d.game, seat)?.silenced) d.emit({ type: 'silence-served', seat });
  d.emit({ type: 'turn-started', seat, seconds, at });
}

/** CL-86: a silenced player's minute is lost; a defence is not a minute. Putana's client may be silent (option). */
export function secondsFor(game: Game, seat: number): number {
  const silenced = playerAt(game, seat)?.silenced ?? false;
  switch (game.stage.type) {
    case 'speeches':
      if (game.rules.city.putanaDayEffect === 'silent' && clientOf(game) === seat) return 0;
      return silenced ? silencedSeconds(game) : game.timers.speechSeconds;
    case 'defence':
      return game.rules.defenceSeconds ?? game.timers.defenceSeconds;
    case 'last-words':
      return silenced && game.rules.thirdFoulLosesLastWord
        ? silencedSeconds(game)
        : game.timers.lastWordSeconds;
    default:
      return 0;
  }
}

function afterTurns(d: Draft): void {
  const { stage } = d.game;
  if (stage.type === 'speeches') d.emit({ type: 'speeches-closed' });
  if (stage.type === 'last-words') afterLastWords(d, stage.after);
  if (stage.type !== 'defence') return;
  if (stage.leadsTo === 'stay') closeDay(d, { type: 'stayed', seats: stage.turns.done, why: 'day-1' });
  else openRevote(d, stage.round, stage.turns.done);
}
