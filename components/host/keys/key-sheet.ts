// The keys of the panel, as a sheet: what the host's own keyboard prints on them.

import { html, type TemplateResult } from 'lit';
import { type Language, type PanelKey, tPanel } from '../../../lib/i18n';
import { KEYS } from './keys';

/** What the present keyboard prints at a place, without Shift (`navigator.keyboard.getLayoutMap`); null: unknown. */
export type KeyboardLayout = ReadonlyMap<string, string> | null;

/** Keys that print no sign. */
const NAMED: Readonly<Record<string, string>> = { Enter: 'Enter', Space: 'Space', Escape: 'Esc' };

/** What is printed on the key at a place, e.g. `F`, on a Russian keyboard `А`. */
export function keyName(code: string, layout: KeyboardLayout): string {
  const named = NAMED[code];
  if (named !== undefined) return named;
  const plain = /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? PLAIN[code] ?? code;
  return (layout?.get(code) ?? plain).toUpperCase();
}

/** Signs of the American keyboard, for browsers that do not tell the layout. */
const PLAIN: Readonly<Record<string, string>> = { Equal: '=', Slash: '/' };

/** A digit with the sign its key prints where that is another one: `1 (&)` on a French keyboard. */
const digitName = (digit: number, layout: KeyboardLayout): string => {
  const printed = keyName(`Digit${digit}`, layout);
  return printed === String(digit) ? printed : `${digit} (${printed})`;
};

/** `sign` where the key prints it, with Shift or without; else what the key prints. */
const signName = (code: string, plain: string, sign: string, layout: KeyboardLayout): string => {
  const printed = keyName(code, layout);
  return printed === plain || [...(layout?.values() ?? [])].includes(sign) ? sign : printed;
};

/** Every key of the panel as it is printed, with what it does. */
export function keyRows(layout: KeyboardLayout): readonly (readonly [keys: string, what: PanelKey])[] {
  const name = (code: string) => keyName(code, layout);
  const digit = (n: number) => digitName(n, layout);
  return [
    [`${name(KEYS.next)} / Space`, 'key.next'],
    [`${digit(1)} … ${digit(9)}, ${digit(0)}`, 'key.seat'],
    [`Shift + ${digit(1)} … ${digit(7)}`, 'key.seat-11'],
    [`${name(KEYS.undo)}, Shift + ${name(KEYS.undo)}`, 'key.undo'],
    [name(KEYS.foul), 'key.foul'],
    [name(KEYS.remove), 'key.remove'],
    [`${name(KEYS.clock)}, ${signName(KEYS.plus, '=', '+', layout)}`, 'key.clock'],
    [name(KEYS.count), 'key.count'],
    [name(KEYS.roles), 'key.roles'],
    [name(KEYS.hide), 'key.hide'],
    [signName(KEYS.keys, '/', '?', layout), 'key.keys'],
    [name(KEYS.cancel), 'key.cancel'],
  ];
}

/** The sheet's rows. */
export const keySheet = (language: Language, layout: KeyboardLayout): TemplateResult =>
  html`<h2>${tPanel(language, 'keys')}</h2>
    <dl class="keys">${keyRows(layout).map(([keys, what]) => html`<dt><kbd>${keys}</kbd></dt><dd>${tPanel(language, what)}</dd>`)}</dl>`;
