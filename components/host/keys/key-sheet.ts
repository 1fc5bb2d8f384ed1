// The keys of the panel, as a sheet.

import { html, type TemplateResult } from 'lit';
import { type Language, type PanelKey, tPanel } from '../../../lib/i18n';

const KEYS: readonly (readonly [keys: string, what: PanelKey])[] = [
  ['Enter / Space', 'key.next'],
  ['1 … 9, 0', 'key.seat'],
  ['Shift + 1 … 7', 'key.seat-11'],
  ['U, Shift + U', 'key.undo'],
  ['F', 'key.foul'],
  ['X', 'key.remove'],
  ['P, +', 'key.clock'],
  ['C', 'key.count'],
  ['H', 'key.roles'],
  ['?', 'key.keys'],
  ['Esc', 'key.cancel'],
];

/** The sheet's rows. */
export const keySheet = (language: Language): TemplateResult =>
  html`<h2>${tPanel(language, 'keys')}</h2>
    <dl class="keys">${KEYS.map(([keys, what]) => html`<dt><kbd>${keys}</kbd></dt><dd>${tPanel(language, what)}</dd>`)}</dl>`;
