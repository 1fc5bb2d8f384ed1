// The ballot: votes coming in, the rest to the last, who leads (CL-44…CL-47).

import { html } from 'lit';
import { ballotBoard } from '../parts/candidates';
import { plate } from '../parts/plate';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export function ballot(scene: Scene, stage: StageViewOf<'ballot'>): Headline {
  const { t } = scene;
  const name =
    stage.round < 2 ? t(stage.round === 0 ? 'vote' : 'revote') : t('revote.number', { round: stage.round });
  return {
    eyebrow: name,
    main: html`<span class="verb">${t('ballot.now')}</span>${plate(stage.current)}`,
    aside: [ballotBoard(scene, stage)],
    figure: html`<span class="figure" data-field="unused"
      ><small>${t('ballot.unused')}</small> <b data-figure="unused">${stage.unused}</b></span
    >`,
    wide: true,
  };
}
