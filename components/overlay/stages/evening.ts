// What the day came to, before the night falls.

import { html } from 'lit';
import { lastBallot } from '../parts/candidates';
import { players } from '../parts/plate';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export function evening(scene: Scene, { outcome }: StageViewOf<'evening'>): Headline {
  const { t } = scene;
  switch (outcome.type) {
    case 'left':
      return {
        eyebrow: t(`how.${outcome.how}`),
        main: html`<span class="verb">${t('evening.left', { count: outcome.seats.length })}</span>${players(scene, outcome.seats)}`,
        aside: [lastBallot(scene, outcome.seats)],
      };
    case 'stayed':
      return {
        eyebrow: `${t('evening.nobody')} · ${t(`why.${outcome.why}`)}`,
        main: html`<span class="verb">${t('evening.stays', { count: outcome.seats.length })}</span>${players(scene, outcome.seats)}`,
        aside: [lastBallot(scene, outcome.seats)],
      };
    case 'no-vote':
      return { eyebrow: t(`why.${outcome.why}`), main: t('evening.nobody') };
  }
}
