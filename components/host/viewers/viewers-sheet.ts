// What the viewers see: switches, the delay, everything off, and the picture itself in small.

import { html, type TemplateResult } from 'lit';
import { type Language, tPanel } from '../../../lib/i18n';

/** The host's choice; the real one is lib/broadcast's. */
export interface ViewersChoice {
  readonly roles: boolean;
  readonly checks: boolean;
  readonly nominations: boolean;
  readonly votes: boolean;
  readonly clock: boolean;
  readonly names: boolean;
  readonly hidden: boolean;
  /** 0–300. */
  readonly delaySeconds: number;
}

const SWITCHES = ['nominations', 'votes', 'clock', 'names', 'roles', 'checks'] as const;
const MAX_DELAY_SECONDS = 300;

/** The sheet. `choose` is called with every change, which is on air at once. */
export function viewersSheet(
  language: Language,
  choice: ViewersChoice,
  choose: (choice: ViewersChoice) => void,
): TemplateResult {
  const t = (key: Parameters<typeof tPanel>[1]) => tPanel(language, key);
  const checked = (event: Event) => (event.target as HTMLInputElement).checked;
  const seconds = (event: Event) =>
    Math.min(
      MAX_DELAY_SECONDS,
      Math.max(0, Math.round((event.target as HTMLInputElement).valueAsNumber || 0)),
    );
  return html`<h2>${t('viewers')}</h2>
    <div class="mini"><iframe src="/overlay.html" title=${t('viewers.picture')} tabindex="-1"></iframe></div>
    <button class=${choice.hidden ? 'danger' : ''} data-act="hide" aria-pressed=${choice.hidden} @click=${() => choose({ ...choice, hidden: !choice.hidden })}>
      ${t(choice.hidden ? 'viewers.unhide' : 'viewers.hide')}
    </button>
    <div class="switches">
      ${SWITCHES.map(
        (name) => html`<label class="switch">
          <input type="checkbox" data-switch=${name} .checked=${choice[name]} @change=${(event: Event) => choose({ ...choice, [name]: checked(event) })} />
          <span>${t(`viewers.${name}`)}</span>
        </label>`,
      )}
    </div>
    <label>
      ${t('viewers.delay')}
      <input type="number" data-delay min="0" max=${MAX_DELAY_SECONDS} .valueAsNumber=${choice.delaySeconds} @change=${(event: Event) => choose({ ...choice, delaySeconds: seconds(event) })} />
    </label>`;
}
