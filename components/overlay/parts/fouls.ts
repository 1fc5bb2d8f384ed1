// Fouls as strokes that can be counted from afar; warnings and technical fouls beside them.

import { html, nothing, type TemplateResult } from 'lit';
import type { SeatView } from '../../../lib/game/view/types';
import { icon } from '../icons';
import type { Scene } from '../scene';
import { times } from './times';

/** The marks of one player; nothing for a clean sheet. */
export function fouls({ t }: Scene, seat: SeatView): TemplateResult | typeof nothing {
  if (seat.fouls + seat.warnings + seat.technicalFouls === 0) return nothing;
  return html`<span class="marks" part="fouls">
    ${
      seat.technicalFouls > 0
        ? html`<span class="technical" role="img" aria-label=${t('seat.technical', { count: seat.technicalFouls })}>
            ${times(seat.technicalFouls, () => 'T')}
          </span>`
        : nothing
    }
    ${
      seat.warnings > 0
        ? html`<span class="warnings" role="img" aria-label=${t('seat.warnings', { count: seat.warnings })}>
            ${times(seat.warnings, () => icon('warn'))}
          </span>`
        : nothing
    }
    ${
      seat.fouls > 0
        ? html`<span class="fouls" role="img" data-count=${seat.fouls} aria-label=${t('seat.fouls', { count: seat.fouls })}>
            ${times(seat.fouls, () => html`<i></i>`)}
          </span>`
        : nothing
    }
  </span>`;
}
