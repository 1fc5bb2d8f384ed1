// What the panel tells its entry point, typed for `addEventListener`. What each means is in <host-panel>'s own words.

import type { Setup } from '../../lib/game';
import type { Language } from '../../lib/i18n';
import type { Signal } from './bars/clock-signal';
import type { Press } from './hand/presses';
import type { OwnKeys } from './keys/keys';
import type { ObsChoice } from './obs/obs-form';
import type { BookPlayer } from './players/types';
import type { Evening } from './setup/evening';
import type { Dress, ViewersChoice } from './viewers/viewers-sheet';
import type { OwnWords } from './words/spoken';

declare global {
  interface HTMLElementEventMap {
    press: CustomEvent<{ readonly press: Press }>;
    'new-game': CustomEvent<{ readonly setup: Setup; readonly evening: Evening }>;
    dress: CustomEvent<{ readonly dress: Dress }>;
    'own-keys': CustomEvent<{ readonly keys: OwnKeys }>;
    'own-words': CustomEvent<{ readonly words: OwnWords }>;
    'book-add': CustomEvent<{ readonly text: string }>;
    'book-keep': CustomEvent<{ readonly player: BookPlayer }>;
    'book-forget': CustomEvent<{ readonly player: BookPlayer }>;
    'book-restore': CustomEvent<null>;
    'obs-choice': CustomEvent<ObsChoice>;
    language: CustomEvent<{ readonly language: Language }>;
    sound: CustomEvent<{ readonly sound: 'on' | 'off' }>;
    'clock-signal': CustomEvent<{ readonly signal: Signal }>;
    undo: CustomEvent<{ readonly count: number }>;
    'viewers-choice': CustomEvent<{ readonly choice: ViewersChoice }>;
    'open-game': CustomEvent<{ readonly gameId: string }>;
  }
}
