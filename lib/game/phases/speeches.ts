// Who opens the day and who speaks after whom (CL-20…CL-22, AMB-23).

import { refuse } from '../basics/refusal';
import type { Seat } from '../basics/seats';
import type { Game } from '../state/state';
import { circleAfter, living } from '../state/table';
import { type Draft, insist } from './draft';
import type { Handlers } from './handler';

/** Opens the circle of the day. */
export function openSpeeches(d: Draft): void {
  const order = speechOrder(d.game);
  d.emit({ type: 'speeches-opened', opener: order[0] ?? 1, order });
}

/**
 * CL-21: Day 1 begins at seat 1. CL-22: later days begin at the next living seat after the last opener, in the game or not
 * (AMB-21). AMB-23: with `rotation: last`, the last speaker moves on by one and the opener follows him.
 */
export function speechOrder(game: Game): readonly Seat[] {
  if (game.opener === null) return circleAfter(game, 0);
  if (game.rules.rotation === 'first' || game.lastSpeaker === null) return circleAfter(game, game.opener);
  return circleAfter(game, circleAfter(game, game.lastSpeaker)[0] ?? game.lastSpeaker);
}

/** The order of the day by hand. */
export const speechHandlers: Pick<Handlers, 'set-order'> = {
  'set-order': {
    rule: 'CL-22',
    stages: ['speeches'],
    decide(d, command) {
      const { stage } = d.game;
      if (stage.type !== 'speeches' || stage.turns.speaker || stage.turns.done.length > 0)
        return refuse('too-late', 'CL-22');
      const seats = living(d.game);
      const opener = command.order[0];
      const complete =
        command.order.length === seats.length && seats.every((seat) => command.order.includes(seat));
      if (!complete || opener === undefined) return refuse('bad-value', 'CL-22', { field: 'order' });
      const stop = insist(d, command, 'order-fixed', 'CL-22');
      if (stop) return stop;
      d.emit({ type: 'order-set', opener, order: command.order });
      return d.done();
    },
  },
};
