// One player's sheet: fouls with a reason, warnings, removal, corrections, a note.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { type Game, REASONS_OF, type Reason } from '../../../lib/game';
import { type Language, type PanelKey, reasonWords, tPanel } from '../../../lib/i18n';
import { controls } from '../../ui/controls.styles';
import { tokens } from '../../ui/tokens';
import type { Press } from '../hand/presses';

/**
 * The menu of a seat.
 *
 * @fires seat-act - `{ press }`: a press was chosen.
 * @fires close - the menu is done with.
 */
export class SeatMenu extends LitElement {
  static override properties = {
    game: { attribute: false },
    seat: { type: Number },
    language: {},
    reason: { state: true },
    effect: { state: true },
  };
  declare game: Game | null;
  declare seat: number;
  declare language: Language;
  declare private reason: string;
  declare private effect: 'option' | 'cancel' | 'hold';

  constructor() {
    super();
    this.game = null;
    this.seat = 0;
    this.language = 'ru';
    this.reason = '';
    this.effect = 'option';
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  override render(): TemplateResult | typeof nothing {
    const { game, language } = this;
    const player = game?.players[this.seat - 1];
    if (!game || !player) return nothing;
    const t = (key: PanelKey, params = {}) => tPanel(language, key, params);
    const inGame = player.exit === null;
    const running = game.stage.type !== 'deal' && game.stage.type !== 'over';
    return html`<section role="dialog" aria-label=${t('seat.menu', { seat: this.seat })}>
      <div class="row">
        <h2 class="grow"><span class="num">${this.seat}</span> <bdi class="name" dir="auto">${player.name}</bdi></h2>
        <button class="quiet" @click=${this.done} aria-label=${t('close')}>✕</button>
      </div>
      ${running && inGame ? this.penalties(game, t) : nothing} ${running ? this.corrections(game, inGame, t) : nothing}
      <form class="row" @submit=${this.note}>
        <input class="grow" name="note" maxlength="2000" placeholder=${t('seat.note')} aria-label=${t('seat.note')} />
        <button>${t('seat.note.add')}</button>
      </form>
    </section>`;
  }

  private penalties(
    game: Game,
    t: (key: PanelKey, params?: Record<string, number>) => string,
  ): TemplateResult {
    const fouls = game.rules.discipline === 'fouls';
    const reasons = Object.keys(REASONS_OF[game.set]) as Reason[];
    const press = (act: Press) => () => this.act(act);
    const reason = this.reason === '' ? {} : { reason: this.reason as Reason };
    const { seat } = this;
    return html`<label>
        ${t('seat.reason')}
        <select data-act="reason" @change=${(event: Event) => (this.reason = (event.target as HTMLSelectElement).value)}>
          <option value="">—</option>
          ${[...reasons, 'host' as const].map((id) => html`<option value=${id} ?selected=${id === this.reason}>${id === 'host' ? '' : `${id} `}${reasonWords(this.language, id)}</option>`)}
        </select>
      </label>
      <div class="row">
        ${
          fouls
            ? html`<span class="muted small">${t('seat.fouls')}</span> ${[1, 2, 3, 4].map((count) => html`<button class="num" data-foul=${count} @click=${press({ type: 'foul', seat, count, ...reason })}>+${count}</button>`)}
              <button data-act="noise" @click=${press({ type: 'noise', seat })}>${t('seat.noise')}</button>
              ${game.rules.technicalFouls ? html`<button @click=${press({ type: 'technical-foul', seat })}>${t('seat.technical')}</button>` : nothing}`
            : html`<button data-act="warn" @click=${press({ type: 'warn', seat, ...reason })}>${t('act.warn')}</button>`
        }
      </div>
      <div class="row">
        <button class="danger" data-act="remove" @click=${press({ type: 'remove', seat, ...reason, ...(this.effect === 'option' ? {} : { vote: this.effect }) })}>${t('act.remove')}</button>
        <label class="grow inline"
          >${t('seat.vote-effect')}
          <select @change=${(event: Event) => (this.effect = (event.target as HTMLSelectElement).value as typeof this.effect)}>
            ${(['option', 'cancel', 'hold'] as const).map((effect) => html`<option value=${effect}>${t(`seat.vote.${effect}`)}</option>`)}
          </select>
        </label>
        ${game.rules.teamDefeat ? html`<button class="danger" @click=${press({ type: 'team-defeat', seat })}>${t('seat.team-defeat')}</button>` : nothing}
      </div>`;
  }

  private corrections(
    game: Game,
    inGame: boolean,
    t: (key: PanelKey, params?: Record<string, number>) => string,
  ): TemplateResult {
    const { seat } = this;
    const fouls = game.players[seat - 1]?.fouls ?? 0;
    const correct = (change: Extract<Press, { type: 'correct' }>['change']) => () =>
      this.act({ type: 'correct', change });
    return html`<div class="row">
      <span class="muted small">${t('seat.correct')}</span>
      <button class="quiet" data-act="correct-exit" @click=${correct({ fact: inGame ? 'out' : 'in-game', seat })}>${t(inGame ? 'seat.out' : 'seat.return')}</button>
      ${game.rules.discipline === 'fouls' && fouls > 0 ? html`<button class="quiet" data-act="correct-fouls" @click=${correct({ fact: 'fouls', seat, value: fouls - 1 })}>${t('seat.set-fouls', { count: fouls - 1 })}</button>` : nothing}
    </div>`;
  }

  private readonly note = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('note');
    const text = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (text !== '') this.act({ type: 'note', text, seat: this.seat });
  };

  private act(press: Press): void {
    this.dispatchEvent(new CustomEvent('seat-act', { detail: { press } }));
    this.done();
  }

  private readonly done = (): void => {
    this.dispatchEvent(new CustomEvent('close'));
  };

  static override styles = [
    tokens,
    controls,
    css`
      section {
        display: grid;
        gap: 10px;
        padding: 12px;
        background: var(--mc-ink-2);
        border-top: 2px solid var(--mc-accent);
        border-radius: 14px 14px 0 0;
        box-shadow: 0 -12px 40px rgba(0, 0, 0, 0.6);
      }
      h2 {
        display: flex;
        gap: 8px;
        min-width: 0;
      }
      .inline {
        display: flex;
        align-items: center;
        gap: 6px;
      }
    `,
  ];
}

customElements.define('seat-menu', SeatMenu);
