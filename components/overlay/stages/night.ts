// The night: darkness for most; who wakes and what was found out for those who may know.

import { html, type TemplateResult } from 'lit';
import type { CheckView, ShotView } from '../../../lib/game/view/types';
import { exits } from '../parts/exits';
import { field } from '../parts/field';
import { plate } from '../parts/plate';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

export function night(scene: Scene, stage: StageViewOf<'night'>): Headline {
  const { view, t } = scene;
  const tonight = <T extends { readonly night: number }>(all: readonly T[]): readonly T[] =>
    all.filter((one) => one.night === stage.number);
  const facts = [...shots(scene, tonight(view.shots)), ...checks(scene, tonight(view.checks))];
  return {
    eyebrow: stage.act === null ? t('phase.night') : t(`act.${stage.act}`),
    main: stage.step === null ? t('night.falls') : t(`wakes.${stage.step.wakes}`),
    // What was found out tonight, for those who may know; for everybody else who is not at the table any more.
    aside: facts.length > 0 ? facts : [exits(scene)],
  };
}

const shots = ({ t }: Scene, some: readonly ShotView[]): readonly TemplateResult[] =>
  some.map(({ victim }) =>
    field(
      'shot',
      t('shots'),
      victim === null ? html`<span class="none">${t('shots.miss')}</span>` : plate(victim),
    ),
  );

const checks = ({ t }: Scene, some: readonly CheckView[]): readonly TemplateResult[] =>
  some.map((one) =>
    field(
      'check',
      t(`by.${one.by}`),
      html`${plate(one.seat)}<span class="answer" data-answer=${one.answer}>${t(`answer.${one.answer}`)}</span>`,
    ),
  );
