// What the viewers see: switches, the delay, everything off, and the picture itself in small.

import { html, type TemplateResult } from 'lit';
import { type Language, type PanelKey, tPanel } from '../../../lib/i18n';
import { asLayout, LAYOUTS, type Layout } from '../../overlay/layouts/arrangement';
import { asLook, LOOKS, type Look } from '../../overlay/looks';

/** The host's choice; the real one is lib/broadcast's. */
export interface ViewersChoice {
  readonly roles: boolean;
  readonly checks: boolean;
  readonly nominations: boolean;
  readonly votes: boolean;
  readonly clock: boolean;
  readonly names: boolean;
  readonly hidden: boolean;
  /** 0–300. */
  readonly delaySeconds: number;
}

/** What the picture wears, by name; the real one is lib/broadcast's. */
export type Dress = Readonly<Record<string, string>>;

const SWITCHES = ['nominations', 'votes', 'clock', 'names', 'roles', 'checks'] as const;
const MAX_DELAY_SECONDS = 300;

/** The sheet. `choose` and `wear` are called with every change, which is on air at once. */
export function viewersSheet(
  language: Language,
  choice: ViewersChoice,
  choose: (choice: ViewersChoice) => void,
  dress: Dress,
  wear: (dress: Dress) => void,
): TemplateResult {
  const t = (key: Parameters<typeof tPanel>[1]) => tPanel(language, key);
  const checked = (event: Event) => (event.target as HTMLInputElement).checked;
  const seconds = (event: Event) =>
    Math.min(
      MAX_DELAY_SECONDS,
      Math.max(0, Math.round((event.target as HTMLInputElement).valueAsNumber || 0)),
    );
  return html`<h2>${t('viewers')}</h2>
    <div class="mini"><iframe src="/overlay.html" title=${t('viewers.picture')} tabindex="-1"></iframe></div>
    <button class=${choice.hidden ? 'danger' : ''} data-act="hide" aria-pressed=${choice.hidden} @click=${() => choose({ ...choice, hidden: !choice.hidden })}>
      ${t(choice.hidden ? 'viewers.unhide' : 'viewers.hide')}
    </button>
    ${chips(language, 'layout', LAYOUTS, asLayout(dress.layout), (layout) => wear({ ...dress, layout }))}
    ${chips(language, 'look', LOOKS, asLook(dress.look), (look) => wear({ ...dress, look }))}
    <div class="switches">
      ${SWITCHES.map(
        (name) => html`<label class="switch">
          <input type="checkbox" data-switch=${name} .checked=${choice[name]} @change=${(event: Event) => choose({ ...choice, [name]: checked(event) })} />
          <span>${t(`viewers.${name}`)}</span>
        </label>`,
      )}
    </div>
    <label>
      ${t('viewers.delay')}
      <input type="number" data-delay min="0" max=${MAX_DELAY_SECONDS} .valueAsNumber=${choice.delaySeconds} @change=${(event: Event) => choose({ ...choice, delaySeconds: seconds(event) })} />
    </label>`;
}

/** One of a few, each a chip. */
const chips = <K extends 'layout' | 'look', V extends K extends 'layout' ? Layout : Look>(
  language: Language,
  kind: K,
  values: readonly V[],
  worn: V,
  choose: (value: V) => void,
): TemplateResult =>
  html`<div class="row" role="radiogroup" aria-label=${tPanel(language, kind)}>
    <span class="muted small">${tPanel(language, kind)}</span>
    ${values.map((value) => html`<button role="radio" data-wear=${value} aria-checked=${value === worn} @click=${() => choose(value)}>${tPanel(language, `${kind}.${value}` as PanelKey)}</button>`)}
  </div>`;
