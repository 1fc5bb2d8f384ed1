// Day or night and its number: the block that opens the strip.

import { html, type TemplateResult } from 'lit';
import { type IconName, icon, winnerIcon } from '../icons';
import type { Scene } from '../scene';

/** The block's look, for styles: the light of the moment, or the side that won. */
export type Tone = 'day' | 'night' | 'game' | 'over';

/** What light the moment stands in. */
export function toneOf({ view }: Scene): Tone {
  if (view.stage.type === 'over') return 'over';
  if (view.stage.type === 'night') return 'night';
  return view.day > 0 ? 'day' : 'game';
}

/** The block. */
export function phase(scene: Scene): TemplateResult {
  const { view, t } = scene;
  const { stage } = view;
  const tone = toneOf(scene);
  if (stage.type === 'over')
    return html`<div class="phase" part="phase" data-tone="over">
      <span class="sign">${icon(winnerIcon(stage.winner))}</span>
    </div>`;
  const [word, number] =
    stage.type === 'night'
      ? [t('phase.night'), stage.number]
      : tone === 'day'
        ? [t('phase.day'), view.day]
        : [t('phase.game'), view.gameNumber];
  const sign: IconName = tone === 'night' ? 'moon' : 'spade';
  return html`<div class="phase" part="phase" data-tone=${tone}>
    <span class="word">${word}</span>
    ${number === null ? html`<span class="sign">${icon(sign)}</span>` : html`<b class="number">${number}</b>`}
  </div>`;
}
