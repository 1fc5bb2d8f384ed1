// The circle of speeches: who speaks, who is next, who is nominated (CL-20…CL-34).

import { html, nothing } from 'lit';
import { icon } from '../icons';
import { nominations, queue } from '../parts/nominations';
import { player } from '../parts/plate';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export function speeches(scene: Scene, stage: StageViewOf<'speeches'>): Headline {
  const { t } = scene;
  return {
    eyebrow: stage.speaker === null ? t('speech.opens') : t('speech'),
    main: player(scene, stage.speaker ?? stage.opener),
    aside: [
      stage.silenced
        ? html`<span class="alert">${icon('mute')}<span>${t('speech.silenced')}</span></span>`
        : nothing,
      nominations(scene),
      queue(
        scene,
        stage.next.filter((seat) => stage.speaker !== null || seat !== stage.opener),
      ),
    ],
  };
}
