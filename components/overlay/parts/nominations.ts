// Who nominated whom today, in order (CL-34), and who speaks next.

import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../lib/game/basics/seats';
import type { Scene } from '../scene';
import { field } from './field';
import { plate, plates } from './plate';

/** As many as fit beside a speaker with their nominators; more are shown by number only. */
const WITH_NOMINATORS = 5;
/** As many of the coming speakers as tell the order. */
const NEXT = 3;

/** Nominations of the day; that the vote is cancelled, when it is (AMB-08). */
export function nominations({ view, t }: Scene): TemplateResult {
  const some = view.nominations;
  const list =
    some.length === 0
      ? html`<span class="none">${t('nominated.none')}</span>`
      : some.map(
          ({ by, seat }) => html`<span class="nomination" data-nomination=${`${by}-${seat}`}
            >${some.length > WITH_NOMINATORS ? nothing : html`<span class="by">${by}</span><span class="arrow">→</span>`}${plate(seat)}</span
          >`,
        );
  return field(
    'nominations',
    t('nominated'),
    html`${list}${view.voteCancelled ? html`<span class="alert">${t('vote.cancelled')}</span>` : nothing}`,
  );
}

/** Who speaks next; nothing after the last. */
export const queue = ({ t }: Scene, next: readonly Seat[]): TemplateResult | typeof nothing =>
  next.length === 0 ? nothing : field('next', t('next'), plates(next.slice(0, NEXT)));
