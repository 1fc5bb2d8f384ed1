// The overlay: one view of the table as broadcast graphics.

import { html, LitElement, nothing } from 'lit';
import type { TableView } from '../../lib/game/view/types';
import { asLanguage, LANGUAGES, type Language } from '../../lib/i18n/core';
import { tOverlay } from '../../lib/i18n/overlay';
import { tokens } from '../ui/tokens';
import { type Arrangement, arrange, asLayout, type Box, LAYOUTS, type Layout } from './layouts/arrangement';
import { picture } from './layouts/picture';
import { asLook, LOOKS, type Look } from './looks';
import './mafia-clock';
import { sceneOf } from './scene';
import { boardStyles } from './styles/board.styles';
import { headlineStyles } from './styles/headline.styles';
import { iconStyles } from './styles/icon.styles';
import { lookStyles } from './styles/looks.styles';
import { overlayStyles } from './styles/overlay.styles';
import { partStyles } from './styles/parts.styles';
import { placeStyles } from './styles/places.styles';
import { seatStyles } from './styles/seat.styles';

/**
 * `<mafia-overlay>`: draws what a view says and nothing else; transparent where it draws nothing.
 *
 * Properties:
 * - `view` the table; null draws nothing.
 * - `viewTime` ms since the epoch on the publisher's clock when `view` arrived; null (default) takes this machine's
 *   clock, which is right when both are one machine.
 * - `language` (attribute too) `ru` or `en`. `layout` (attribute too) `strip`, `columns`, `ring`, `corner`; a box higher
 *   than wide is filled from below whatever the layout, but for the corner.
 * - `look` (attribute too) `gold`, `paper`, `violet`.
 * - `outdated` (attribute too) a frame of a version this code cannot read has come: a small note, the picture stays.
 *
 * Parts: `strip`, `title`, `headline`, `phase`, `banner`, `eyebrow`, `seats`, `seat`, `name`, `fouls`, `ballot`,
 * `candidate`, `clock`, `time`, `note`.
 *
 * Custom properties: the colours and the type of `components/ui/tokens.ts`, each as `--mafia-…`
 * (`--mafia-accent`, `--mafia-ink`, `--mafia-text`, `--mafia-red`, `--mafia-font`, …).
 *
 * To read the picture from outside: `[data-stage]`, `[data-banner]`, `[data-seat="4"]` with `data-state`
 * (`in` or how the player left), `data-fouls`, `data-vote`, `data-speaking`; `[data-candidate="7"]` with `data-votes`.
 *
 * Draws only when a property changes; a running clock redraws its own digits once a second.
 */
export class MafiaOverlay extends LitElement {
  static override styles = [
    tokens,
    overlayStyles,
    iconStyles,
    partStyles,
    headlineStyles,
    boardStyles,
    seatStyles,
    placeStyles,
    lookStyles,
  ];
  static override properties = {
    view: { attribute: false },
    viewTime: { attribute: false },
    language: {},
    layout: {},
    outdated: { type: Boolean },
    look: {},
    measured: { state: true },
  };

  declare view: TableView | null;
  declare viewTime: number | null;
  declare language: Language;
  declare layout: Layout;
  declare outdated: boolean;
  declare look: Look;
  /** The box; null until it is measured: the styles then take the unit from the window. */
  declare private measured: Box | null;

  private readonly box = new ResizeObserver(([entry]) => {
    if (entry) this.measured = { width: entry.contentRect.width, height: entry.contentRect.height };
  });

  constructor() {
    super();
    this.view = null;
    this.viewTime = null;
    this.language = LANGUAGES[0];
    this.layout = LAYOUTS[0];
    this.outdated = false;
    this.look = LOOKS[0];
    this.measured = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.box.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.box.disconnect();
  }

  protected override render() {
    const language = asLanguage(this.language);
    const arrangement = arrange(asLayout(this.layout), this.view?.seats.length ?? 0, this.measured);
    return html`<div class="root" data-look=${asLook(this.look)} style=${this.measured === null ? nothing : `--u:${arrangement.unit}px`} lang=${language}>
      ${this.outdated ? html`<div class="note" part="note">${tOverlay(language, 'note.update')}</div>` : nothing}
      ${this.view === null ? nothing : this.renderTable(this.view, language, arrangement)}
    </div>`;
  }

  private renderTable(view: TableView, language: Language, arrangement: Arrangement) {
    const clock = html`<mafia-clock
      part="clock"
      exportparts="time"
      .clock=${view.clock}
      .viewTime=${this.viewTime}
      .language=${language}
    ></mafia-clock>`;
    return picture(sceneOf(view, language), clock, arrangement);
  }
}

if (!customElements.get('mafia-overlay')) customElements.define('mafia-overlay', MafiaOverlay);

declare global {
  interface HTMLElementTagNameMap {
    'mafia-overlay': MafiaOverlay;
  }
}
