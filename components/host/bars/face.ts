// What the panel's bars show and what they can do.

import type { Offer, Refusal } from '../../../lib/game';
import type { Language, PanelKey } from '../../../lib/i18n';
import type { Mode, Press } from '../hand/presses';
import type { ObsChoice, ObsState } from '../obs/obs-form';

/** What undo and redo would do, in words; null when there is nothing. */
export interface History {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** A press that was not accepted: by the rules, because the log had moved on, or because it could not be written. */
export type Problem =
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly press: Press }
  | { readonly type: 'stale' }
  | { readonly type: 'storage'; readonly detail: string };

/** What the bars can do. */
export interface PanelActs {
  readonly next: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly toggle: (type: 'foul' | 'warn' | 'remove') => void;
  readonly clock: () => void;
  readonly plus: () => void;
  readonly roles: () => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  readonly pickDone: () => void;
  readonly open: (sheet: 'obs' | 'keys' | 'new-game') => void;
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
  readonly offers: readonly Offer[];
  readonly t: (key: PanelKey, params?: Record<string, string | number>) => string;
  readonly acts: PanelActs;
}
