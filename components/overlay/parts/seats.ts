// The table: every seat in order, in one row or two.

import { html, type TemplateResult } from 'lit';
import { type Scene, seatsInFocus, votesNow } from '../scene';
import { seatCell } from './seat';

/** More seats than this sit in two rows: names stay readable. */
const ONE_ROW = 12;

/** All seats. */
export function seats(scene: Scene): TemplateResult {
  const { stage, seats: all } = scene.view;
  const marked = seatsInFocus(scene);
  const votes = votesNow(scene);
  const hands = new Set(stage.type === 'raise-all' ? stage.voters : []);
  const columns = all.length > ONE_ROW ? Math.ceil(all.length / 2) : all.length;
  return html`<ol class="seats" part="seats" data-rows=${all.length > ONE_ROW ? 2 : 1} ?data-odd=${all.length % 2 === 1} style="--columns:${columns}">
    ${all.map((one) =>
      seatCell(scene, one, {
        marked: marked.has(one.seat),
        vote: votes.get(one.seat) ?? null,
        hand: hands.has(one.seat),
      }),
    )}
  </ol>`;
}
