// Before the game: who sits where, by which rules.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import {
  OPTIONS_OF,
  type OptionPatch,
  type OptionValue,
  PRESETS,
  type PresetName,
  preset,
  type Refusal,
  type Setup,
} from '../../../lib/game';
import {
  type Language,
  optionValueWords,
  optionWords,
  type PanelKey,
  refusalWords,
  tPanel,
} from '../../../lib/i18n';
import { controls } from '../../ui/controls.styles';
import { tokens } from '../../ui/tokens';
import { type BookPlayer, shownName } from '../players/types';
import { type Evening, FIRST_EVENING } from './evening';
import './seat-list';
import { resized } from './seating';

/** Seats a fresh form shows. */
const FIRST_SEATS = 10;
const CLASSIC_SEATS = { min: FIRST_SEATS, max: FIRST_SEATS };
const CITY_SEATS = { min: 6, max: 17 };

/**
 * The set-up of a game. Hooks: `[data-preset=…]`, `[data-act=start]`; the seats are <seat-list>'s.
 *
 * @fires new-game - `{ setup, evening }`: the host wants to start; refused set-ups come back as `refusal`. `evening` is
 *   what the next game's form begins with.
 */
export class SetupForm extends LitElement {
  static override properties = {
    language: {},
    refusal: { attribute: false },
    players: { attribute: false },
    evening: { attribute: false },
    names: { state: true },
    preset: { state: true },
    options: { state: true },
  };
  declare language: Language;
  /** Why the last attempt was refused; shown at its seat when it has one. */
  declare refusal: Refusal | null;
  /** The player book. */
  declare players: readonly BookPlayer[];
  /** What the last game of the evening hands on. */
  declare evening: Evening;
  declare private names: readonly string[];
  declare private preset: PresetName;
  declare private options: OptionPatch;

  constructor() {
    super();
    this.language = 'ru';
    this.refusal = null;
    this.players = [];
    this.evening = FIRST_EVENING;
    this.names = Array.from({ length: FIRST_SEATS }, () => '');
    this.preset = 'classic-seed';
    this.options = {};
  }

  /** The next game of an evening begins with what the last one had, but the names. */
  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('evening') || this.evening === FIRST_EVENING) return;
    this.choose(this.evening.preset);
    this.options = this.evening.options;
  }

  override render(): TemplateResult {
    const t = (key: PanelKey, params: Record<string, string | number> = {}) =>
      tPanel(this.language, key, params);
    const city = preset(this.preset).rules === 'city';
    const { evening } = this;
    return html`<form @submit=${this.start}>
      <h2>${t('setup.preset')}</h2>
      <div class="presets" role="radiogroup" aria-label=${t('setup.preset')}>
        ${PRESETS.map(
          (
            name,
          ) => html`<button type="button" role="radio" data-preset=${name} aria-checked=${name === this.preset} @click=${() => this.choose(name)}>
            <b>${t(`preset.${name}`)}</b>
          </button>`,
        )}
      </div>
      <p class="muted small">${t(`preset.${this.preset}.about`)}</p>
      <seat-list
        .language=${this.language}
        .names=${this.names}
        .range=${city ? CITY_SEATS : CLASSIC_SEATS}
        .refusal=${this.refusal}
        .players=${this.players}
        .last=${this.evening.names}
        @names=${this.rename}
      ></seat-list>
      ${this.refusal && !this.refusal.params.seat ? html`<p class="error" role="alert">${refusalWords(this.language, this.refusal)}</p>` : nothing}
      <button class="start" data-act="start">${t('setup.start')}</button>
      <details ?open=${evening.title !== ''}>
        <summary>${t('setup.more')}</summary>
        <label>${t('setup.broadcast')}<input name="title" maxlength="120" .value=${evening.title} /></label>
        <div class="pair">
          <label>${t('setup.table')}<input name="table" maxlength="40" .value=${evening.table} /></label>
          <label>${t('setup.number')}<input name="gameNumber" type="number" min="1" max="9999" .value=${String(evening.gameNumber ?? '')} /></label>
        </div>
        <label>${t('setup.host')}<input name="hostName" maxlength="60" .value=${evening.hostName} /></label>
      </details>
      <details>
        <summary>${t('setup.options')}</summary>
        ${Object.entries(OPTIONS_OF[preset(this.preset).rules]).map(([key, { values, rule }]) => this.optionField(key, values, rule))}
      </details>
    </form>`;
  }

  private optionField(key: string, values: readonly OptionValue[], rule: string): TemplateResult {
    const current = this.options[key] ?? preset(this.preset).options[key];
    return html`<label class="option">
      <span>${optionWords(this.language, key)} <span class="muted small">${rule}</span></span>
      <select @change=${(event: Event) => this.setOption(key, values[(event.target as HTMLSelectElement).selectedIndex])}>
        ${values.map((value) => html`<option ?selected=${value === current}>${optionValueWords(this.language, key, value)}</option>`)}
      </select>
    </label>`;
  }

  private setOption(key: string, value: OptionValue | undefined): void {
    if (value !== undefined) this.options = { ...this.options, [key]: value };
  }

  private choose(name: PresetName): void {
    if (preset(name).rules !== preset(this.preset).rules) this.options = {};
    this.preset = name;
    this.names = resized(this.names, preset(name).rules === 'city' ? this.names.length : FIRST_SEATS);
  }

  private readonly start = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const { rules, options, timers } = preset(this.preset);
    const setup: Setup = {
      rules,
      options: { ...options, ...this.options },
      timers,
      names: this.names.map((name) => shownName(this.players, name)),
      title: text('title'),
      table: text('table'),
      gameNumber: Number(text('gameNumber')) || null,
      hostName: text('hostName'),
    };
    const evening: Evening = {
      preset: this.preset,
      options: this.options,
      names: this.names,
      title: text('title'),
      table: text('table'),
      hostName: text('hostName'),
      gameNumber: setup.gameNumber ? setup.gameNumber + 1 : null,
    };
    this.dispatchEvent(
      new CustomEvent('new-game', { detail: { setup, evening }, bubbles: true, composed: true }),
    );
  };

  private readonly rename = (event: CustomEvent<{ names: readonly string[] }>): void => {
    this.names = event.detail.names;
  };

  static override styles = [
    tokens,
    controls,
    css`
      form {
        display: grid;
        gap: 8px;
        padding: 12px;
      }
      p {
        margin: 0;
      }
      .presets {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 6px;
      }
      @media (max-width: 250px) {
        .presets {
          grid-template-columns: 1fr;
        }
        form {
          padding: 4px;
        }
      }
      .pair {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
        margin-top: 8px;
      }
      .start {
        min-height: 52px;
        font-size: 17px;
        font-weight: 700;
        background: var(--mc-accent);
        color: var(--mc-on-accent);
        border-color: var(--mc-accent);
      }
      details > label {
        margin-top: 8px;
      }
      summary {
        cursor: pointer;
        padding: 6px 0;
        color: var(--mc-text-2);
      }
    `,
  ];
}

customElements.define('setup-form', SetupForm);
