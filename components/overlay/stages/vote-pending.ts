// Between the speeches and the ballot: who is up for the vote, or why there is none (CL-41…CL-43).

import { nominations } from '../parts/nominations';
import { players } from '../parts/plate';
import type { Scene, StageViewOf } from '../scene';
import type { Headline } from './headline';

/** So many candidates are shown with their names. */
const NAMED = 4;

export function votePending(scene: Scene, { candidates, skip }: StageViewOf<'vote-pending'>): Headline {
  const { t } = scene;
  if (skip !== null) return { eyebrow: t(`why.${skip}`), main: t('vote.none'), aside: [nominations(scene)] };
  return { eyebrow: t('vote.soon'), main: players(scene, candidates, NAMED) };
}
