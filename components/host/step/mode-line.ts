// What a seat press means while a choice is open.

import { html, type TemplateResult } from 'lit';
import type { PanelFace } from '../bars/face';
import { listOf } from '../hand/presses';

/** What a seat press means while a choice is open. */
export function modeLine(p: PanelFace): TemplateResult | null {
  const { mode } = p;
  switch (mode.type) {
    case 'foul':
    case 'warn':
    case 'remove':
      return html`<p class="mode">${p.t(`mode.${mode.type}`)}</p>`;
    case 'count':
      return html`<p class="mode num">${p.t('count.prompt', { count: mode.digits || '…' })}</p>`;
    case 'seats': {
      const what =
        mode.offer.type === 'best-move'
          ? 'words.best-move'
          : mode.offer.type === 'guess'
            ? 'words.guess'
            : 'night.order';
      return html`<div class="row mode">
          <span class="grow">${p.t('pick.title', { what: p.t(what), seats: mode.chosen.join(', ') || '—' })}</span>
          <button data-act="pick-done" ?disabled=${mode.chosen.length < (listOf(mode.offer)?.min ?? 0)} @click=${p.acts.pickDone}>${p.t('pick.done')}</button>
        </div>`;
    }
    case 'seen':
      return html`<p class="mode">${p.t(mode.by === null ? 'deal.seen.by' : 'deal.seen.whose')}</p>`;
    case 'step':
    case 'shooter':
    case 'role':
      return null;
  }
}
