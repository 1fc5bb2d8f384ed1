// The table: every seat in order, as the layout arranges them.

import { html, type TemplateResult } from 'lit';
import { type Arrangement, onRing } from '../layouts/arrangement';
import { type Scene, seatsInFocus, votesNow } from '../scene';
import { seatCell } from './seat';

/** All seats. */
export function seats(scene: Scene, { place, cells, columns }: Arrangement): TemplateResult {
  const { stage, seats: all } = scene.view;
  const marked = seatsInFocus(scene);
  const votes = votesNow(scene);
  const hands = new Set(stage.type === 'raise-all' ? stage.voters : []);
  const rows = Math.ceil(all.length / columns);
  // A row of seats has no hole at its end.
  const hole = (place === 'strip' || place === 'tall') && all.length < rows * columns;
  return html`<ol class="seats" part="seats" data-cells=${cells} ?data-hole=${hole} style="--columns:${columns};--rows:${rows}">
    ${all.map((one) =>
      seatCell(
        scene,
        one,
        {
          marked: marked.has(one.seat),
          vote: votes.get(one.seat) ?? null,
          hand: hands.has(one.seat),
        },
        place === 'ring' ? onRing(one.seat, all.length) : null,
      ),
    )}
  </ol>`;
}
