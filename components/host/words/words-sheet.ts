// The words the host says, each to be said otherwise.

import { css, html, nothing, type TemplateResult } from 'lit';
import { slotsOf } from '../../../lib/i18n';
import { controls } from '../../ui/controls.styles';
import { tokens } from '../../ui/tokens';
import { HostElement } from '../host-element';
import { type OwnWords, SPOKEN, type SpokenKey, unknownSlots } from './spoken';

/** The longest sentence kept. */
const MAX_LENGTH = 200;

/**
 * One field a sentence; an empty one is said as we say it. Hooks: `[data-words]`, `[data-act=usual-words]`.
 *
 * @fires own-words - `{ words }`: the host's words in the shown language.
 */
export class WordsSheet extends HostElement {
  static override properties = { own: { attribute: false }, refused: { state: true } };
  declare own: OwnWords;
  declare private refused: { readonly key: SpokenKey; readonly slot: string } | null;

  constructor() {
    super();
    this.own = {};
    this.refused = null;
  }

  override render(): TemplateResult {
    return html`<h2>${this.t('words')}</h2>
      <p class="muted small">${this.t('words.about')}</p>
      ${SPOKEN.map((key) => this.field(key))}
      ${Object.keys(this.own).length > 0 ? html`<button class="quiet" data-act="usual-words" @click=${() => this.choose({})}>${this.t('words.usual')}</button>` : nothing}`;
  }

  private field(key: SpokenKey): TemplateResult {
    const ours = this.t(key);
    const wrong = this.refused?.key === key ? this.refused : null;
    return html`<label>
      <bdi dir="auto">${ours}</bdi>
      <input data-words=${key} dir="auto" maxlength=${MAX_LENGTH} placeholder=${ours} aria-invalid=${wrong !== null} .value=${this.own[key] ?? ''} @change=${(event: Event) => this.keep(key, (event.target as HTMLInputElement).value)} />
      ${wrong ? html`<span class="error" role="alert">${this.t('words.slot', { slot: wrong.slot, slots: slotsOf(ours).join(' ') || '—' })}</span>` : nothing}
    </label>`;
  }

  private keep(key: SpokenKey, typed: string): void {
    const text = typed.trim();
    const [slot] = unknownSlots(this.t(key), text);
    this.refused = slot === undefined ? null : { key, slot };
    if (slot !== undefined) return;
    const { [key]: _old, ...others } = this.own;
    this.choose(text === '' ? others : { ...others, [key]: text });
  }

  private choose(words: OwnWords): void {
    this.tell('own-words', { words });
  }

  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      p {
        margin: 0;
      }
    `,
  ];
}

customElements.define('words-sheet', WordsSheet);
