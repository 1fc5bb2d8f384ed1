// What was done last, in words: for a host who was interrupted.

import { html, nothing, type TemplateResult } from 'lit';
import type { PanelFace } from './face';

/** The last acts that stand, the newest on top; as many as there is room for. */
export const recentActs = ({ t, history }: PanelFace): TemplateResult | typeof nothing =>
  history.recent.length === 0
    ? nothing
    : html`<section class="recent" aria-label=${t('recent')}>
        <h2 class="muted small">${t('recent')}</h2>
        <ol>${history.recent.map((words) => html`<li>${words}</li>`)}</ol>
      </section>`;
