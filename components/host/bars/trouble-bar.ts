// A press that was not accepted, in words, with what to do about it.

import { html, nothing, type TemplateResult } from 'lit';
import type { Refusal } from '../../../lib/game';
import { refusalWords } from '../../../lib/i18n';
import { gameName } from '../games/game-line';
import type { PanelFace, Problem } from './face';

export function troubleBar(p: PanelFace): TemplateResult | typeof nothing {
  const { problem } = p;
  if (!problem) return nothing;
  const close = html`<button class="quiet" data-act="cancel" aria-label=${p.t('close')} @click=${p.acts.dismiss}>✕</button>`;
  switch (problem.type) {
    case 'refused':
      return refused(p, problem.refusal);
    case 'storage':
      return storage(p, problem);
    case 'damaged':
      return damaged(p, problem);
    case 'unopened':
      return html`<div class="trouble" role="alert"><p>${p.t(`unopened.${problem.why}`)}</p>${close}</div>`;
    case 'stale':
    case 'restored':
      return html`<div class="trouble" role="alert" data-problem=${problem.type}><p>${p.t(problem.type)}</p>${close}</div>`;
  }
}

/** What was pressed stays to be seen until it is kept; only then the host may look away. */
function storage(
  p: PanelFace,
  { cause, detail, waiting }: Extract<Problem, { type: 'storage' }>,
): TemplateResult {
  return html`<div class="trouble wide" role="alert" data-problem="storage">
      <p>
        ${waiting.length > 0 ? html`<b>${p.t('storage.waiting', { presses: waiting.join(' → ') })}</b><br />` : nothing}
        ${p.t(`storage.${cause}`)} ${p.t('storage.again')} <span class="muted small">${detail}</span>
      </p>
      <div class="row"><button data-act="export-game" @click=${p.acts.exportGame}>${p.t('game.export')}</button>
      ${waiting.length > 0 ? html`<button class="quiet" data-act="cancel" @click=${p.acts.dismiss}>${p.t('storage.forget')}</button>` : nothing}</div>
    </div>`;
}

/** Damage that is found while the game is on screen: it can still be seen, and saved. */
function damaged(p: PanelFace, { damage, detail }: Extract<Problem, { type: 'damaged' }>): TemplateResult {
  const where = { game: gameName(p.language, damage.meta), n: damage.n, of: damage.of };
  return html`<div class="trouble wide" role="alert" data-problem="damaged">
      <p>${p.t('damaged.where', where)} <span class="muted small">${detail}</span></p>
      <div class="row"><button data-act="export-game" @click=${p.acts.exportGame}>${p.t('damaged.export')}</button></div>
    </div>`;
}

function refused(p: PanelFace, refusal: Refusal): TemplateResult {
  return html`<div class="trouble" role="alert" data-refusal=${refusal.code}>
      <p>${refusalWords(p.language, refusal)} <span class="small">${p.t('rule', { rule: refusal.rule })}</span></p>
      <div class="row">${refusal.forceable ? html`<button class="danger" data-act="confirm" @click=${p.acts.confirm}>${p.t('confirm')}</button>` : nothing}
      <button class="quiet" data-act="cancel" aria-label=${p.t('cancel')} @click=${p.acts.dismiss}>✕</button></div>
    </div>`;
}
