// The host's last resorts and what is for the log only: corrections, ends by hand, released roles, notes.

import { refuse } from '../basics/refusal';
import { ROLES_OF } from '../rules/roles';
import type { Correction } from '../state/commands';
import { inGame } from '../state/table';
import { type Decision, type Draft, insist } from './draft';
import { finish } from './ending';
import type { Handlers } from './handler';
import { FOUL_LIMIT } from './penalties';
import { afterCorrection } from './removal';

/** Commands that stand outside the rules; all but notes and the release of roles are overrides. */
export const hostHandlers: Pick<Handlers, 'correct' | 'end-game' | 'release-roles' | 'note'> = {
  correct: {
    rule: 'CL-05',
    stages: 'running',
    decide(d, command) {
      const wrong = correctionRefusal(d, command.change);
      if (wrong) return wrong;
      const stop = insist(d, command, 'must-confirm', 'CL-05', { fact: command.change.fact });
      if (stop) return stop;
      d.emit({ type: 'corrected', change: command.change });
      afterCorrection(d);
      return d.done();
    },
  },
  'end-game': {
    rule: 'AMB-18',
    stages: [
      'deal',
      'night',
      'morning',
      'speeches',
      'vote-pending',
      'ballot',
      'defence',
      'raise-all',
      'lot',
      'last-words',
      'evening',
    ],
    decide(d, command) {
      const stop = insist(d, command, 'must-confirm', 'AMB-18', { winner: command.winner });
      if (stop) return stop;
      d.emit({ type: 'decided', winner: command.winner });
      finish(d);
      return d.done();
    },
  },
  'release-roles': {
    rule: 'CL-73',
    stages: ['over'],
    decide(d) {
      if (d.game.rolesReleased) return refuse('not-offered', 'CL-73');
      d.emit({ type: 'roles-released' });
      return d.done();
    },
  },
  note: {
    rule: 'CL-80',
    stages: 'any',
    decide(d, { text, seat }) {
      d.emit({ type: 'noted', text, seat: seat ?? null });
      return d.done();
    },
  },
};

function correctionRefusal(d: Draft, to: Correction): Decision | null {
  const bad = () => refuse('bad-value', 'CL-05', { field: to.fact });
  switch (to.fact) {
    case 'in-game':
      return inGame(d.game, to.seat) ? refuse('not-offered', 'CL-05', { seat: to.seat }) : null;
    case 'out':
      return inGame(d.game, to.seat) ? null : refuse('already-out', 'CL-05', { seat: to.seat });
    case 'fouls':
      return to.value < FOUL_LIMIT ? null : bad();
    case 'warnings':
      return to.value < Math.max(2, d.game.rules.warnLimit) ? null : bad();
    case 'role':
      return ROLES_OF[d.game.set].includes(to.value)
        ? null
        : refuse('unknown-role', 'CL-04', { role: to.value });
    case 'silenced':
    case 'vote-cancelled':
      return null;
  }
}
