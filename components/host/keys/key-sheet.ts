// The keys of the panel, as a sheet: what the host's own keyboard prints on them.

import { css, html, nothing, type TemplateResult } from 'lit';
import type { PanelKey } from '../../../lib/i18n';
import { controls } from '../../ui/controls.styles';
import { tokens } from '../../ui/tokens';
import { HostElement } from '../host-element';
import { FREE_ACTS, type FreeAct, KEYS, type KeyRefusal, keyRefusal, type OwnKeys, placesOf } from './keys';

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

/** A row of the sheet: the keys as they are printed, what they do, and the act when the host may choose its key. */
export interface KeyRow {
  readonly keys: string;
  readonly what: PanelKey;
  readonly act: FreeAct | null;
}

/** Every key of the panel as it is printed, with what it does. */
export function keyRows(layout: KeyboardLayout, own: OwnKeys = {}): readonly KeyRow[] {
  const places = placesOf(own);
  const digit = (n: number) => digitName(n, layout);
  const fixed = (keys: string, what: PanelKey): KeyRow => ({ keys, what, act: null });
  const free = (act: FreeAct): KeyRow => {
    const code = places[act];
    const name = signOf(code, layout);
    return { keys: act === 'undo' ? `${name}, Shift + ${name}` : name, what: `key.${act}`, act };
  };
  return [
    fixed(`${keyName(places.next, layout)} / Space`, 'key.next'),
    fixed(`${digit(1)} … ${digit(9)}, ${digit(0)}`, 'key.seat'),
    fixed(`Shift + ${digit(1)} … ${digit(7)}`, 'key.seat-11'),
    ...FREE_ACTS.map(free),
    fixed(keyName(places.cancel, layout), 'key.cancel'),
  ];
}

/** `+` and `?` are found by their sign where the layout prints them elsewhere. */
const signOf = (code: string, layout: KeyboardLayout): string =>
  code === KEYS.plus
    ? signName(code, '=', '+', layout)
    : code === KEYS.keys
      ? signName(code, '/', '?', layout)
      : keyName(code, layout);

/**
 * The sheet of keys. A row whose key may be chosen waits for the new one after a press. Hooks: `[data-key-of]`, `[data-act=usual-keys|words]`.
 *
 * @fires own-keys - `{ keys }`: the host's keys where they differ from ours.
 */
export class KeySheet extends HostElement {
  static override properties = {
    layout: { attribute: false },
    own: { attribute: false },
    asked: { state: true },
    refusal: { state: true },
  };
  declare layout: KeyboardLayout;
  declare own: OwnKeys;
  /** The act whose new key is waited for. */
  declare private asked: FreeAct | null;
  declare private refusal: KeyRefusal | null;

  constructor() {
    super();
    this.layout = null;
    this.own = {};
    this.asked = null;
    this.refusal = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Before the panel's own keys hear it.
    window.addEventListener('keydown', this.take, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.take, { capture: true });
  }

  override render(): TemplateResult {
    return html`<h2>${this.t('keys')}</h2>
      <dl>${keyRows(this.layout, this.own).map((row) => this.row(row))}</dl>
      ${this.refusal ? html`<p class="error" role="alert">${this.refusalText(this.refusal)}</p>` : nothing}
      ${Object.keys(this.own).length > 0 ? html`<button class="quiet" data-act="usual-keys" @click=${() => this.choose({})}>${this.t('key.usual')}</button>` : nothing}`;
  }

  private row({ keys, what, act }: KeyRow): TemplateResult {
    const waits = act !== null && this.asked === act;
    return html`<dt>
        ${
          act === null
            ? html`<kbd>${keys}</kbd>`
            : html`<button class="quiet" data-key-of=${act} aria-pressed=${waits} aria-label="${this.t('key.change', { what: this.t(what) })}: ${keys}" @click=${() => this.ask(act)}><kbd>${waits ? this.t('key.press') : keys}</kbd></button>`
        }
      </dt>
      <dd>${this.t(what)}</dd>`;
  }

  private ask(act: FreeAct): void {
    this.asked = this.asked === act ? null : act;
    this.refusal = null;
  }

  private readonly take = (event: KeyboardEvent): void => {
    const { asked } = this;
    // A modifier alone may still be on its way to nothing; Escape and Tab stay what they are.
    if (asked === null || event.key === 'Shift' || event.key === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.code === KEYS.cancel) {
      this.asked = null;
      return;
    }
    this.refusal = keyRefusal(event.code, asked, this.own);
    if (this.refusal) return;
    this.asked = null;
    const { [asked]: _old, ...others } = this.own;
    this.choose(event.code === KEYS[asked] ? others : { ...others, [asked]: event.code });
  };

  private refusalText(refusal: KeyRefusal): string {
    return refusal.type === 'fixed'
      ? this.t('key.fixed')
      : this.t('key.taken', { what: this.t(`key.${refusal.by}`) });
  }

  private choose(keys: OwnKeys): void {
    this.tell('own-keys', { keys });
  }

  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: grid;
        gap: 10px;
      }
      p,
      dl,
      dd {
        margin: 0;
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: center;
        gap: 4px 12px;
      }
      dt button {
        min-height: 30px;
        min-width: 44px;
        text-align: start;
      }
      kbd {
        font: inherit;
        font-weight: 650;
        color: var(--mc-accent);
      }
      [aria-pressed='true'] kbd {
        color: inherit;
      }
    `,
  ];
}

customElements.define('key-sheet', KeySheet);
