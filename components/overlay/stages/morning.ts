// The morning: who was killed, or that nobody was (CL-52, CL-61).

import { html } from 'lit';
import { players } from '../parts/plate';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export function morning(scene: Scene, { killed }: StageViewOf<'morning'>): Headline {
  const { t } = scene;
  if (killed.length === 0) return { eyebrow: t('morning.good'), main: t('morning.nobody') };
  return {
    eyebrow: t('morning'),
    main: html`<span class="verb">${t('morning.killed', { count: killed.length })}</span>${players(scene, killed)}`,
  };
}
