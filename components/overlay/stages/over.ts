// The end: who won.

import { html } from 'lit';
import { icon, winnerIcon } from '../icons';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export const over = ({ t }: Scene, { winner }: StageViewOf<'over'>): Headline => ({
  eyebrow: t('over'),
  main: html`<span class="winner">${icon(winnerIcon(winner))}<span>${t(`win.${winner}`)}</span></span>`,
});
