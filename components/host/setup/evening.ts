// What one game of an evening hands on to the next: who sat where, by which rules, on which broadcast.

import { type OptionPatch, PRESETS, type PresetName } from '../../../lib/game';

/** The set-up of the last game, for the next one's form. */
export interface Evening {
  readonly preset: PresetName;
  readonly options: OptionPatch;
  /** Names as typed, seat 1 first; empty: no game yet. */
  readonly names: readonly string[];
  readonly title: string;
  readonly table: string;
  readonly hostName: string;
  /** The next game's number; null: games are not numbered. */
  readonly gameNumber: number | null;
}

/** Before the first game. */
export const FIRST_EVENING: Evening = {
  preset: PRESETS[0],
  options: {},
  names: [],
  title: '',
  table: '',
  hostName: '',
  gameNumber: null,
};
