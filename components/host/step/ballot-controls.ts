// A ballot and a raise-all: what was counted so far, and numbers to press instead of hands.

import { html, nothing, type TemplateResult } from 'lit';
import { view } from '../../../lib/game';
import { tPanel } from '../../../lib/i18n';
import type { Extras } from './extras';

/** Every candidate with his votes, and where the rest goes. */
export function tallies(x: Extras): TemplateResult | typeof nothing {
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
export function counts(x: Extras, type: 'vote-count' | 'raise-count'): TemplateResult | typeof nothing {
  const offer = x.offers.find((o) => o.type === type);
  const field = offer?.fields[0];
  if (field?.kind !== 'count' || field.max === 0) return nothing;
  const numbers = Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
  return html`<div class="counts" role="group" aria-label=${tPanel(x.language, 'ballot.count')}>
    ${numbers.map((count) => html`<button class="num" data-count=${count} @click=${() => x.press({ type, count })}>${count}</button>`)}
  </div>`;
}
