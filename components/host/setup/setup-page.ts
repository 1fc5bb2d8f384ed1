// The panel before a game, and while the next one is set up.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game, Refusal } from '../../../lib/game';
import type { PanelFace } from '../bars/face';
import { languageButton, obsButton } from '../bars/status-bar';
import { troubleBar } from '../bars/trouble-bar';
import type { BookPlayer } from '../players/types';
import type { Evening } from './evening';
import { firstSteps } from './first-steps';
import './setup-form';

/** What the set-up is given. */
interface SetupContext {
  /** The game that goes on behind it; the host can go back to it. */
  readonly game: Game | null;
  readonly setupRefusal: Refusal | null;
  readonly players: readonly BookPlayer[];
  readonly evening: Evening;
}

/** The page; `guided`: with the first steps. */
export const setupPage = (p: PanelFace, c: SetupContext, guided: boolean): TemplateResult =>
  html`<header class="status">
      <h1 class="grow">${p.t('setup.title')}</h1>
      ${obsButton(p)} ${languageButton(p)}
      ${c.game ? html`<button class="quiet" data-act="cancel" aria-label=${p.t('cancel')} @click=${() => p.acts.newGame('table')}>✕</button>` : nothing}
    </header>
    <main class="flow">
      ${guided ? firstSteps(p) : nothing}
      <setup-form
        .language=${p.language}
        .refusal=${c.setupRefusal}
        .players=${c.players}
        .evening=${c.evening}
        @open-book=${() => p.acts.open('book')}
      ></setup-form>
      ${troubleBar(p)}
    </main>`;
