// What was done last, in words: for a host who was interrupted, and the way back to any of it.

import { html, nothing, type TemplateResult } from 'lit';
import type { PanelFace } from './face';

/** The last acts that stand, the newest on top; as many as there is room for. A press takes back that act and all after it. */
export const recentActs = ({ t, history, acts }: PanelFace): TemplateResult | typeof nothing =>
  history.recent.length === 0
    ? nothing
    : html`<section class="recent" aria-label=${t('recent')}>
        <h2 class="muted small">${t('recent')}</h2>
        <ol>${history.recent.map(
          (words, i) =>
            html`<li><button data-back=${i + 1} title=${t('recent.back', { count: i + 1 })} @click=${() => acts.undoTo(i + 1)}>${words}</button></li>`,
        )}</ol>
      </section>`;
