// The deal: how many cards are out, never which (CL-05, CL-11).

import { html } from 'lit';
import { times } from '../parts/times';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export const deal = ({ t }: Scene, { dealt, of }: StageViewOf<'deal'>): Headline => ({
  eyebrow: t('deal'),
  main: t('deal.going'),
  aside: [
    html`<span class="progress" role="img" aria-label=${t('deal.progress', { dealt, of })}>
      ${times(of, (index) => html`<i ?data-done=${index < dealt}></i>`)}
    </span>`,
  ],
  figure: html`<span class="figure"><b data-figure="dealt">${dealt}</b><small>/&nbsp;${of}</small></span>`,
});
