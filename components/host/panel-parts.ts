// The bars of the panel: status on top; refusals, tools and the big button at the bottom.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game, Offer, Refusal } from '../../lib/game';
import { type Language, type PanelKey, refusalWords } from '../../lib/i18n';
import { nextLabel } from './next-label';
import { type ObsChoice, type ObsState, obsShort } from './obs-form';
import { listOf, type Mode, type Press } from './presses';

/** What undo and redo would do, in words; null when there is nothing. */
export interface History {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** A press that was not accepted: by the rules, because the log had moved on, or because it could not be written. */
export type Problem =
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly press: Press }
  | { readonly type: 'stale' }
  | { readonly type: 'storage'; readonly detail: string };

/** What the bars can do. */
export interface PanelActs {
  readonly next: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly toggle: (type: 'foul' | 'warn' | 'remove') => void;
  readonly clock: () => void;
  readonly plus: () => void;
  readonly roles: () => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  readonly pickDone: (mode: Extract<Mode, { type: 'seats' }>) => void;
  readonly open: (sheet: 'obs' | 'keys' | 'new-game') => void;
  readonly speak: (language: Language) => void;
}

/** What the bars show. */
export interface PanelFace {
  readonly language: Language;
  readonly mode: Mode;
  readonly obs: ObsState;
  readonly obsChoice: ObsChoice;
  readonly history: History;
  readonly problem: Problem | null;
  readonly roles: 'shown' | 'hidden';
  readonly offers: readonly Offer[];
  readonly t: (key: PanelKey, params?: Record<string, string | number>) => string;
  readonly acts: PanelActs;
}

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
      <b class="grow num">${p.t(phase, { day: game.day, night: game.night })}</b>
      ${obsButton(p)} ${languageButton(p)}
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
  return html`<button class="quiet" data-act="language" lang=${other} aria-label=${p.t('language')} @click=${() => p.acts.speak(other)}>
      ${other.toUpperCase()}
    </button>`;
}

/** What a seat press means while a choice is open. */
export function modeLine(p: PanelFace): TemplateResult | null {
  const { mode } = p;
  switch (mode.type) {
    case 'foul':
    case 'warn':
    case 'remove':
      return html`<p class="mode">${p.t(`mode.${mode.type}`)}</p>`;
    case 'count':
      return html`<p class="mode num">${p.t('count.prompt', { count: mode.digits || '…' })}</p>`;
    case 'seats': {
      const what =
        mode.offer.type === 'best-move'
          ? 'words.best-move'
          : mode.offer.type === 'guess'
            ? 'words.guess'
            : 'night.order';
      return html`<div class="row mode">
          <span class="grow">${p.t('pick.title', { what: p.t(what), seats: mode.chosen.join(', ') || '—' })}</span>
          <button data-act="pick-done" ?disabled=${mode.chosen.length < (listOf(mode.offer)?.min ?? 0)} @click=${() => p.acts.pickDone(mode)}>${p.t('pick.done')}</button>
        </div>`;
    }
    case 'seen':
      return html`<p class="mode">${p.t(mode.by === null ? 'deal.seen.by' : 'deal.seen.whose')}</p>`;
    case 'step':
    case 'shooter':
    case 'role':
      return null;
  }
}

export function troubleBar(p: PanelFace): TemplateResult | typeof nothing {
  const { problem } = p;
  if (!problem) return nothing;
  if (problem.type !== 'refused') {
    const words = problem.type === 'stale' ? p.t('stale') : p.t('storage', { detail: problem.detail });
    return html`<div class="trouble" role="alert"><p>${words}</p><button class="quiet" data-act="cancel" @click=${p.acts.dismiss}>✕</button></div>`;
  }
  const { refusal } = problem;
  return html`<div class="trouble" role="alert" data-refusal=${refusal.code}>
      <p>${refusalWords(p.language, refusal)} <span class="muted small">${p.t('rule', { rule: refusal.rule })}</span></p>
      ${refusal.forceable ? html`<button class="danger" data-act="confirm" @click=${p.acts.confirm}>${p.t('confirm')}</button>` : nothing}
      <button class="quiet" data-act="cancel" aria-label=${p.t('cancel')} @click=${p.acts.dismiss}>✕</button>
    </div>`;
}

export function toolBar(p: PanelFace, game: Game): TemplateResult | typeof nothing {
  if (game.stage.type === 'deal' || game.stage.type === 'over') return nothing;
  const penalty = game.rules.discipline === 'fouls' ? 'foul' : 'warn';
  const tool = (type: 'foul' | 'warn' | 'remove') =>
    html`<button data-act=${type} aria-pressed=${p.mode.type === type} @click=${() => p.acts.toggle(type)}>${p.t(`act.${type}`)}</button>`;
  return html`<div class="tools">
      ${tool(penalty)} ${tool('remove')}
      <span class="grow"></span>
      ${
        game.clock
          ? html`<button data-act="clock" @click=${p.acts.clock}>${p.t(game.clock.startedAt === null ? 'act.resume' : 'act.pause')}</button>
            <button class="num" data-act="plus" @click=${p.acts.plus}>${p.t('act.plus')}</button>`
          : nothing
      }
    </div>`;
}

export function actionBar(p: PanelFace, game: Game): TemplateResult {
  const next = p.offers.find((offer) => offer.primary && offer.type !== 'lot');
  const { undo, redo } = p.history;
  return html`<footer>
      <button class="next" data-act="next" ?disabled=${!next} @click=${p.acts.next}>${next ? nextLabel(game, next, p.language) : (blockedWords(p, game) ?? '…')}</button>
      <div class="row">
        <button class="grow quiet undo" data-act="undo" ?disabled=${undo === null} @click=${p.acts.undo}>↶ ${p.t('undo')}${undo ? html`: <span class="name">${undo}</span>` : nothing}</button>
        <button class="quiet" data-act="redo" ?disabled=${redo === null} title=${redo ?? ''} aria-label=${p.t('redo')} @click=${p.acts.redo}>↷</button>
        ${game.stage.type === 'over' || game.stage.type === 'deal' ? html`<button class="quiet" data-act="new-game" @click=${() => p.acts.open('new-game')}>${p.t('new-game')}</button>` : nothing}
      </div>
    </footer>`;
}

/** Why there is no next press: in city a vote is missing, a lot is to be drawn. */
function blockedWords(p: PanelFace, game: Game): string | null {
  if (game.stage.type !== 'ballot') return null;
  const given = game.stage.tallies.flatMap((tally) => tally.voters);
  return p.t('ballot.missing', {
    seats: game.stage.voters.filter((seat) => !given.includes(seat)).join(', '),
  });
}
