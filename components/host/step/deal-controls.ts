// The deal: cards by hand, at random, the city's choice of roles, a card that was seen.

import { html, nothing, type TemplateResult } from 'lit';
import { deckFor, ROLES_OF, SPECIALS, type Special, setupWarnings, suggestMafia } from '../../../lib/game';
import { tOverlay, tPanel } from '../../../lib/i18n';
import { dealPress } from '../hand/deck';
import type { Extras } from './extras';

/** The controls of the deal. */
export function dealControls(x: Extras): TemplateResult {
  const { game, mode, language } = x;
  const chosen = mode.type === 'role' ? mode.role : null;
  const dealt = (role: string) => game.players.filter((p) => p.role === role).length;
  const anyDealt = game.players.some((p) => p.role);
  return html`${game.set === 'city' ? deckChoice(x) : nothing}
    <div class="row" role="radiogroup">
      ${ROLES_OF[game.set].map(
        (role) =>
          html`<button role="radio" data-role=${role} aria-checked=${chosen === role} @click=${() => x.setMode(chosen === role ? { type: 'step' } : { type: 'role', role })}>
            ${tOverlay(language, `role.${role}`)} <span class="num muted">${dealt(role)}</span>
          </button>`,
      )}
    </div>
    ${
      anyDealt
        ? html`<div class="row">
            <button class="quiet" data-act="deal-roles" @click=${() => x.press(dealPress(game, x.deck))}>${tPanel(language, 'deal.again')}</button>
            <button class="quiet" data-act="card-seen" aria-pressed=${mode.type === 'seen'} @click=${() => x.setMode(mode.type === 'seen' ? { type: 'step' } : { type: 'seen', by: null })}>
              ${tPanel(language, 'deal.seen')}
            </button>
          </div>`
        : nothing
    }`;
}

/** CT-02, CT-03: the host chooses; a ratio outside 3–4 is a warning, never a ban. */
function deckChoice({ game, language, deck, setDeck }: Extras): TemplateResult {
  const players = game.players.length;
  // Our own suggestion is never called unusual: for some tables nothing nearer to the rule exists.
  const suggested = suggestMafia(deck.specials.includes('maniac') ? players - 1 : players).mafia;
  const warned =
    deck.mafia !== suggested &&
    setupWarnings('city', deckFor('city', players, deck.mafia, deck.specials), 'checked').some(
      (w) => w.code === 'mafia-ratio',
    );
  const more = (by: number) => setDeck({ ...deck, mafia: deck.mafia + by });
  const toggle = (role: Special) =>
    setDeck({ ...deck, specials: SPECIALS.filter((s) => (s === role) !== deck.specials.includes(s)) });
  return html`<div class="row">
      <span class="muted small">${tPanel(language, 'deal.mafia')}</span>
      <button data-act="fewer-mafia" aria-label="−1" ?disabled=${deck.mafia <= 1} @click=${() => more(-1)}>−</button>
      <b class="num" data-mafia>${deck.mafia}</b>
      <button data-act="more-mafia" aria-label="+1" ?disabled=${deck.mafia * 2 >= players - 1} @click=${() => more(1)}>+</button>
      ${warned ? html`<span class="error small" role="status">${tPanel(language, 'deal.ratio')}</span>` : nothing}
    </div>
    <div class="row">
      ${SPECIALS.map((role) => html`<button data-special=${role} aria-pressed=${deck.specials.includes(role)} @click=${() => toggle(role)}>${tOverlay(language, `role.${role}`)}</button>`)}
    </div>`;
}
