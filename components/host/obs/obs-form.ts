// The link to OBS: address, password, and its state in words.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { type Language, type PanelKey, tPanel } from '../../../lib/i18n';
import { controls } from '../../ui/controls.styles';
import { tokens } from '../../ui/tokens';

/** Why the link waits before it tries again; every reason has its words. */
type ObsTrouble =
  | 'unreachable'
  | 'not-obs'
  | 'password-needed'
  | 'wrong-password'
  | 'unsupported-version'
  | 'kicked'
  | 'closed-by-obs'
  | 'connection-lost';

/** The state of the link as the panel needs it; the real one is lib/obs's and has more to it. */
export type ObsState =
  | { readonly state: 'off' }
  | { readonly state: 'bad-address' }
  | { readonly state: 'connecting'; readonly after: ObsTrouble | null }
  | {
      readonly state: 'connected';
      readonly obsVersion: string;
      readonly hasBrowserSource: boolean | 'unknown';
    }
  | { readonly state: 'waiting'; readonly reason: ObsTrouble };

/** What the host typed. */
export interface ObsChoice {
  readonly enabled: boolean;
  readonly address: string;
  readonly password: string;
}

/** The state in a sentence. While it tries again, the words of the last trouble stay. */
export function obsWords(language: Language, obs: ObsState): string {
  switch (obs.state) {
    case 'waiting':
      return tPanel(language, `obs.${obs.reason}`);
    case 'connecting':
      return tPanel(language, obs.after === null ? 'obs.connecting' : `obs.${obs.after}`);
    case 'off':
    case 'bad-address':
      return tPanel(language, `obs.${obs.state}`);
    case 'connected': {
      const connected = tPanel(language, 'obs.connected', { version: obs.obsVersion });
      return obs.hasBrowserSource === false
        ? `${connected}. ${tPanel(language, 'obs.no-browser')}`
        : connected;
    }
  }
}

/** The state as the panel's one word: a link that tries again after a trouble is still in trouble. */
export const obsShort = (obs: ObsState): 'off' | 'connecting' | 'connected' | 'waiting' => {
  if (obs.state === 'bad-address') return 'waiting';
  return obs.state === 'connecting' && obs.after !== null ? 'waiting' : obs.state;
};

/**
 * Settings of the OBS link, with the overlay file to save and the overlay to look at (both pages of the extension). Hooks: `[name=address]`, `[name=password]`, `[data-act=obs-connect]`, `[data-obs-state]`.
 *
 * @fires obs-choice - ObsChoice: what the host typed and chose.
 */
export class ObsForm extends LitElement {
  static override properties = { obs: { attribute: false }, choice: { attribute: false }, language: {} };
  declare obs: ObsState;
  declare choice: ObsChoice;
  declare language: Language;

  constructor() {
    super();
    this.obs = { state: 'off' };
    this.choice = { enabled: false, address: '', password: '' };
    this.language = 'ru';
  }

  override render(): TemplateResult {
    const t = (key: PanelKey) => tPanel(this.language, key);
    return html`<form @submit=${this.submit}>
      <h2>${t('obs.title')}</h2>
      <p class="state ${this.obs.state}" data-obs-state=${this.obs.state} role="status">${obsWords(this.language, this.obs)}</p>
      <label>${t('obs.address')}<input name="address" .value=${this.choice.address} autocomplete="off" spellcheck="false" placeholder="127.0.0.1:4455" /></label>
      <label>${t('obs.password')}<input name="password" type="password" .value=${this.choice.password} autocomplete="off" /></label>
      <div class="row">
        <button data-act="obs-connect" aria-pressed=${this.choice.enabled}>${t('obs.connect')}</button>
        <button type="button" class="quiet" data-act="obs-off" ?disabled=${!this.choice.enabled} @click=${() => this.choose(false)}>${t('obs.disconnect')}</button>
      </div>
      <p class="muted small">${t('obs.help')}</p>
      <div class="row">
        <a href="/mafiacast-overlay.html" download data-act="save-overlay">${t('obs.save')}</a>
        <a href="/overlay.html" target="_blank" data-act="preview">${t('obs.preview')}</a>
      </div>
    </form>`;
  }

  private readonly submit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.choose(true);
  };

  private choose(enabled: boolean): void {
    const value = (name: string) =>
      this.renderRoot.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    const detail: ObsChoice = { enabled, address: value('address').trim(), password: value('password') };
    this.dispatchEvent(new CustomEvent('obs-choice', { detail, bubbles: true, composed: true }));
  }

  static override styles = [
    tokens,
    controls,
    css`
      form {
        display: grid;
        gap: 10px;
      }
      .state {
        margin: 0;
        padding: 8px 10px;
        border-radius: 8px;
        background: var(--mc-ink-2);
        border-inline-start: 4px solid var(--mc-text-3);
      }
      a {
        color: var(--mc-accent);
        padding: 6px 12px 6px 0;
      }
      .connected {
        border-color: var(--mc-ok);
      }
      .waiting {
        border-color: var(--mc-danger);
      }
    `,
  ];
}

customElements.define('obs-form', ObsForm);
