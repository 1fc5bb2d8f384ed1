// The host's panel: table, step, the one next press, undo.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type Game, type Offer, offers, type Refusal, type Setup } from '../../lib/game';
import { type Language, type PanelKey, refusalWords, tPanel } from '../../lib/i18n';
import { ClockController } from '../overlay/clock-controller';
import { clockText } from '../overlay/clock-math';
import { controls } from '../ui/controls.styles';
import { KeysController } from '../ui/keys-controller';
import { tokens } from '../ui/tokens';
import './host-table';
import { type ObsChoice, type ObsState, obsShort } from './obs-form';
import './seat-menu';
import './setup-form';
import { panelStyles } from './host-panel.styles';
import { keySheet } from './key-sheet';
import { nextLabel } from './next-label';
import { keyAct } from './panel-keys';
import { listOf, type Mode, openSeats, type Press, pressFor, pressOfSeats } from './presses';
import { stepOf } from './step';
import { type Extras, randomSeed, stepExtras } from './step-extras';

/** A second press of the big button sooner than this after the first is a slip, ms. */
export const DOUBLE_PRESS_MS = 400;

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

type Sheet =
  | { readonly type: 'seat'; readonly seat: number }
  | { readonly type: 'obs' | 'keys' | 'new-game' }
  | null;

/**
 * The tool of one hand. Without a game it shows the set-up.
 *
 * Hooks: `[data-act=next]` the big button, `[data-act=undo|redo|foul|warn|remove|clock|plus|confirm|cancel|language|obs|keys|roles|new-game]`,
 * seats `[data-seat]` in `<host-table>`, counts `[data-count]`, `[role=status]` the step, `[role=alert]` a refusal.
 *
 * @fires press - `{ press }`: a command without its time.
 * @fires undo
 * @fires redo
 * @fires new-game - `{ setup }`
 * @fires obs-choice - ObsChoice
 * @fires language - `{ language }`
 */
export class HostPanel extends LitElement {
  static override properties = {
    game: { attribute: false },
    history: { attribute: false },
    obs: { attribute: false },
    obsChoice: { attribute: false },
    problem: { attribute: false },
    setupRefusal: { attribute: false },
    language: {},
    mode: { state: true },
    sheet: { state: true },
    roles: { state: true },
    coin: { state: true },
  };
  declare game: Game | null;
  declare history: History;
  declare obs: ObsState;
  declare obsChoice: ObsChoice;
  declare problem: Problem | null;
  declare setupRefusal: Refusal | null;
  declare language: Language;
  declare private mode: Mode;
  declare private sheet: Sheet;
  declare private roles: 'shown' | 'hidden';
  declare private coin: 'straight' | 'swapped';
  private now: readonly Offer[] = [];
  private lastPress = { what: '', at: Number.NEGATIVE_INFINITY };
  private readonly clock = new ClockController(this);

  constructor() {
    super();
    this.game = null;
    this.history = { undo: null, redo: null };
    this.obs = { state: 'off' };
    this.obsChoice = { enabled: false, address: '', password: '' };
    this.problem = null;
    this.setupRefusal = null;
    this.language = 'ru';
    this.mode = { type: 'step' };
    this.sheet = null;
    this.roles = 'shown';
    this.coin = 'straight';
    new KeysController(this, (event) => this.onKey(event));
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('game')) return;
    this.now = this.game ? offers(this.game) : [];
    this.clock.follow(this.game?.clock ?? null, Date.now());
    const before = changed.get('game') as Game | null | undefined;
    // A card being dealt stays in the hand; every other choice ends with the step.
    const keeps = this.mode.type === 'role' && this.game?.stage.type === 'deal';
    if (!keeps || before?.stage.type !== this.game?.stage.type) this.mode = { type: 'step' };
  }

  override render(): TemplateResult {
    if (!this.game || this.sheet?.type === 'new-game') return this.setup();
    const { game } = this;
    const open = openSeats(game, this.now, this.mode);
    const chosen = this.mode.type === 'seats' ? this.mode.chosen : [];
    return html`${this.statusBar(game)}
      <host-table .game=${game} .language=${this.language} .open=${open} .chosen=${chosen} .roles=${this.roles} @seat-press=${this.onSeat} @seat-menu=${this.onMenu}></host-table>
      ${this.stepCard(game)}
      <div class="space"></div>
      ${this.trouble()} ${this.toolBar(game)} ${this.actionBar(game)} ${this.sheetView(game)}`;
  }

  private setup(): TemplateResult {
    return html`<header class="status">
        <b class="grow">${this.t('setup.title')}</b>
        ${this.obsButton()} ${this.languageButton()}
        ${this.game ? html`<button class="quiet" data-act="cancel" @click=${() => (this.sheet = null)}>✕</button>` : nothing}
      </header>
      <setup-form .language=${this.language} .refusal=${this.setupRefusal} @new-game=${() => (this.sheet = null)}></setup-form>
      ${this.trouble()} ${this.sheet?.type === 'obs' ? this.sheetFrame(this.obsForm()) : nothing}`;
  }

  private statusBar(game: Game): TemplateResult {
    const phase =
      game.stage.type === 'deal'
        ? 'phase.deal'
        : game.stage.type === 'night'
          ? 'phase.night'
          : game.stage.type === 'over'
            ? 'phase.over'
            : 'phase.day';
    return html`<header class="status">
      <b class="grow num">${this.t(phase, { day: game.day, night: game.night })}</b>
      ${this.obsButton()} ${this.languageButton()}
      <button class="quiet" data-act="roles" aria-pressed=${this.roles === 'hidden'} aria-label=${this.t('key.roles')} @click=${this.toggleRoles}>◐</button>
      <button class="quiet" data-act="keys" aria-label=${this.t('keys')} @click=${() => (this.sheet = { type: 'keys' })}>?</button>
    </header>`;
  }

  private obsButton(): TemplateResult {
    const state = obsShort(this.obs);
    return html`<button class="quiet obs ${state}" data-act="obs" data-obs-state=${state} @click=${() => (this.sheet = { type: 'obs' })}>
      <i class="dot"></i>${this.t(`obs.short.${state}`)}
    </button>`;
  }

  private languageButton(): TemplateResult {
    const other: Language = this.language === 'ru' ? 'en' : 'ru';
    return html`<button class="quiet" data-act="language" lang=${other} aria-label=${this.t('language')} @click=${() => this.tell('language', { language: other })}>
      ${other.toUpperCase()}
    </button>`;
  }

  private stepCard(game: Game): TemplateResult {
    const step = stepOf(game, this.language);
    const seconds = this.clock.seconds;
    return html`<section class="step">
      <div class="head">
        <div class="grow" role="status">
          <h2>${step.title}</h2>
          ${step.spoken ? html`<p class="spoken">${step.spoken}</p>` : nothing}
        </div>
        ${seconds === null ? nothing : html`<span class="clock num ${seconds <= 10 ? 'late' : ''}" data-clock>${clockText(seconds)}</span>`}
      </div>
      ${step.answer ? html`<p class="answer" role="status">${step.answer}</p>` : nothing}
      ${this.modeLine() ?? (step.hint ? html`<p class="muted small">${step.hint}</p>` : nothing)}
      ${stepExtras(this.extras(game))}
    </section>`;
  }

  /** What a seat press means while a choice is open. */
  private modeLine(): TemplateResult | null {
    const { mode } = this;
    switch (mode.type) {
      case 'foul':
      case 'warn':
      case 'remove':
        return html`<p class="mode">${this.t(`mode.${mode.type}`)}</p>`;
      case 'count':
        return html`<p class="mode num">${this.t('count.prompt', { count: mode.digits || '…' })}</p>`;
      case 'seats': {
        const what =
          mode.offer.type === 'best-move'
            ? 'words.best-move'
            : mode.offer.type === 'guess'
              ? 'words.guess'
              : 'night.order';
        return html`<div class="row mode">
          <span class="grow">${this.t('pick.title', { what: this.t(what), seats: mode.chosen.join(', ') || '—' })}</span>
          <button data-act="pick-done" ?disabled=${mode.chosen.length < (listOf(mode.offer)?.min ?? 0)} @click=${() => this.pickDone(mode)}>${this.t('pick.done')}</button>
        </div>`;
      }
      case 'step':
      case 'shooter':
      case 'role':
        return null;
    }
  }

  private trouble(): TemplateResult | typeof nothing {
    const { problem } = this;
    if (!problem) return nothing;
    if (problem.type !== 'refused') {
      const words =
        problem.type === 'stale' ? this.t('stale') : this.t('storage', { detail: problem.detail });
      return html`<div class="trouble" role="alert"><p>${words}</p><button class="quiet" data-act="cancel" @click=${this.dismiss}>✕</button></div>`;
    }
    const { refusal } = problem;
    return html`<div class="trouble" role="alert" data-refusal=${refusal.code}>
      <p>${refusalWords(this.language, refusal)} <span class="muted small">${this.t('rule', { rule: refusal.rule })}</span></p>
      ${refusal.forceable ? html`<button class="danger" data-act="confirm" @click=${this.confirm}>${this.t('confirm')}</button>` : nothing}
      <button class="quiet" data-act="cancel" aria-label=${this.t('cancel')} @click=${this.dismiss}>✕</button>
    </div>`;
  }

  private toolBar(game: Game): TemplateResult | typeof nothing {
    if (game.stage.type === 'deal' || game.stage.type === 'over') return nothing;
    const penalty = game.rules.discipline === 'fouls' ? 'foul' : 'warn';
    const tool = (type: 'foul' | 'warn' | 'remove') =>
      html`<button data-act=${type} aria-pressed=${this.mode.type === type} @click=${() => this.toggle(type)}>${this.t(`act.${type}`)}</button>`;
    return html`<div class="tools">
      ${tool(penalty)} ${tool('remove')}
      <span class="grow"></span>
      ${
        game.clock
          ? html`<button data-act="clock" @click=${this.toggleClock}>${this.t(game.clock.startedAt === null ? 'act.resume' : 'act.pause')}</button>
            <button class="num" data-act="plus" @click=${this.plus}>${this.t('act.plus')}</button>`
          : nothing
      }
    </div>`;
  }

  private actionBar(game: Game): TemplateResult {
    const next = this.now.find((offer) => offer.primary && offer.type !== 'lot');
    const { undo, redo } = this.history;
    return html`<footer>
      <button class="next" data-act="next" ?disabled=${!next} @click=${this.next}>${next ? nextLabel(game, next, this.language) : (this.blockedWords(game) ?? '…')}</button>
      <div class="row">
        <button class="grow quiet undo" data-act="undo" ?disabled=${undo === null} @click=${() => this.tell('undo')}>↶ ${this.t('undo')}${undo ? html`: <span class="name">${undo}</span>` : nothing}</button>
        <button class="quiet" data-act="redo" ?disabled=${redo === null} title=${redo ?? ''} aria-label=${this.t('redo')} @click=${() => this.tell('redo')}>↷</button>
        ${game.stage.type === 'over' || game.stage.type === 'deal' ? html`<button class="quiet" data-act="new-game" @click=${() => (this.sheet = { type: 'new-game' })}>${this.t('new-game')}</button>` : nothing}
      </div>
    </footer>`;
  }

  /** Why there is no next press: in city a vote is missing, a lot is to be drawn. */
  private blockedWords(game: Game): string | null {
    if (game.stage.type !== 'ballot') return null;
    const given = game.stage.tallies.flatMap((tally) => tally.voters);
    return this.t('ballot.missing', {
      seats: game.stage.voters.filter((seat) => !given.includes(seat)).join(', '),
    });
  }

  private sheetView(game: Game): TemplateResult | typeof nothing {
    switch (this.sheet?.type) {
      case 'seat':
        return html`<div class="sheet"><seat-menu .game=${game} .seat=${this.sheet.seat} .language=${this.language} @seat-act=${(event: CustomEvent<{ press: Press }>) => this.send(event.detail.press)} @close=${this.closeSheet}></seat-menu></div>`;
      case 'obs':
        return this.sheetFrame(this.obsForm());
      case 'keys':
        return this.sheetFrame(keySheet(this.language));
      default:
        return nothing;
    }
  }

  private sheetFrame(content: TemplateResult): TemplateResult {
    return html`<div class="sheet" role="dialog"><div class="frame">${content}<button data-act="close" @click=${this.closeSheet}>${this.t('close')}</button></div></div>`;
  }

  private obsForm(): TemplateResult {
    return html`<obs-form .obs=${this.obs} .choice=${this.obsChoice} .language=${this.language}></obs-form>`;
  }

  private extras(game: Game): Extras {
    return {
      game,
      offers: this.now,
      mode: this.mode,
      language: this.language,
      coin: this.coin,
      press: (press) => this.send(press),
      setMode: (mode) => (this.mode = mode),
      swapCoin: () => (this.coin = this.coin === 'straight' ? 'swapped' : 'straight'),
    };
  }

  private onKey(event: KeyboardEvent): boolean {
    const act = keyAct(event);
    if (!act) return false;
    // A focused button is pressed by Enter and Space itself.
    const [target] = event.composedPath();
    if (
      act.type === 'next' &&
      this.mode.type !== 'count' &&
      target instanceof HTMLButtonElement &&
      !target.matches('[data-act=next]')
    )
      return false;
    if (act.type === 'cancel') return this.cancel();
    if (this.sheet || !this.game) return false;
    switch (act.type) {
      case 'next':
        return this.enter();
      case 'undo':
      case 'redo':
        this.tell(act.type);
        return true;
      case 'foul':
      case 'remove':
        this.toggle(act.type === 'foul' && this.game.rules.discipline === 'warnings' ? 'warn' : act.type);
        return true;
      case 'clock':
        this.toggleClock();
        return true;
      case 'plus':
        this.plus();
        return true;
      case 'count':
        if (this.countType()) this.mode = { type: 'count', digits: '' };
        return true;
      case 'roles':
        this.toggleRoles();
        return true;
      case 'keys':
        this.sheet = { type: 'keys' };
        return true;
      case 'digit':
        if (this.mode.type === 'count')
          this.mode = { type: 'count', digits: `${this.mode.digits}${act.digit}`.slice(0, 2) };
        else this.pressSeat(act.digit === 0 ? 10 : act.digit);
        return true;
      case 'seat':
        this.pressSeat(act.seat);
        return true;
    }
  }

  private enter(): boolean {
    const type = this.countType();
    if (this.mode.type === 'count' && this.mode.digits !== '' && type)
      this.send({ type, count: Number(this.mode.digits) });
    else if (this.problem?.type === 'refused' && this.problem.refusal.forceable) this.confirm();
    else if (this.mode.type === 'seats') this.pickDone(this.mode);
    else this.next();
    return true;
  }

  private countType(): 'vote-count' | 'raise-count' | null {
    return this.game?.stage.type === 'ballot'
      ? 'vote-count'
      : this.game?.stage.type === 'raise-all'
        ? 'raise-count'
        : null;
  }

  private readonly next = (): void => {
    const offer = this.now.find((o) => o.primary && o.type !== 'lot');
    if (!offer || this.isSlip('next')) return;
    const chance = offer.type === 'deal-roles' ? { seed: randomSeed() } : {};
    this.send({ type: offer.type, ...offer.fixed, ...chance } as Press);
  };

  private readonly onSeat = (event: CustomEvent<{ seat: number }>): void => this.pressSeat(event.detail.seat);
  private readonly onMenu = (event: CustomEvent<{ seat: number }>): void => {
    this.sheet = { type: 'seat', seat: event.detail.seat };
  };

  private pressSeat(seat: number): void {
    if (!this.game || seat > this.game.players.length || this.isSlip(`seat-${seat}`)) return;
    if (this.mode.type === 'seats') {
      this.pick(this.mode, seat);
      return;
    }
    const press = pressFor(this.now, this.mode, seat);
    if (press) this.send(press);
    else this.sheet = { type: 'seat', seat };
  }

  private pick(mode: Extract<Mode, { type: 'seats' }>, seat: number): void {
    const chosen = mode.chosen.includes(seat)
      ? mode.chosen.filter((s) => s !== seat)
      : [...mode.chosen, seat];
    this.mode = { ...mode, chosen };
    // Full: nothing is left to decide, so the last seat sends it.
    if (chosen.length === listOf(mode.offer)?.max) this.pickDone({ ...mode, chosen });
  }

  private pickDone(mode: Extract<Mode, { type: 'seats' }>): void {
    const press = pressOfSeats(mode.offer, mode.chosen);
    if (press && mode.chosen.length >= (listOf(mode.offer)?.min ?? 0)) this.send(press);
  }

  /** The second press of a double click, by mouse or key. */
  private isSlip(what: string): boolean {
    const at = performance.now();
    const slip = this.lastPress.what === what && at - this.lastPress.at < DOUBLE_PRESS_MS;
    if (!slip) this.lastPress = { what, at };
    return slip;
  }

  private toggle(type: 'foul' | 'warn' | 'remove'): void {
    this.mode = this.mode.type === type ? { type: 'step' } : { type };
  }

  private readonly toggleRoles = (): void => {
    this.roles = this.roles === 'shown' ? 'hidden' : 'shown';
  };
  private readonly toggleClock = (): void => {
    if (this.game?.clock)
      this.send({ type: this.game.clock.startedAt === null ? 'resume-clock' : 'pause-clock' });
  };
  private readonly plus = (): void => {
    if (this.game?.clock) this.send({ type: 'add-seconds', seconds: 10 });
  };
  private readonly closeSheet = (): void => {
    this.sheet = null;
  };
  private readonly dismiss = (): void => {
    this.tell('dismiss');
  };
  private readonly confirm = (): void => {
    if (this.problem?.type === 'refused') this.send({ ...this.problem.press, force: true });
  };

  private cancel(): boolean {
    if (this.sheet) this.sheet = null;
    else if (this.problem) this.dismiss();
    else this.mode = { type: 'step' };
    return true;
  }

  private send(press: Press): void {
    this.tell('press', { press });
  }

  private tell(type: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  private t(key: PanelKey, params: Record<string, string | number> = {}): string {
    return tPanel(this.language, key, params);
  }

  static override styles = [tokens, controls, panelStyles];
}

customElements.define('host-panel', HostPanel);

declare global {
  interface HTMLElementTagNameMap {
    'host-panel': HostPanel;
  }
  interface HTMLElementEventMap {
    press: CustomEvent<{ readonly press: Press }>;
    'new-game': CustomEvent<{ readonly setup: Setup }>;
    'obs-choice': CustomEvent<ObsChoice>;
    language: CustomEvent<{ readonly language: Language }>;
  }
}
