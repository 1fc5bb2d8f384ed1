// Before the game: who sits where, by which rules.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
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

/** Seats a fresh form shows. */
const FIRST_SEATS = 10;
const CITY_SEATS = { min: 6, max: 17 };

/**
 * The set-up of a game. Hooks: `[name="seat-1"]`…, `[data-act=default-names]`, `[data-preset=…]`, `[data-act=start]`.
 *
 * @fires new-game - `{ setup }`: the host wants to start; refused set-ups come back as `refusal`.
 */
export class SetupForm extends LitElement {
  static override properties = {
    language: {},
    refusal: { attribute: false },
    names: { state: true },
    preset: { state: true },
    options: { state: true },
  };
  declare language: Language;
  /** Why the last attempt was refused; shown at its seat when it has one. */
  declare refusal: Refusal | null;
  declare private names: readonly string[];
  declare private preset: PresetName;
  declare private options: OptionPatch;

  constructor() {
    super();
    this.language = 'ru';
    this.refusal = null;
    this.names = Array.from({ length: FIRST_SEATS }, () => '');
    this.preset = 'classic-seed';
    this.options = {};
  }

  override render(): TemplateResult {
    const t = (key: PanelKey, params: Record<string, string | number> = {}) =>
      tPanel(this.language, key, params);
    const city = preset(this.preset).rules === 'city';
    return html`<form @submit=${this.start} @paste=${this.paste}>
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
      <div class="row">
        <h2 class="grow">${t('setup.players')}</h2>
        ${
          city
            ? html`<button type="button" data-act="drop-seat" aria-label=${t('setup.drop')} ?disabled=${this.names.length <= CITY_SEATS.min} @click=${() => this.resize(-1)}>−</button>
              <span class="num">${this.names.length}</span>
              <button type="button" data-act="add-seat" aria-label=${t('setup.add')} ?disabled=${this.names.length >= CITY_SEATS.max} @click=${() => this.resize(1)}>+</button>`
            : nothing
        }
        <button type="button" data-act="default-names" @click=${this.fillDefaults}>${t('setup.defaults', { count: this.names.length })}</button>
      </div>
      <p class="muted small">${t('setup.paste')}</p>
      <div class="names">${this.names.map((name, i) => this.nameField(name, i + 1))}</div>
      ${this.refusal && !this.refusal.params.seat ? html`<p class="error" role="alert">${refusalWords(this.language, this.refusal)}</p>` : nothing}
      <button class="start" data-act="start">${t('setup.start')}</button>
      <details>
        <summary>${t('setup.more')}</summary>
        <label>${t('setup.broadcast')}<input name="title" maxlength="120" /></label>
        <label>${t('setup.number')}<input name="gameNumber" type="number" min="1" max="9999" /></label>
        <label>${t('setup.host')}<input name="hostName" maxlength="60" /></label>
      </details>
      <details>
        <summary>${t('setup.options')}</summary>
        ${Object.entries(OPTIONS_OF[preset(this.preset).rules]).map(([key, { values, rule }]) => this.optionField(key, values, rule))}
      </details>
    </form>`;
  }

  private nameField(name: string, seat: number): TemplateResult {
    const wrong = this.refusal?.params.seat === seat ? this.refusal : null;
    return html`<label class="seat">
      <span class="num">${seat}</span>
      <input
        name="seat-${seat}"
        dir="auto"
        autocomplete="off"
        maxlength="60"
        aria-label=${tPanel(this.language, 'setup.seat', { seat })}
        aria-invalid=${wrong !== null}
        .value=${name}
        @input=${(event: Event) => this.rename(seat, (event.target as HTMLInputElement).value)}
      />
      ${wrong ? html`<span class="error" role="alert">${refusalWords(this.language, wrong)}</span>` : nothing}
    </label>`;
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
    if (preset(name).rules === 'classic') this.resize(FIRST_SEATS - this.names.length);
  }

  private resize(by: number): void {
    const length = this.names.length + by;
    this.names = Array.from({ length }, (_, i) => this.names[i] ?? '');
  }

  private rename(seat: number, name: string): void {
    this.names = this.names.map((old, i) => (i === seat - 1 ? name : old));
  }

  private readonly fillDefaults = (): void => {
    this.names = this.names.map(
      (name, i) => name.trim() || tPanel(this.language, 'setup.default-name', { seat: i + 1 }),
    );
  };

  /** Several pasted lines fill the seats from the field on. */
  private readonly paste = (event: ClipboardEvent): void => {
    const lines = (event.clipboardData?.getData('text') ?? '')
      .split(/\r?\n/)
      .map((line) => line.trim().replace(/^\d+[.)\s]+/, ''))
      .filter(Boolean);
    const [target] = event.composedPath();
    const field = target instanceof HTMLInputElement ? /^seat-(\d+)$/.exec(target.name) : null;
    if (lines.length < 2 || !field) return;
    event.preventDefault();
    const from = Number(field[1]) - 1;
    const city = preset(this.preset).rules === 'city';
    const length = city
      ? Math.min(CITY_SEATS.max, Math.max(this.names.length, from + lines.length))
      : this.names.length;
    this.names = Array.from({ length }, (_, i) => lines[i - from] ?? this.names[i] ?? '');
  };

  private readonly start = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const { rules, options, timers } = preset(this.preset);
    const setup: Setup = {
      rules,
      options: { ...options, ...this.options },
      timers,
      names: this.names,
      title: text('title'),
      gameNumber: Number(text('gameNumber')) || null,
      hostName: text('hostName'),
    };
    this.dispatchEvent(new CustomEvent('new-game', { detail: { setup }, bubbles: true, composed: true }));
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
      .names {
        display: grid;
        gap: 4px;
      }
      .seat {
        display: grid;
        grid-template-columns: 24px 1fr;
        align-items: center;
        font-size: 14px;
      }
      .seat .num {
        font-weight: 700;
        color: var(--mc-text);
      }
      .seat .error {
        grid-column: 2;
        font-size: 12px;
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
