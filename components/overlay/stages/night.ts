// The night: darkness for most; who wakes and what was found out for those who may know.

import { html, nothing } from 'lit';
import type { CheckView, ShotView } from '../../../lib/game/view/types';
import { field } from '../parts/field';
import { plate } from '../parts/plate';
import type { Scene, StageViewOf } from '../scene';
import type { Headline, Piece } from './headline';

export function night(scene: Scene, stage: StageViewOf<'night'>): Headline {
  const { view, t } = scene;
  const tonight = <T extends { readonly night: number }>(all: readonly T[]): readonly T[] =>
    all.filter((one) => one.night === stage.number);
  return {
    eyebrow: stage.act === null ? t('phase.night') : t(`act.${stage.act}`),
    main: stage.step === null ? t('night.falls') : t(`wakes.${stage.step.wakes}`),
    aside: [shots(scene, tonight(view.shots)), checks(scene, tonight(view.checks))],
  };
}

const shots = ({ t }: Scene, some: readonly ShotView[]): Piece =>
  some.map(({ victim }) =>
    field(
      'shot',
      t('shots'),
      victim === null ? html`<span class="none">${t('shots.miss')}</span>` : plate(victim),
    ),
  );

const checks = ({ t }: Scene, some: readonly CheckView[]): Piece =>
  some.length === 0
    ? nothing
    : some.map((one) =>
        field(
          'check',
          t(`by.${one.by}`),
          html`${plate(one.seat)}<span class="answer" data-answer=${one.answer}>${t(`answer.${one.answer}`)}</span>`,
        ),
      );
