// The car crash: the tied defend themselves; on Day 1 the leader may only speak and stay (CL-48, AMB-27).

import { html, nothing } from 'lit';
import { lastBallot } from '../parts/candidates';
import { queue } from '../parts/nominations';
import { plates, player } from '../parts/plate';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export function defence(scene: Scene, stage: StageViewOf<'defence'>): Headline {
  const { t } = scene;
  const stays = stage.leadsTo === 'stay';
  const board = lastBallot(scene, stage.seats);
  if (stage.speaker === null)
    return {
      eyebrow: t(stays ? 'leader.speech' : 'crash'),
      main: html`<span class="verb">${t(stays ? 'leader.stays' : 'crash.tied')}</span>
        ${board === nothing ? plates(stage.seats) : nothing}`,
      aside: [board],
    };
  return {
    eyebrow: stays ? t('leader.speech') : `${t('crash')} · ${t('crash.defence')}`,
    main: player(scene, stage.speaker),
    aside: [board, queue(scene, stage.next)],
  };
}
