// The ballot's board: each candidate with his votes, in voting order.

import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../lib/game/basics/seats';
import { icon } from '../icons';
import { nameAt, type Scene, type StageViewOf } from '../scene';
import { plate } from './plate';

/** With more candidates than this the cards keep the number and the votes only. */
const WITH_VOTERS = 6;

/** With more candidates, or more voters, the numbers take the name's place: the name stands at the seat anyway. */
const NAMED = 3;
const WITH_NAME = 5;

/** One line of the board. */
interface Line {
  readonly seat: Seat;
  readonly votes: number;
  readonly voters: readonly Seat[];
  readonly state: 'waiting' | 'open' | 'closed';
  readonly leads: boolean;
  /** Votes that fall to this candidate if nobody else gets them (CL-46). */
  readonly rest: number;
}

/** The open ballot. */
export const ballotBoard = (scene: Scene, stage: StageViewOf<'ballot'>): TemplateResult =>
  board(
    scene,
    stage.candidates.map((one) => ({
      seat: one.seat,
      votes: one.votes,
      voters: one.voters,
      state: one.state,
      leads: one.leads && one.votes > 0,
      rest: one.takesRest && one.state !== 'closed' ? stage.unused : 0,
    })),
  );

/** The last closed ballot, when it was about these seats; nothing otherwise. */
export function lastBallot(scene: Scene, seats: readonly Seat[]): TemplateResult | typeof nothing {
  const last = scene.view.ballots.at(-1);
  const lines = last?.candidates.filter(({ seat }) => seats.includes(seat)) ?? [];
  if (last === undefined || lines.length === 0) return nothing;
  return board(
    scene,
    lines.map((one) => ({ ...one, state: 'closed', leads: last.leaders.includes(one.seat), rest: 0 })),
  );
}

const board = (scene: Scene, lines: readonly Line[]): TemplateResult => html`
  <ol class="board" part="ballot" ?data-tight=${lines.length > WITH_VOTERS}>${lines.map((line) => card(scene, line, lines.length > NAMED || line.voters.length > WITH_NAME))}</ol>
`;

const card = (scene: Scene, line: Line, crowded: boolean): TemplateResult => html`
  <li
    class="candidate"
    part="candidate"
    data-candidate=${line.seat}
    data-votes=${line.votes}
    data-state=${line.state}
    ?data-leads=${line.leads}
    ?data-crowded=${crowded}
  >
    ${plate(line.seat)}
    <span class="who">
      <bdi class="name" dir="auto">${nameAt(scene, line.seat)}</bdi>
      <span class="voters"
        >${line.voters.map((voter) => html`<span data-voter=${voter}>${voter}</span> `)}${rest(scene, line)}</span
      >
    </span>
    <span class="tally">
      ${line.leads ? html`<span class="leads" role="img" aria-label=${scene.t('ballot.leader')}>${icon('up')}</span>` : nothing}
      <b class="count">${line.votes}</b>
    </span>
  </li>
`;

const rest = ({ t }: Scene, line: Line): TemplateResult | typeof nothing =>
  line.rest === 0
    ? nothing
    : html`<span class="rest" data-rest=${line.rest}><b>+${line.rest}</b><small> ${t('ballot.rest')}</small></span>`;
