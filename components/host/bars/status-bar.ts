// The bar on top: the phase, the OBS link, the language, the keys.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../../lib/game';
import type { Language } from '../../../lib/i18n';
import { obsShort } from '../obs/obs-form';
import type { PanelFace } from './face';

/** The sign of "what viewers see". */
const EYE = html`<svg class="icon stroke" viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12ZM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 1 1 0-5Z" /></svg>`;

export function statusBar(p: PanelFace, game: Game): TemplateResult {
  const phase =
    game.stage.type === 'deal'
      ? 'phase.deal'
      : game.stage.type === 'night'
        ? 'phase.night'
        : game.stage.type === 'over'
          ? 'phase.over'
          : 'phase.day';
  return html`<header class="status">
      <h1 class="grow num">${p.t(phase, { day: game.day, night: game.night })}</h1>
      ${obsButton(p)}
      <button class="quiet ${p.offAir ? 'off-air' : ''}" data-act="viewers" aria-label=${p.t(p.offAir ? 'viewers.off' : 'viewers')} @click=${() => p.acts.open('viewers')}>${p.offAir ? p.t('viewers.off') : EYE}</button>
      ${languageButton(p)}
      <button class="quiet" data-act="roles" aria-pressed=${p.roles === 'hidden'} aria-label=${p.t('key.roles')} @click=${p.acts.roles}>◐</button>
      <button class="quiet" data-act="keys" aria-label=${p.t('keys')} @click=${() => p.acts.open('keys')}>?</button>
    </header>`;
}

export function obsButton(p: PanelFace): TemplateResult {
  const state = obsShort(p.obs);
  return html`<button class="quiet obs ${state}" data-act="obs" data-obs-state=${state} @click=${() => p.acts.open('obs')}>
      <i class="dot"></i>${p.t(`obs.short.${state}`)}
    </button>`;
}

export function languageButton(p: PanelFace): TemplateResult {
  const other: Language = p.language === 'ru' ? 'en' : 'ru';
  return html`<button class="quiet" data-act="language" lang=${other} aria-label="${other.toUpperCase()}, ${p.t('language')}" @click=${() => p.acts.speak(other)}>
      ${other.toUpperCase()}
    </button>`;
}

/** The line of a panel that is not the first; nothing for the first. */
export const followsLine = (p: PanelFace, follows: boolean): TemplateResult | typeof nothing =>
  follows ? html`<p class="follows small" role="status">${p.t('follows')}</p>` : nothing;
