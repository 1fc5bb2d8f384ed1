// The overlay's words in every language: a room of their own, so that the overlay file carries no others.

import { type Translate, translator } from './core';
import { overlayEn } from './overlay.en';
import { type OverlayKey, overlayRu } from './overlay.ru';

/** The overlay's translator. */
export const tOverlay: Translate<OverlayKey> = translator({ ru: overlayRu, en: overlayEn });
