// The overlay's signs: sides, exits, marks. Every meaning that has a colour has a shape here as well.

import { html, type TemplateResult } from 'lit';
import type { Team, Winner } from '../../lib/game/rules/roles';
import type { ExitHow } from '../../lib/game/state/state';

/** The name of a sign. */
export type IconName = keyof typeof PATHS;

/** A sign in the current text colour, 1em high; decorative: the word stands beside it or in a label. */
export const icon = (name: IconName): TemplateResult => {
  const [draw, d] = PATHS[name];
  return html`<svg class="icon ${draw}" viewBox="0 0 24 24" aria-hidden="true"><path d=${d} /></svg>`;
};

/** The sign of a side: red a diamond, black and mafia a spade, town a disc, maniac a bolt. */
export const TEAM_ICON: Readonly<Record<Team, IconName>> = {
  red: 'diamond',
  black: 'spade',
  town: 'disc',
  mafia: 'spade',
  maniac: 'bolt',
};

/** The sign of a result. */
export const winnerIcon = (winner: Winner): IconName =>
  winner === 'draw' || winner === 'none' ? 'equal' : TEAM_ICON[winner];

/** The sign of an exit. */
export const EXIT_ICON: Readonly<Record<ExitHow, IconName>> = {
  killed: 'crosshair',
  'voted-out': 'ballot',
  raised: 'lift',
  lot: 'die',
  removed: 'card',
  followed: 'follow',
  corrected: 'follow',
};

const PATHS = {
  diamond: ['fill', 'M12 1 21 12 12 23 3 12Z'],
  spade: [
    'fill',
    'M12 1C10 5 3 9 3 14.2 3 17 5 19 7.6 19 9 19 10.3 18.4 11 17.4 10.8 19.6 10 21.5 8.2 23H15.8C14 21.5 13.2 19.6 13 17.4 13.7 18.4 15 19 16.4 19 19 19 21 17 21 14.2 21 9 14 5 12 1Z',
  ],
  disc: ['fill', 'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20Z'],
  bolt: ['fill', 'M14 1 4 14h6l-2 9L20 9h-7Z'],
  crosshair: ['stroke', 'M12 5a7 7 0 1 1 0 14 7 7 0 1 1 0-14ZM12 1v7M12 16v7M1 12h7M16 12h7'],
  ballot: ['stroke', 'M3 3h18v18H3ZM8 8l8 8M16 8l-8 8'],
  lift: ['stroke', 'M4 13l8-9 8 9M4 21l8-9 8 9'],
  die: ['stroke', 'M3 3h18v18H3ZM8 8h.1M16 16h.1M12 12h.1M16 8h.1M8 16h.1'],
  card: ['fill', 'M7 1h12a1 1 0 0 1 1 1v20a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1Z'],
  follow: ['stroke', 'M2 12h18M13 5l7 7-7 7'],
  mute: ['stroke', 'M9 10V6a3 3 0 0 1 6 0v5M5 11c0 4 3 7 7 7s5-1 6-3M12 18v4M3 3l18 18'],
  hand: [
    'stroke',
    'M7 13V6M7 13V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7V5a1.5 1.5 0 0 1 3 0v7V8a1.5 1.5 0 0 1 3 0v7c0 4-3 7-7 7-3 0-5-1-6.5-3.500L4 13.500c1-1.5 2.5-1 3-.5Z',
  ],
  moon: ['fill', 'M20.5 14.800A9.5 9.5 0 1 1 9.2 3.5 7.8 7.8 0 0 0 20.5 14.800Z'],
  sun: [
    'stroke',
    'M12 7.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9ZM12 1v2.500M12 20.500V23M1 12h2.500M20.5 12H23M4.2 4.2 6 6M18 18l1.8 1.800M4.2 19.8 6 18M18 6l1.8-1.8',
  ],
  equal: ['stroke', 'M4 8h16M4 16h16'],
  warn: ['stroke', 'M12 3 22 21H2ZM12 10v5M12 18h.1'],
  up: ['fill', 'M12 4 22 20H2Z'],
  pause: ['fill', 'M6 3h4v18H6ZM14 3h4v18h-4Z'],
} as const satisfies Readonly<Record<string, readonly ['fill' | 'stroke', string]>>;
