// What the picture wears.

import { type Dress, isDress } from '../broadcast';
import { type Setting, setting } from './setting';

/** Layout, look and custom properties by name; nothing for whatever is broken. */
export const dressSetting: Setting<Dress> = setting('local:dress', (stored) =>
  isDress(stored) ? stored : {},
);
