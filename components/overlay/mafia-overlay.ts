// The overlay: one view of the table as broadcast graphics.

import { html, LitElement, nothing } from 'lit';
import type { TableView } from '../../lib/game/view/types';
import { asLanguage, LANGUAGES, type Language } from '../../lib/i18n/core';
import { tOverlay } from '../../lib/i18n/overlay';
import { tokens } from '../ui/tokens';
import { asLayout, LAYOUT, LAYOUTS, type Layout } from './layouts';
import './mafia-clock';
import { sceneOf } from './scene';
import { boardStyles } from './styles/board.styles';
import { headlineStyles } from './styles/headline.styles';
import { iconStyles } from './styles/icon.styles';
import { overlayStyles } from './styles/overlay.styles';
import { partStyles } from './styles/parts.styles';
import { seatStyles } from './styles/seat.styles';

/**
 * `<mafia-overlay>`: draws what a view says and nothing else; transparent where it draws nothing.
 *
 * Properties:
 * - `view` the table; null draws nothing.
 * - `viewTime` ms since the epoch on the publisher's clock when `view` arrived; null (default) takes this machine's
 *   clock, which is right when both are one machine.
 * - `language` (attribute too) `ru` or `en`. `layout` (attribute too) `strip`.
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
    ...LAYOUTS.map((name) => LAYOUT[name].styles),
  ];
  static override properties = {
    view: { attribute: false },
    viewTime: { attribute: false },
    language: {},
    layout: {},
    outdated: { type: Boolean },
    unit: { state: true },
  };

  declare view: TableView | null;
  declare viewTime: number | null;
  declare language: Language;
  declare layout: Layout;
  declare outdated: boolean;
  /** The unit of every size, px; null until the box is measured: the styles then take it from the window. */
  declare private unit: number | null;

  private readonly box = new ResizeObserver(([entry]) => {
    if (entry) this.unit = LAYOUT[asLayout(this.layout)].unit(entry.contentRect);
  });

  constructor() {
    super();
    this.view = null;
    this.viewTime = null;
    this.language = LANGUAGES[0];
    this.layout = LAYOUTS[0];
    this.outdated = false;
    this.unit = null;
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
    return html`<div class="root" style=${this.unit === null ? nothing : `--u:${this.unit}px`} lang=${language}>
      ${this.outdated ? html`<div class="note" part="note">${tOverlay(language, 'note.update')}</div>` : nothing}
      ${this.view === null ? nothing : this.renderTable(this.view, language)}
    </div>`;
  }

  private renderTable(view: TableView, language: Language) {
    const clock = html`<mafia-clock
      part="clock"
      exportparts="time"
      .clock=${view.clock}
      .viewTime=${this.viewTime}
      .language=${language}
    ></mafia-clock>`;
    return LAYOUT[asLayout(this.layout)].draw(sceneOf(view, language), clock);
  }
}

if (!customElements.get('mafia-overlay')) customElements.define('mafia-overlay', MafiaOverlay);

declare global {
  interface HTMLElementTagNameMap {
    'mafia-overlay': MafiaOverlay;
  }
}
