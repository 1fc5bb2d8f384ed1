// The lot: a coin for two, a draw for more, or everybody stays.

import { html, nothing, type TemplateResult } from 'lit';
import { tPanel } from '../../../lib/i18n';
import type { Extras } from './extras';

/** The controls of the lot. */
export function lotControls(x: Extras): TemplateResult | typeof nothing {
  const { language } = x;
  if (x.game.stage.type !== 'lot') return nothing;
  const { seats } = x.game.stage;
  const spare = html`<button class="quiet" data-act="spare-all" @click=${() => x.press({ type: 'spare-all' })}>${tPanel(language, 'lot.spare')}</button>`;
  const [first, second] = x.coin === 'straight' ? seats : [...seats].reverse();
  if (seats.length === 2 && first !== undefined && second !== undefined) {
    const assign = { heads: first, tails: second };
    const side = (result: 'heads' | 'tails') =>
      html`<button class="grow" data-lot=${result} @click=${() => x.press({ type: 'lot', method: 'coin', assign, result })}>
        ${tPanel(language, 'lot.fell', { side: tPanel(language, `lot.${result}`), seat: assign[result] })}
      </button>`;
    return html`<div class="row">${side('heads')} ${side('tails')}</div>
      <div class="row"><button class="quiet" data-act="swap" @click=${x.swapCoin}>${tPanel(language, 'lot.swap')}</button> ${spare}</div>`;
  }
  const assign = Object.fromEntries(seats.map((seat) => [String(seat), seat]));
  return html`<div class="row">
      ${seats.map((seat) => html`<button data-lot=${seat} @click=${() => x.press({ type: 'lot', method: 'draw', assign, result: String(seat) })}>${tPanel(language, 'lot.draw', { seat })}</button>`)}
    </div>
    <div class="row">${spare}</div>`;
}
