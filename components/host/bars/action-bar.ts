// The one next press, undo and redo: always at the same place.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../../lib/game';
import { nextLabel } from '../step/next-label';
import type { PanelFace } from './face';

export function actionBar(p: PanelFace, game: Game): TemplateResult {
  const next = p.offers.find((offer) => offer.primary && offer.type !== 'lot');
  const { undo, redo } = p.history;
  return html`<footer>
      <button class="next" data-act="next" ?disabled=${!next} @click=${p.acts.next}>${next ? nextLabel(game, next, p.language, p.own) : (blockedWords(p, game) ?? '…')}</button>
      <div class="row">
        <button class="grow quiet undo" data-act="undo" ?disabled=${undo === null} @click=${p.acts.undo}>↶ ${p.t('undo')}${undo ? html`: <span class="name">${undo}</span>` : nothing}</button>
        <button class="quiet" data-act="redo" ?disabled=${redo === null} title=${redo ?? ''} aria-label=${p.t('redo')} @click=${p.acts.redo}>↷</button>
        ${game.stage.type === 'over' || game.stage.type === 'deal' ? html`<button class="quiet" data-act="new-game" @click=${() => p.acts.newGame('setup')}>${p.t('new-game')}</button>` : nothing}
      </div>
    </footer>`;
}

/** Why there is no next press: in city a vote is missing, a lot is to be drawn. */
function blockedWords(p: PanelFace, game: Game): string | null {
  if (game.stage.type !== 'ballot') return null;
  const given = game.stage.tallies.flatMap((tally) => tally.voters);
  const seats = game.stage.voters.filter((seat) => !given.includes(seat)).join(', ');
  return p.t('ballot.missing', { seats });
}
