// What the last game hands on to the next one's set-up.

import { findOptionError, type OptionPatch, PRESETS, type PresetName, preset } from '../game';
import { fieldsOf, type Setting, setting } from './setting';

/** The set-up of the last game. */
export interface EveningSettings {
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

/** The last game's set-up; a fresh one for whatever is broken. */
export const eveningSetting: Setting<EveningSettings> = setting('local:evening', (stored) => {
  const fields = fieldsOf(stored);
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const name = PRESETS.find((known) => known === fields.preset) ?? PRESETS[0];
  const options = fieldsOf(fields.options) as OptionPatch;
  const names = Array.isArray(fields.names) ? fields.names.filter((n) => typeof n === 'string') : [];
  const number = Number(fields.gameNumber);
  return {
    preset: name,
    options: findOptionError(preset(name).rules, options) ? {} : options,
    names,
    title: text('title'),
    table: text('table'),
    hostName: text('hostName'),
    gameNumber: Number.isInteger(number) && number > 0 ? number : null,
  };
});
