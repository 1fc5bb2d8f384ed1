// Discipline and the clock: what is at hand in every step.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../../lib/game';
import type { PanelFace } from './face';

export function toolBar(p: PanelFace, game: Game): TemplateResult | typeof nothing {
  if (game.stage.type === 'deal' || game.stage.type === 'over') return nothing;
  const penalty = game.rules.discipline === 'fouls' ? 'foul' : 'warn';
  const tool = (type: 'foul' | 'warn' | 'remove') =>
    html`<button data-act=${type} aria-pressed=${p.mode.type === type} @click=${() => p.acts.toggle(type)}>${p.t(`act.${type}`)}</button>`;
  return html`<div class="tools">
      ${tool(penalty)} ${tool('remove')}
      <span class="grow"></span>
      ${
        game.clock
          ? html`<button data-act="clock" @click=${p.acts.clock}>${p.t(game.clock.startedAt === null ? 'act.resume' : 'act.pause')}</button>
            <button class="num" data-act="plus" @click=${p.acts.plus}>${p.t('act.plus')}</button>`
          : nothing
      }
    </div>`;
}
