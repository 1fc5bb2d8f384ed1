// The countdown of the running turn.

import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { ClockView } from '../../lib/game/view/types';
import { asLanguage, LANGUAGES, type Language } from '../../lib/i18n/core';
import { tOverlay } from '../../lib/i18n/overlay';
import { ClockController } from './clock-controller';
import { clockText } from './clock-math';
import { icon } from './icons';
import { clockStyles } from './styles/clock.styles';
import { iconStyles } from './styles/icon.styles';

/** From here on the clock is short of time, seconds. */
const LOW_SECONDS = 10;

/**
 * `<mafia-clock>`: minutes and seconds, rounded up: 1:00 at the start of a minute, 0:00 when it is over.
 * An element of its own so that a second that passes redraws these digits and nothing else.
 *
 * Properties: `clock` what to count, null draws nothing · `viewTime` ms since the epoch on the publisher's clock when
 * `clock` arrived, null for this machine's clock · `language`.
 * Parts: `time` the digits. Attributes set by it: `data-low` in the last ten seconds, `data-paused`, `data-over`.
 * Custom properties: `--u` the overlay's unit.
 */
export class MafiaClock extends LitElement {
  static override styles = [iconStyles, clockStyles];
  static override properties = { clock: { attribute: false }, viewTime: { attribute: false }, language: {} };

  declare clock: ClockView | null;
  declare viewTime: number | null;
  declare language: Language;

  private readonly countdown = new ClockController(this);

  constructor() {
    super();
    this.clock = null;
    this.viewTime = null;
    this.language = LANGUAGES[0];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('clock') || changed.has('viewTime'))
      this.countdown.follow(this.clock, this.viewTime ?? Date.now());
  }

  protected override render() {
    const seconds = this.countdown.seconds;
    if (this.clock === null || seconds === null) return nothing;
    const paused = this.clock.startedAt === null;
    return html`<div class="clock" ?data-low=${seconds <= LOW_SECONDS} ?data-over=${seconds === 0} ?data-paused=${paused}>
      ${paused && seconds > 0 ? html`<span role="img" aria-label=${tOverlay(asLanguage(this.language), 'clock.paused')}>${icon('pause')}</span>` : nothing}
      <span part="time" role="timer">${clockText(seconds)}</span>
    </div>`;
  }
}

if (!customElements.get('mafia-clock')) customElements.define('mafia-clock', MafiaClock);

declare global {
  interface HTMLElementTagNameMap {
    'mafia-clock': MafiaClock;
  }
}
