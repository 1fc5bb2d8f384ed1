// A night step: shots apart, no agreement, the shooting order.

import { html, nothing, type TemplateResult } from 'lit';
import { tPanel } from '../../../lib/i18n';
import { shootersOf } from '../hand/presses';
import { type Extras, lists } from './extras';
import { seatsText } from './seats-text';

/** The controls of the night. */
export function nightControls(x: Extras): TemplateResult {
  const { game, language, mode } = x;
  const shots = game.stage.type === 'night' ? game.stage.acts.shots : {};
  const chips = shootersOf(x.offers).map((by) => {
    const active = mode.type === 'shooter' && mode.by === by;
    const fired = shots[by];
    const text = `${by} → ${fired === undefined ? '…' : fired.length ? seatsText(fired) : '∅'}`;
    return html`<button data-shooter=${by} aria-pressed=${active} aria-label="${tPanel(language, 'night.shoot.apart')}: ${text}" @click=${() => x.setMode(active ? { type: 'step' } : { type: 'shooter', by })}>
        <span class="num">${text}</span>
      </button>
      ${active ? html`<button class="quiet" data-act="no-shot" @click=${() => x.press({ type: 'shoot', by, targets: [] })}>${tPanel(language, 'night.shoot.none')}</button>` : nothing}`;
  });
  const none = x.offers.find((o) => o.type === 'pick' && o.fixed.seat === null);
  return html`<div class="row">
    ${chips.length ? html`<span class="muted small">${tPanel(language, 'night.shoot.apart')}</span>${chips}` : nothing}
    ${none ? html`<button data-act="no-agreement" @click=${() => x.press({ type: 'pick', seat: null })}>${tPanel(language, 'night.no-agreement')}</button>` : nothing}
    ${lists(x, 'set-shooting-order', 'night.order')}
  </div>`;
}
