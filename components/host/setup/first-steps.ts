// The first run: what to press to see the overlay, where it is pressed.

import { html, type TemplateResult } from 'lit';
import type { PanelFace } from '../bars/face';

/** Before the first game: three steps, each one press. */
export const firstSteps = (p: PanelFace): TemplateResult =>
  html`<section class="guide" aria-label=${p.t('guide.title')}>
    <h2>${p.t('guide.title')}</h2>
    <ol>
      <li>${p.t('guide.names')}</li>
      <li>${p.t('guide.start')}</li>
      <li>${p.t('guide.overlay')}</li>
    </ol>
  </section>`;

/** In the first game: where the overlay is. Gone when it was looked at, or sent away. */
export const firstLook = (p: PanelFace): TemplateResult =>
  html`<section class="guide row" role="status">
    <span class="grow">${p.t('guide.look')}</span>
    <button data-act="guide-look" @click=${() => p.acts.open('viewers')}>${p.t('guide.look.do')}</button>
    <button class="quiet" data-act="guide-done" aria-label=${p.t('close')} @click=${p.acts.guided}>✕</button>
  </section>`;
