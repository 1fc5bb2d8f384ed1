// Controls of a step beyond "press a seat, press next": counts, shots apart, lots, cards, lists of seats.

import { html, nothing, type TemplateResult } from 'lit';
import { type Game, type Offer, view } from '../../lib/game';
import { type Language, type PanelKey, tPanel } from '../../lib/i18n';
import { type Deck, dealControls } from './deal-controls';
import type { Mode, Press } from './presses';
import { seatsText } from './seats-text';

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

/** The controls of the running step. */
export function stepExtras(x: Extras): TemplateResult | typeof nothing {
  switch (x.game.stage.type) {
    case 'deal':
      return dealControls(x);
    case 'night':
      return nightExtras(x);
    case 'speeches':
      return html`<div class="row">
        ${simple(x, 'refuse-nomination', 'speeches.refuse')} ${simple(x, 'withdraw-nomination', 'speeches.withdraw')}
        ${simple(x, 'open-ballot', 'do.early-vote')}
      </div>`;
    case 'ballot':
      return html`${tallies(x)} ${counts(x, 'vote-count')}`;
    case 'raise-all':
      return counts(x, 'raise-count');
    case 'lot':
      return lotExtras(x);
    case 'last-words':
    case 'morning':
      return html`<div class="row">${lists(x, 'best-move', 'words.best-move')} ${lists(x, 'guess', 'words.guess')}</div>
        ${has(x, 'testify') ? html`<p class="muted small">${tPanel(x.language, 'words.testify')}</p>` : nothing}`;
    case 'evening':
      return x.game.quietCycles >= 3
        ? html`<p class="muted small">${tPanel(x.language, 'evening.quiet')}</p>
            <button @click=${() => x.press({ type: 'end-game', winner: 'draw' })}>${tPanel(x.language, 'do.end-game')}</button>`
        : nothing;
    case 'vote-pending':
    case 'defence':
    case 'over':
      return nothing;
  }
}

const has = (x: Extras, type: Offer['type']): boolean => x.offers.some((o) => o.type === type);

/** A button for an offer that needs nothing more. */
function simple(x: Extras, type: Offer['type'], key: PanelKey): TemplateResult | typeof nothing {
  const offer = x.offers.find((o) => o.type === type);
  return offer
    ? html`<button class="quiet" data-act=${type} @click=${() => x.press({ type, ...offer.fixed } as Press)}>${tPanel(x.language, key)}</button>`
    : nothing;
}

function lists(x: Extras, type: Offer['type'], key: PanelKey): TemplateResult | typeof nothing {
  const offer = x.offers.find((o) => o.type === type);
  if (!offer) return nothing;
  const active = x.mode.type === 'seats' && x.mode.offer.type === type;
  return html`<button data-act=${type} aria-pressed=${active} @click=${() => x.setMode(active ? { type: 'step' } : { type: 'seats', offer, chosen: [] })}>
    ${tPanel(x.language, key)}
  </button>`;
}

function nightExtras(x: Extras): TemplateResult {
  const { game, language, mode } = x;
  const shooters = x.offers.flatMap((o) =>
    o.type === 'shoot' ? o.fields.flatMap((f) => (f.kind === 'seat' && f.name === 'by' ? f.from : [])) : [],
  );
  const shots = game.stage.type === 'night' ? game.stage.acts.shots : {};
  const chips = [...new Set(shooters)].map((by) => {
    const active = mode.type === 'shooter' && mode.by === by;
    const fired = shots[by];
    return html`<button data-shooter=${by} aria-pressed=${active} aria-label=${tPanel(language, 'night.shoot.by', { seat: by })} @click=${() => x.setMode(active ? { type: 'step' } : { type: 'shooter', by })}>
        <span class="num">${by} → ${fired === undefined ? '…' : fired.length ? seatsText(fired) : '∅'}</span>
      </button>
      ${active ? html`<button class="quiet" data-act="no-shot" @click=${() => x.press({ type: 'shoot', by, targets: [] })}>${tPanel(language, 'night.shoot.none')}</button>` : nothing}`;
  });
  const none = x.offers.find((o) => o.type === 'pick' && o.fixed.seat === null);
  return html`<div class="row">
    ${chips.length ? html`<span class="muted small">${tPanel(language, 'night.shoot.apart')}</span>${chips}` : nothing}
    ${none ? html`<button data-act="no-agreement" @click=${() => x.press({ type: 'pick', seat: null })}>${tPanel(language, 'night.no-agreement')}</button>` : nothing}
    ${lists(x, 'set-shooting-order', 'night.order')}
  </div>`;
}

function tallies(x: Extras): TemplateResult | typeof nothing {
  const now = view(x.game, 'host').stage;
  if (now.type !== 'ballot') return nothing;
  return html`<ol class="tallies">
    ${now.candidates.map(
      (c) => html`<li class="${c.state} ${c.leads ? 'leads' : ''}" data-tally=${c.seat}>
        <b class="num">${c.seat}</b><span class="votes num">${c.votes}</span>
        <span class="muted small num">${c.voters.join(' ')}${c.takesRest && now.unused > 0 && c.state === 'open' ? ` +${now.unused}` : ''}</span>
      </li>`,
    )}
  </ol>`;
}

/** Numbers to press instead of hands. */
function counts(x: Extras, type: 'vote-count' | 'raise-count'): TemplateResult | typeof nothing {
  const offer = x.offers.find((o) => o.type === type);
  const field = offer?.fields[0];
  if (field?.kind !== 'count' || field.max === 0) return nothing;
  const numbers = Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
  return html`<div class="counts" role="group" aria-label=${tPanel(x.language, 'ballot.count')}>
    ${numbers.map((count) => html`<button class="num" data-count=${count} @click=${() => x.press({ type, count })}>${count}</button>`)}
  </div>`;
}

function lotExtras(x: Extras): TemplateResult | typeof nothing {
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
