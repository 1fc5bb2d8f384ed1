// What the controls of a step are given, and the buttons several steps share.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game, Offer } from '../../../lib/game';
import { type Language, type PanelKey, tPanel } from '../../../lib/i18n';
import type { Deck } from '../hand/deck';
import type { Mode, Press } from '../hand/presses';

/** What the controls need and what they do. */
export interface Extras {
  readonly game: Game;
  readonly offers: readonly Offer[];
  readonly mode: Mode;
  readonly language: Language;
  /** The cards of a city deal. */
  readonly deck: Deck;
  readonly setDeck: (deck: Deck) => void;
  /** Which tied candidate has the coin's first side. */
  readonly coin: 'straight' | 'swapped';
  readonly press: (press: Press) => void;
  readonly setMode: (mode: Mode) => void;
  readonly swapCoin: () => void;
}

/** Whether the rules offer it now. */
export const has = (x: Extras, type: Offer['type']): boolean => x.offers.some((o) => o.type === type);

/** A button for an offer that needs nothing more. */
export function simple(x: Extras, type: Offer['type'], key: PanelKey): TemplateResult | typeof nothing {
  const offer = x.offers.find((o) => o.type === type);
  return offer
    ? html`<button class="quiet" data-act=${type} @click=${() => x.press({ type, ...offer.fixed } as Press)}>${tPanel(x.language, key)}</button>`
    : nothing;
}

/** A button that begins the choice of several seats for an offer. */
export function lists(x: Extras, type: Offer['type'], key: PanelKey): TemplateResult | typeof nothing {
  const offer = x.offers.find((o) => o.type === type);
  if (!offer) return nothing;
  const active = x.mode.type === 'seats' && x.mode.offer.type === type;
  return html`<button data-act=${type} aria-pressed=${active} @click=${() => x.setMode(active ? { type: 'step' } : { type: 'seats', offer, chosen: [] })}>
    ${tPanel(x.language, key)}
  </button>`;
}
