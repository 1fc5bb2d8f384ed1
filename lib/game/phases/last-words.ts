// What those who leave say that is worth keeping: best move, guesses, the Commissar's testimony (AMB-26, CT-16, CT-20).

import { refuse } from '../basics/refusal';
import type { Seat } from '../basics/seats';
import type { Game } from '../state/state';
import { roleAt, speakerOf } from '../state/table';
import type { Handlers } from './handler';

/** Seats a best move names (AMB-26). */
export const BEST_MOVE_SEATS = 3;

/** Commands of the last word. */
export const lastWordHandlers: Pick<Handlers, 'best-move' | 'guess' | 'testify'> = {
  'best-move': {
    rule: 'AMB-26',
    stages: ['morning', 'last-words'],
    decide(d, { seats }) {
      if (!d.game.rules.bestMove) return refuse('option-off', 'AMB-26', { option: 'bestMove' });
      const by = bestMoveBy(d.game);
      if (by === null) return refuse('not-the-victim', 'AMB-26');
      if (seats.length !== BEST_MOVE_SEATS)
        return refuse('bad-value', 'AMB-26', { field: 'seats', count: BEST_MOVE_SEATS });
      d.emit({ type: 'best-move-named', by, seats });
      return d.done();
    },
  },
  guess: {
    rule: 'CT-16',
    stages: ['last-words'],
    decide(d, { by, seats }) {
      if (!d.game.rules.guesses) return refuse('option-off', 'AMB-26', { option: 'onRecord' });
      if (speakerOf(d.game) !== by) return refuse('not-the-speaker', 'CT-16', { seat: by });
      d.emit({ type: 'guessed', by, seats });
      return d.done();
    },
  },
  testify: {
    rule: 'CT-20',
    stages: ['last-words'],
    decide(d, { seat }) {
      const by = speakerOf(d.game);
      if (by === null || roleAt(d.game, by) !== 'commissar') return refuse('not-the-commissar', 'CT-20');
      if (d.game.testimony) return refuse('one-name-only', 'CT-20', { seat: d.game.testimony.seat });
      const check = d.game.checks.find((c) => c.by === 'commissar' && c.seat === seat);
      if (!check) return refuse('not-checked', 'CT-20', { seat });
      d.emit({ type: 'testified', by, seat, mafia: check.answer === 'mafia' });
      return d.done();
    },
  },
};

/** The first player killed at night, while he is at the table; void if two or more left on Day 1 (AMB-26). */
export function bestMoveBy(game: Game): Seat | null {
  const { stage } = game;
  const victims = game.players.filter((p) => p.exit?.how === 'killed');
  const victim = victims[0]?.seat ?? null;
  const here =
    stage.type === 'morning'
      ? stage.killed
      : stage.type === 'last-words' && stage.after === 'night'
        ? [stage.turns.speaker, ...stage.turns.waiting]
        : [];
  const leftOnDay1 = game.players.filter((p) => p.exit?.phase === 'day' && p.exit.number === 1).length;
  return victims.length === 1 && victim !== null && here.includes(victim) && leftOnDay1 < 2 ? victim : null;
}
