// What the panel's bars show and what they can do.

import type { Offer, Refusal } from '../../../lib/game';
import type { Language, PanelKey } from '../../../lib/i18n';
import type { Mode, Press } from '../hand/presses';
import type { ObsChoice, ObsState } from '../obs/obs-form';
import type { OwnWords } from '../words/spoken';

/** What undo and redo would do, in words; null when there is nothing. */
export interface History {
  readonly undo: string | null;
  readonly redo: string | null;
  /** The last acts that stand, in words, the newest first. */
  readonly recent: readonly string[];
}

/** What is in the way of the host: of a press that was not accepted, or of the whole game. */
export type Problem =
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly press: Press }
  /** The log had moved on in another window. */
  | { readonly type: 'stale' }
  /** The database fails; `waiting` are presses in words that are not kept yet, the oldest first. They are tried again. */
  | {
      readonly type: 'storage';
      readonly cause: 'full' | 'newer' | 'closed' | 'read' | 'write' | 'blocked';
      readonly detail: string;
      readonly waiting: readonly string[];
    }
  /** The log of a game cannot be read from entry `n` on. */
  | {
      readonly type: 'damaged';
      readonly detail: string;
      readonly damage: {
        readonly meta: { readonly id: string; readonly title: string; readonly createdAt: number };
        readonly n: number;
        readonly of: number;
      };
    }
  /** A game that cannot be opened for another reason: gone, or written by a newer Mafiacast. */
  | { readonly type: 'unopened'; readonly why: 'no-game' | 'unknown-version' }
  /** Not a problem any more: the game was brought back from its second copy. */
  | { readonly type: 'restored' };

/** What the bars can do. */
export interface PanelActs {
  readonly next: () => void;
  readonly undo: () => void;
  /** Takes back the last so many acts. */
  readonly undoTo: (count: number) => void;
  readonly redo: () => void;
  readonly toggle: (type: 'foul' | 'warn' | 'remove') => void;
  readonly clock: () => void;
  readonly plus: () => void;
  readonly stopClock: () => void;
  readonly roles: () => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  readonly exportGame: () => void;
  readonly pickDone: () => void;
  readonly mute: () => void;
  /** The overlay off, and on again. */
  readonly hide: () => void;
  readonly open: (sheet: 'obs' | 'keys' | 'viewers' | 'words' | 'book') => void;
  /** To the set-up of a new game, and back to the table. */
  readonly newGame: (place: 'setup' | 'table') => void;
  /** The first steps are taken. */
  readonly guided: () => void;
  readonly speak: (language: Language) => void;
}

/** What the bars show. */
export interface PanelFace {
  readonly language: Language;
  readonly mode: Mode;
  readonly obs: ObsState;
  readonly obsChoice: ObsChoice;
  readonly history: History;
  readonly problem: Problem | null;
  readonly roles: 'shown' | 'hidden';
  /** Whether the clock is heard. */
  readonly sound: 'on' | 'off';
  /** The overlay is switched off by hand. */
  readonly offAir: boolean;
  /** What the host says in words of his own. */
  readonly own: OwnWords;
  readonly offers: readonly Offer[];
  readonly t: (key: PanelKey, params?: Record<string, string | number>) => string;
  readonly acts: PanelActs;
}
