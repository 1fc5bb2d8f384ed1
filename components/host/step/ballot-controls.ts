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

/**
 * Numbers to press instead of hands: from none to all voters, each always at its place. A number that cannot be now is
 * there and says why.
 */
export function counts(x: Extras, type: 'vote-count' | 'raise-count'): TemplateResult | typeof nothing {
  const { stage } = x.game;
  const field = x.offers.find((o) => o.type === type)?.fields[0];
  const voters =
    stage.type === 'ballot' ? stage.voters.length : x.game.players.filter((p) => p.exit === null).length;
  const { min, max } = field?.kind === 'count' ? field : { min: 1, max: 0 };
  const why = (count: number) =>
    count >= min && count <= max
      ? ''
      : tPanel(x.language, count < min ? 'ballot.given' : 'ballot.left', { count: count < min ? min : max });
  return html`<div class="counts ${voters > 11 ? 'many' : ''}" role="group" aria-label=${tPanel(x.language, 'ballot.count')}>
    ${Array.from({ length: voters + 1 }, (_, count) => html`<button class="num" data-count=${count} ?disabled=${why(count) !== ''} title=${why(count)} @click=${() => x.press({ type, count })}>${count}</button>`)}
  </div>`;
}
