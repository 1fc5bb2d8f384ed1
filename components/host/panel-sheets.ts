// What slides over the panel: a player's menu, the OBS link, the keys, what viewers see.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../lib/game';
import type { PanelFace } from './bars/face';
import type { Press } from './hand/presses';
import './keys/key-sheet';
import type { KeyboardLayout } from './keys/key-sheet';
import type { OwnKeys } from './keys/keys';
import './obs/obs-form';
import './players/player-book';
import type { BookNote } from './players/player-book';
import type { BookPlayer } from './players/types';
import './table/seat-menu';
import { type Dress, type ViewersChoice, viewersSheet } from './viewers/viewers-sheet';
import './words/words-sheet';

/** Which sheet is open. */
export type Sheet =
  | { readonly type: 'seat'; readonly seat: number }
  | { readonly type: 'obs' | 'keys' | 'viewers' | 'book' | 'words' }
  | null;

/** What the sheets show and do. */
interface SheetContext {
  readonly game: Game | null;
  readonly keyboard: KeyboardLayout;
  readonly viewers: ViewersChoice | null;
  readonly ownKeys: OwnKeys;
  readonly players: readonly BookPlayer[];
  readonly bookNote: BookNote;
  readonly close: () => void;
  readonly send: (press: Press) => void;
  readonly dress: Dress;
  readonly wear: (dress: Dress) => void;
  readonly choose: (choice: ViewersChoice) => void;
}

/** The open sheet; nothing when there is none. */
export function sheetView(sheet: Sheet, p: PanelFace, c: SheetContext): TemplateResult | typeof nothing {
  switch (sheet?.type) {
    case 'seat':
      return seatSheet(p, sheet.seat, c);
    case 'obs':
      return frame(
        p,
        p.t('obs.title'),
        html`<obs-form .obs=${p.obs} .choice=${p.obsChoice} .language=${p.language}></obs-form>`,
        c.close,
      );
    case 'keys':
      return frame(
        p,
        p.t('keys'),
        html`<key-sheet .language=${p.language} .layout=${c.keyboard} .own=${c.ownKeys}></key-sheet>
          <button class="quiet" data-act="words" @click=${() => p.acts.open('words')}>${p.t('words')}</button>`,
        c.close,
      );
    case 'words':
      return frame(
        p,
        p.t('words'),
        html`<words-sheet .language=${p.language} .own=${p.own}></words-sheet>`,
        c.close,
      );
    case 'viewers':
      return c.viewers
        ? frame(p, p.t('viewers'), viewersSheet(p.language, c.viewers, c.choose, c.dress, c.wear), c.close)
        : nothing;
    case 'book':
      return frame(
        p,
        p.t('book'),
        html`<player-book .language=${p.language} .players=${c.players} .note=${c.bookNote}></player-book>`,
        c.close,
      );
    case undefined:
      return nothing;
  }
}

/** A sheet with a way to close it. */
const frame = (p: PanelFace, label: string, content: TemplateResult, close: () => void): TemplateResult =>
  html`<div class="sheet" role="dialog" aria-label=${label}><div class="frame">${content}<button data-act="close" @click=${close}>${p.t('close')}</button></div></div>`;

const seatSheet = (p: PanelFace, seat: number, { game, close, send }: SheetContext): TemplateResult =>
  html`<div class="sheet">
    <seat-menu
      .game=${game}
      .seat=${seat}
      .language=${p.language}
      @seat-act=${(event: CustomEvent<{ press: Press }>) => send(event.detail.press)}
      @close=${close}
    ></seat-menu>
  </div>`;
