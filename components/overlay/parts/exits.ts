// Who has left so far and how, in order: the story of the game in one line.

import { html, nothing, type TemplateResult } from 'lit';
import type { ExitView, SeatView } from '../../../lib/game/view/types';
import { EXIT_ICON, icon } from '../icons';
import type { Scene } from '../scene';
import { field } from './field';
import { plate } from './plate';

type Gone = SeatView & { readonly exit: ExitView };

/** Night n comes before Day n. */
const when = ({ exit }: Gone): number => exit.number * 2 + (exit.phase === 'day' ? 1 : 0);

/** Every exit with its sign; nothing while all are there. */
export function exits({ view, t }: Scene): TemplateResult | typeof nothing {
  const gone = view.seats
    .filter((seat): seat is Gone => seat.exit !== null)
    .sort((a, b) => when(a) - when(b));
  return gone.length === 0
    ? nothing
    : field(
        'exits',
        t('exits'),
        gone.map(
          ({ seat, exit }) =>
            html`<span class="gone" data-gone=${seat} aria-label="${seat} ${t(`out.${exit.how}`)}" role="img">${icon(EXIT_ICON[exit.how])}${plate(seat)}</span>`,
        ),
      );
}
