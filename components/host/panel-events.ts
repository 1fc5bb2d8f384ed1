// What the panel tells its entry point, typed for `addEventListener`. What each means is in <host-panel>'s own words.

import type { Setup } from '../../lib/game';
import type { Language } from '../../lib/i18n';
import type { Signal } from './bars/clock-signal';
import type { Press } from './hand/presses';
import type { ObsChoice } from './obs/obs-form';
import type { ViewersChoice } from './viewers/viewers-sheet';

declare global {
  interface HTMLElementEventMap {
    press: CustomEvent<{ readonly press: Press }>;
    'new-game': CustomEvent<{ readonly setup: Setup }>;
    'obs-choice': CustomEvent<ObsChoice>;
    language: CustomEvent<{ readonly language: Language }>;
    sound: CustomEvent<{ readonly sound: 'on' | 'off' }>;
    'clock-signal': CustomEvent<{ readonly signal: Signal }>;
    undo: CustomEvent<{ readonly count: number }>;
    'viewers-choice': CustomEvent<{ readonly choice: ViewersChoice }>;
    'open-game': CustomEvent<{ readonly gameId: string }>;
  }
}
