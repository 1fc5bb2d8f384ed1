// The last word of those who leave, with the best move and the testimony that come with it (CL-52, AMB-26, CT-20).

import { html, nothing } from 'lit';
import { EXIT_ICON, icon } from '../icons';
import { field } from '../parts/field';
import { queue } from '../parts/nominations';
import { plate, plates, player, players } from '../parts/plate';
import { type Scene, type StageViewOf, seatAt } from '../scene';
import type { Headline, Piece } from './headline';

export function lastWords(scene: Scene, stage: StageViewOf<'last-words'>): Headline {
  const { t } = scene;
  const speaker = stage.speaker;
  return {
    eyebrow: t('last-word'),
    main: speaker === null ? players(scene, stage.seats) : player(scene, speaker),
    aside: [exit(scene, stage), bestMove(scene, stage), testimony(scene), queue(scene, stage.next)],
  };
}

function exit(scene: Scene, { after, speaker, seats }: StageViewOf<'last-words'>): Piece {
  const how = seatAt(scene, speaker ?? seats[0] ?? 0)?.exit?.how;
  const word = scene.t(after === 'night' ? 'last-word.night' : 'last-word.vote');
  return html`<span class="exit">${how === undefined ? nothing : icon(EXIT_ICON[how])}<span>${word}</span></span>`;
}

function bestMove({ view, t }: Scene, { seats }: StageViewOf<'last-words'>): Piece {
  const move = view.bestMove;
  return move === null || !seats.includes(move.by)
    ? nothing
    : field('best-move', t('best-move'), plates(move.seats));
}

function testimony({ view, t }: Scene): Piece {
  const said = view.testimony;
  if (said === null) return nothing;
  const word = t(said.mafia ? 'testimony.mafia' : 'testimony.not-mafia');
  return field('testimony', t('testimony'), html`${plate(said.seat)}<span class="answer">${word}</span>`);
}
