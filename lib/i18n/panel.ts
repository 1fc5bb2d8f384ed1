// The panel's words in every language.

import { type Translate, translator } from './core';
import { panelEn } from './panel.en';
import { type PanelKey, panelRu } from './panel.ru';

/** The panel's translator. */
export const tPanel: Translate<PanelKey> = translator({ ru: panelRu, en: panelEn });
export type { PanelKey };
