// Controls of a step beyond "press a seat, press next", by stage.

import { html, nothing, type TemplateResult } from 'lit';
import { tPanel } from '../../../lib/i18n';
import { counts, tallies } from './ballot-controls';
import { dealControls } from './deal-controls';
import { type Extras, has, lists, simple } from './extras';
import { lotControls } from './lot-controls';
import { nightControls } from './night-controls';

/** The controls of the running step. */
export function stepControls(x: Extras): TemplateResult | typeof nothing {
  switch (x.game.stage.type) {
    case 'deal':
      return dealControls(x);
    case 'night':
      return nightControls(x);
    case 'speeches':
      return html`<div class="row">
        ${simple(x, 'refuse-nomination', 'speeches.refuse')} ${simple(x, 'withdraw-nomination', 'speeches.withdraw')}
        ${simple(x, 'open-ballot', 'do.early-vote')}
      </div>`;
    case 'ballot':
      return html`${tallies(x)} ${counts(x, 'vote-count')}`;
    case 'raise-all':
      return counts(x, 'raise-count');
    case 'lot':
      return lotControls(x);
    case 'last-words':
    case 'morning':
      return html`<div class="row">${lists(x, 'best-move', 'words.best-move')} ${lists(x, 'guess', 'words.guess')}</div>
        ${has(x, 'testify') ? html`<p class="muted small">${tPanel(x.language, 'words.testify')}</p>` : nothing}`;
    case 'evening':
      return x.game.quietCycles >= 3
        ? html`<p class="muted small">${tPanel(x.language, 'evening.quiet')}</p>
            <button @click=${() => x.press({ type: 'end-game', winner: 'draw' })}>${tPanel(x.language, 'do.end-game')}</button>`
        : nothing;
    case 'vote-pending':
    case 'defence':
    case 'over':
      return nothing;
  }
}
