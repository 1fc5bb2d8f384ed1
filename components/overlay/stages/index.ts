// From a view's stage to its headline: one file per stage.

import type { Scene } from '../scene';
import { ballot } from './ballot';
import { deal } from './deal';
import { defence } from './defence';
import { evening } from './evening';
import type { Headline } from './headline';
import { lastWords } from './last-words';
import { lot } from './lot';
import { morning } from './morning';
import { night } from './night';
import { over } from './over';
import { raiseAll } from './raise-all';
import { speeches } from './speeches';
import { votePending } from './vote-pending';

export type { Headline } from './headline';

/** The headline of what happens now. */
export function headlineOf(scene: Scene): Headline {
  const { stage } = scene.view;
  switch (stage.type) {
    case 'deal':
      return deal(scene, stage);
    case 'night':
      return night(scene, stage);
    case 'morning':
      return morning(scene, stage);
    case 'speeches':
      return speeches(scene, stage);
    case 'vote-pending':
      return votePending(scene, stage);
    case 'ballot':
      return ballot(scene, stage);
    case 'defence':
      return defence(scene, stage);
    case 'raise-all':
      return raiseAll(scene, stage);
    case 'lot':
      return lot(scene, stage);
    case 'last-words':
      return lastWords(scene, stage);
    case 'evening':
      return evening(scene, stage);
    case 'over':
      return over(scene, stage);
    default:
      return stage satisfies never;
  }
}
