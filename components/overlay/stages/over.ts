// The end: who won.

import { html } from 'lit';
import { icon, winnerIcon } from '../icons';
import { exits } from '../parts/exits';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export const over = (scene: Scene, { winner }: StageViewOf<'over'>): Headline => ({
  eyebrow: scene.t('over'),
  main: html`<span class="winner">${icon(winnerIcon(winner))}<span>${scene.t(`win.${winner}`)}</span></span>`,
  aside: [exits(scene)],
});
