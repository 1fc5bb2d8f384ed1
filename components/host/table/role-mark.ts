// The mark of a card for the host's eyes: a shape and a colour of its own for every role, the same in both languages.

import { html, type TemplateResult } from 'lit';
import { type Role, type RuleSet, teamOf } from '../../../lib/game';

/** Civilians carry their side's plain shape; whoever wakes at night has a filled plate. */
const SHAPES: Readonly<Record<Role, string>> = {
  civilian: 'M12 4 19 12 12 20 5 12Z',
  sheriff: 'M12 2l2.9 6.600 7.100.7-5.400 4.800 1.600 7L12 17.400 5.800 21.100l1.600-7L2 9.300l7.100-.7Z',
  commissar: 'M12 2l2.9 6.600 7.100.7-5.400 4.800 1.600 7L12 17.400 5.800 21.100l1.600-7L2 9.300l7.100-.7Z',
  mafia:
    'M12 2C10 6 4 9.500 4 14.200 4 16.600 5.800 18.200 8 18.200c1.300 0 2.400-.5 3-1.400-.2 2-1 3.700-2.600 5.200h7.200C14 20.500 13.200 18.800 13 16.800c.6.9 1.700 1.400 3 1.400 2.200 0 4-1.600 4-4C20 9.500 14 6 12 2Z',
  don: 'M3 7l4.500 4L12 4l4.500 7L21 7l-2 11H5Z',
  doctor: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  putana: 'M12 21C5 15.500 3 12.500 3 9a4.700 4.700 0 0 1 9-2 4.700 4.700 0 0 1 9 2c0 3.500-2 6.500-9 12Z',
  maniac: 'M14 1 4 14h6l-2 9L20 9h-7Z',
};

/** The plate of a role; decorative: its word stands in the seat's own text. */
export const roleMark = (set: RuleSet, role: Role): TemplateResult =>
  html`<span class="card ${teamOf(set, role)} ${role}" aria-hidden="true"><svg viewBox="0 0 24 24"><path d=${SHAPES[role]} /></svg></span>`;
