// The lot between the tied (CT-14).

import { html } from 'lit';
import { players } from '../parts/plate';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export const lot = (scene: Scene, { seats }: StageViewOf<'lot'>): Headline => ({
  eyebrow: scene.t('lot'),
  main: html`<span class="verb">${scene.t('lot.between')}</span>${players(scene, seats)}`,
});
