// Nomination (CL-30…CL-34, AMB-13, AMB-22).

import { refuse } from '../basics/refusal';
import type { Seat } from '../basics/seats';
import { inGame, speakerOf } from '../state/table';
import type { Draft } from './draft';
import type { Handlers } from './handler';

/** Commands of nomination. Nominee lists exist only where candidates are nominated (option `candidates`). */
export const nominationHandlers: Pick<Handlers, 'nominate' | 'refuse-nomination' | 'withdraw-nomination'> = {
  nominate: {
    rule: 'CL-30',
    stages: ['speeches', 'last-words'],
    decide(d, { seat }) {
      const by = nominatorOf(d);
      if (by === null)
        return d.game.stage.type === 'last-words'
          ? refuse('wrong-stage', 'AMB-11')
          : refuse('no-speaker', 'CL-30');
      if (d.game.rules.candidates === 'everybody') return refuse('option-off', 'AMB-C04');
      if (!inGame(d.game, seat)) return refuse('not-in-game', 'CL-30', { seat });
      if (by === seat && !d.game.rules.selfNomination) return refuse('self-nomination', 'AMB-13', { seat });
      if (d.game.nominations.some((n) => n.seat === seat))
        return refuse('already-nominated', 'CL-31', { seat });
      const before = d.game.nominations.find((n) => n.by === by);
      if (before && d.game.rules.withdraw !== 'last-counts')
        return refuse('one-per-day', 'CL-32', { by, seat: before.seat });
      if (before) d.emit({ type: 'nomination-withdrawn', by, seat: before.seat });
      d.emit({ type: 'nominated', by, seat });
      return d.done();
    },
  },
  'refuse-nomination': {
    rule: 'CL-31',
    stages: ['speeches'],
    decide(d) {
      const by = nominatorOf(d);
      if (by === null) return refuse('no-speaker', 'CL-31');
      d.emit({ type: 'nomination-refused', by });
      return d.done();
    },
  },
  'withdraw-nomination': {
    rule: 'CL-33',
    stages: ['speeches'],
    decide(d) {
      const by = nominatorOf(d);
      if (by === null) return refuse('no-speaker', 'CL-33');
      if (d.game.rules.withdraw === 'no') return refuse('withdrawal-forbidden', 'CL-33');
      const own = d.game.nominations.find((n) => n.by === by);
      if (!own) return refuse('not-nominated', 'CL-33', { by });
      d.emit({ type: 'nomination-withdrawn', by, seat: own.seat });
      return d.done();
    },
  },
};

/** The current speaker; a night victim in his last word only by option (AMB-11). */
function nominatorOf(d: Draft): Seat | null {
  const { stage } = d.game;
  if (stage.type === 'speeches') return speakerOf(d.game);
  const victim =
    stage.type === 'last-words' && stage.after === 'night' && d.game.rules.nightVictimMayNominate;
  return victim ? speakerOf(d.game) : null;
}
