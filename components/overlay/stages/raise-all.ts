// Raise them all? Hands against what is needed, counted from all the living (CL-50).

import { html } from 'lit';
import { plates } from '../parts/plate';
import { times } from '../parts/times';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export const raiseAll = ({ t }: Scene, stage: StageViewOf<'raise-all'>): Headline => ({
  eyebrow: t('crash'),
  main: html`<span class="verb">${t('raise')}</span>${plates(stage.seats)}`,
  aside: [
    html`<span class="hands" data-for=${stage.votesFor} data-needed=${stage.needed}>
      ${times(
        stage.living,
        (index) =>
          html`<i ?data-up=${index < stage.votesFor} ?data-last-needed=${index === stage.needed - 1}></i>`,
      )}
    </span>`,
  ],
  figure: html`<span class="figure" data-field="raise"
    ><small>${t('raise.for')} <br />${t('raise.needed', { needed: stage.needed })}</small
    > <b data-figure="for">${stage.votesFor}</b></span
  >`,
});
