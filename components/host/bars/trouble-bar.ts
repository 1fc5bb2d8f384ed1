// A press that was not accepted, in words, with what to do about it.

import { html, nothing, type TemplateResult } from 'lit';
import { refusalWords } from '../../../lib/i18n';
import type { PanelFace } from './face';

export function troubleBar(p: PanelFace): TemplateResult | typeof nothing {
  const { problem } = p;
  if (!problem) return nothing;
  if (problem.type !== 'refused') {
    const words = problem.type === 'stale' ? p.t('stale') : p.t('storage', { detail: problem.detail });
    return html`<div class="trouble" role="alert"><p>${words}</p><button class="quiet" data-act="cancel" @click=${p.acts.dismiss}>✕</button></div>`;
  }
  const { refusal } = problem;
  return html`<div class="trouble" role="alert" data-refusal=${refusal.code}>
      <p>${refusalWords(p.language, refusal)} <span class="muted small">${p.t('rule', { rule: refusal.rule })}</span></p>
      ${refusal.forceable ? html`<button class="danger" data-act="confirm" @click=${p.acts.confirm}>${p.t('confirm')}</button>` : nothing}
      <button class="quiet" data-act="cancel" aria-label=${p.t('cancel')} @click=${p.acts.dismiss}>✕</button>
    </div>`;
}
