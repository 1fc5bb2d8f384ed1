// The deal: cards by hand or by lot, and the redeal (CL-04, CL-05, CL-11, CT-02…CT-05).

import { refuse } from '../basics/refusal';
import { shuffle } from '../basics/shuffle';
import { deckFor, deckRefusal } from '../rules/deck';
import { ROLES_OF, type Role } from '../rules/roles';
import type { Game } from '../state/state';
import type { Handlers } from './handler';

/** The cards by seat when every seat without one is a Civilian. */
export const restCivilians = (game: Game): readonly Role[] => game.players.map((p) => p.role ?? 'civilian');

/** Commands of the deal. */
export const dealHandlers: Pick<Handlers, 'assign-role' | 'deal-roles' | 'assign-rest' | 'card-seen'> = {
  'assign-role': {
    rule: 'CL-05',
    stages: ['deal'],
    decide(d, { seat, role }) {
      if (role && !ROLES_OF[d.game.set].includes(role))
        return refuse('unknown-role', d.game.set === 'classic' ? 'CL-04' : 'CT-02', { role });
      d.emit({ type: 'role-assigned', seat, role });
      return d.done();
    },
  },
  'deal-roles': {
    rule: 'CL-05',
    stages: ['deal'],
    decide(d, { seed, deck }) {
      const cards = d.game.set === 'city' && deck ? deck : deckFor(d.game.set, d.game.players.length);
      if (cards.length !== d.game.players.length)
        return refuse('deck-mismatch', 'CT-04', { missing: d.game.players.length - cards.length });
      const wrong = deckRefusal(d.game.set, cards);
      if (wrong) return wrong;
      d.emit({ type: 'roles-dealt', roles: shuffle(cards, seed), seed });
      return d.done();
    },
  },
  'assign-rest': {
    rule: 'CL-05',
    stages: ['deal'],
    decide(d) {
      const wrong = deckRefusal(d.game.set, restCivilians(d.game));
      if (wrong) return wrong;
      for (const { seat, role } of d.game.players)
        if (role === null) d.emit({ type: 'role-assigned', seat, role: 'civilian' });
      return d.done();
    },
  },
  'card-seen': {
    rule: 'CT-05',
    stages: ['deal'],
    decide(d, { by, whose }) {
      d.emit({ type: 'redeal', by, whose });
      return d.done();
    },
  },
};
