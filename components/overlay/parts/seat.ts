// One player at the table: number, name, marks, and one line that says what is special about him now.

import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../lib/game/basics/seats';
import type { SeatView } from '../../../lib/game/view/types';
import { EXIT_ICON, icon, TEAM_ICON } from '../icons';
import type { Scene } from '../scene';
import { fouls } from './fouls';
import { plate } from './plate';

/** Names of more characters are set smaller, on two lines: sixteen must stand whole. */
const LONG = 9;
const LONGER = 12;

/** What the moment says about a seat. */
export interface SeatMoment {
  /** The moment is about this seat. */
  readonly marked: boolean;
  /** Whom he votes for in the open ballot; null while his vote is not given. */
  readonly vote: Seat | null;
  /** His hand is up to raise them all. */
  readonly hand: boolean;
}

/** The seat's cell. Attributes say in plain words what the cell draws. `at`: its place on a ring, 0–1. */
export function seatCell(
  scene: Scene,
  seat: SeatView,
  moment: SeatMoment,
  at: { readonly x: number; readonly y: number } | null,
): TemplateResult {
  return html`<li
    part="seat"
    class="seat"
    data-seat=${seat.seat}
    data-state=${seat.exit?.how ?? 'in'}
    data-fouls=${seat.fouls}
    data-warnings=${seat.warnings}
    data-vote=${moment.vote ?? nothing}
    data-role=${seat.role ?? nothing}
    data-team=${seat.team ?? nothing}
    ?data-marked=${moment.marked}
    ?data-speaking=${seat.speaking}
    ?data-silenced=${seat.silenced}
    style=${at ? `--x:${at.x};--y:${at.y}` : nothing}
  >
    <span class="top">
      <b class="number">${seat.seat}</b>
      ${seat.exit === null ? nothing : html`<span class="how">${icon(EXIT_ICON[seat.exit.how])}</span>`}
      ${marks(scene, seat)}
    </span>
    <bdi class="name" part="name" dir="auto" data-length=${seat.name.length > LONGER ? 'longer' : seat.name.length > LONG ? 'long' : nothing}>${seat.name}</bdi>
    <span class="status">${status(scene, seat, moment)}</span>
  </li>`;
}

/** The one line under the name: the card at the end, else an exit before the moment before the card. */
function status(scene: Scene, seat: SeatView, moment: SeatMoment): Line {
  const { t } = scene;
  if (scene.view.stage.type === 'over' && seat.role !== null) return card(scene, seat);
  if (seat.exit !== null) return html`<span class="exit">${t(`out.${seat.exit.how}`)}</span>`;
  if (moment.vote !== null)
    return html`${side(seat)}<span class="vote" role="img" aria-label=${t('seat.voted', { seat: moment.vote })}
        >→${plate(moment.vote)}</span
      >`;
  if (moment.hand)
    return html`${side(seat)}<span class="vote">${icon('hand')}<span>${t('raise.for')}</span></span>`;
  if (seat.silenced)
    return html`<span class="silenced" role="img" aria-label=${t('seat.silenced')}>${icon('mute')}</span>
      ${seat.role === null ? html`<span class="silenced" aria-hidden="true">${t('seat.silenced')}</span>` : card(scene, seat)}`;
  return card(scene, seat);
}

/** At the right of the number: fouls of those in the game; of the others the side if known, else when they left. */
function marks(scene: Scene, seat: SeatView): Line {
  if (seat.exit === null) return fouls(scene, seat);
  if (seat.team !== null) return scene.view.stage.type === 'over' ? nothing : side(seat);
  if (seat.exit.how === 'removed' && seat.fouls > 0) return fouls(scene, seat);
  const { phase, number } = seat.exit;
  return html`<span class="when">${scene.t(`out.when.${phase}`, { number })}</span>`;
}

/** The card in words, on its side's colour. */
const card = ({ t }: Scene, { role, team }: SeatView): Line =>
  role === null || team === null
    ? nothing
    : html`<span class="role" data-team=${team}>${icon(TEAM_ICON[team])}<span>${t(`role.${role}`)}</span></span>`;

/** The side's shape alone, where there is no room for the card. */
const side = ({ team }: SeatView): Line =>
  team === null ? nothing : html`<span class="side" data-team=${team}>${icon(TEAM_ICON[team])}</span>`;

type Line = TemplateResult | typeof nothing;
