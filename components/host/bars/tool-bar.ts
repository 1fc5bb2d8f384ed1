// The clock at hand: pause and go on, ten seconds more, stop.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../../lib/game';
import type { PanelFace } from './face';

/** The clock's buttons; nothing while no clock runs. */
export function toolBar(p: PanelFace, game: Game): TemplateResult | typeof nothing {
  if (!game.clock) return nothing;
  return html`<div class="tools">
      <button class="grow" data-act="clock" @click=${p.acts.clock}>${p.t(game.clock.startedAt === null ? 'act.resume' : 'act.pause')}</button>
      <button class="grow num" data-act="plus" @click=${p.acts.plus}>${p.t('act.plus')}</button>
      <button class="grow" data-act="stop-clock" @click=${p.acts.stopClock}>${p.t('act.stop')}</button>
      <button class="quiet" data-act="sound" aria-pressed=${p.sound === 'off'} aria-label=${p.t('act.mute')} title=${p.t('act.mute')} @click=${p.acts.mute}>${p.sound === 'on' ? '🔔' : '🔕'}</button>
    </div>`;
}
