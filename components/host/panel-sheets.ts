// What slides over the panel: a player's menu, the OBS link, the keys.

import { html, type TemplateResult } from 'lit';
import type { Game, Seat } from '../../lib/game';
import './obs/obs-form';
import type { PanelFace } from './bars/face';
import type { Press } from './hand/presses';
import './table/seat-menu';

/** A sheet with a way to close it. */
export const sheetFrame = (
  p: PanelFace,
  label: string,
  content: TemplateResult,
  close: () => void,
): TemplateResult =>
  html`<div class="sheet" role="dialog" aria-label=${label}><div class="frame">${content}<button data-act="close" @click=${close}>${p.t('close')}</button></div></div>`;

/** The OBS link. */
export const obsForm = (p: PanelFace): TemplateResult =>
  html`<obs-form .obs=${p.obs} .choice=${p.obsChoice} .language=${p.language}></obs-form>`;

/** The menu of a seat. */
export const seatSheet = (
  p: PanelFace,
  game: Game,
  seat: Seat,
  close: () => void,
  send: (press: Press) => void,
): TemplateResult =>
  html`<div class="sheet">
    <seat-menu
      .game=${game}
      .seat=${seat}
      .language=${p.language}
      @seat-act=${(event: CustomEvent<{ press: Press }>) => send(event.detail.press)}
      @close=${close}
    ></seat-menu>
  </div>`;
