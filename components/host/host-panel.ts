// The host's panel: table, step, the one next press, undo.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type Game, type Offer, offers, type Refusal, type Setup } from '../../lib/game';
import { type Language, type PanelKey, tPanel } from '../../lib/i18n';
import { ClockController } from '../overlay/clock-controller';
import { controls } from '../ui/controls.styles';
import { KeysController } from '../ui/keys-controller';
import { tokens } from '../ui/tokens';
import './host-table';
import type { ObsChoice, ObsState } from './obs-form';
import './setup-form';
import { type Deck, dealPress, suggestedDeck } from './deal-controls';
import { DOUBLE_PRESS_MS } from './double-press';
import { panelStyles } from './host-panel.styles';
import { keySheet } from './key-sheet';
import { keyAct } from './panel-keys';
import {
  actionBar,
  type History,
  languageButton,
  obsButton,
  type PanelActs,
  type PanelFace,
  type Problem,
  statusBar,
  toolBar,
  troubleBar,
} from './panel-parts';
import { obsForm, seatSheet, sheetFrame } from './panel-sheets';
import { listOf, type Mode, openSeats, type Press, pressFor, pressOfSeats } from './presses';
import { stepCard } from './step-card';
import type { Extras } from './step-extras';

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
    deck: { state: true },
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
  declare private deck: Deck;
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
    this.deck = suggestedDeck(0);
    new KeysController(this, (event) => this.onKey(event));
    // A mouse press leaves no focus on a button: Enter stays the big button's, whatever was clicked last.
    this.addEventListener('mousedown', (event) => {
      if (event.composedPath().some((target) => target instanceof HTMLButtonElement)) event.preventDefault();
    });
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('game')) return;
    this.now = this.game ? offers(this.game) : [];
    this.clock.follow(this.game?.clock ?? null, Date.now());
    if (this.sheet?.type === 'new-game') this.sheet = null;
    const before = changed.get('game') as Game | null | undefined;
    const players = this.game?.players.length ?? 0;
    if (players !== before?.players.length) this.deck = suggestedDeck(players);
    // A card being dealt stays in the hand; every other choice ends with the step.
    const keeps = this.mode.type === 'role' && this.game?.stage.type === 'deal';
    if (!keeps || before?.stage.type !== this.game?.stage.type) this.mode = { type: 'step' };
  }

  override render(): TemplateResult {
    if (!this.game || this.sheet?.type === 'new-game') return this.setup();
    const { game } = this;
    const open = openSeats(game, this.now, this.mode);
    const chosen = this.mode.type === 'seats' ? this.mode.chosen : [];
    const face = this.face();
    return html`${statusBar(face, game)}
      <host-table .game=${game} .language=${this.language} .open=${open} .chosen=${chosen} .roles=${this.roles} @seat-press=${this.onSeat} @seat-menu=${this.onMenu}></host-table>
      ${stepCard(face, game, this.clock.seconds, this.extras(game))}
      <div class="space"></div>
      ${troubleBar(face)} ${toolBar(face, game)} ${actionBar(face, game)} ${this.sheetView(game)}`;
  }

  private setup(): TemplateResult {
    const face = this.face();
    return html`<header class="status">
        <b class="grow">${this.t('setup.title')}</b>
        ${obsButton(face)} ${languageButton(face)}
        ${this.game ? html`<button class="quiet" data-act="cancel" @click=${() => (this.sheet = null)}>✕</button>` : nothing}
      </header>
      <setup-form .language=${this.language} .refusal=${this.setupRefusal}></setup-form>
      ${troubleBar(face)} ${this.sheet?.type === 'obs' ? sheetFrame(face, obsForm(face), this.closeSheet) : nothing}`;
  }

  private sheetView(game: Game): TemplateResult | typeof nothing {
    const face = this.face();
    if (this.sheet?.type === 'seat')
      return seatSheet(face, game, this.sheet.seat, this.closeSheet, (press) => this.send(press));
    if (this.sheet?.type === 'obs') return sheetFrame(face, obsForm(face), this.closeSheet);
    return this.sheet?.type === 'keys' ? sheetFrame(face, keySheet(this.language), this.closeSheet) : nothing;
  }

  private face(): PanelFace {
    const { language, mode, obs, obsChoice, history, problem, roles, now } = this;
    return {
      language,
      mode,
      obs,
      obsChoice,
      history,
      problem,
      roles,
      offers: now,
      t: (key, params) => this.t(key, params),
      acts: this.acts,
    };
  }

  private readonly acts: PanelActs = {
    next: () => this.next(),
    undo: () => this.tell('undo'),
    redo: () => this.tell('redo'),
    toggle: (type) => this.toggle(type),
    clock: () => this.toggleClock(),
    plus: () => this.plus(),
    roles: () => this.toggleRoles(),
    confirm: () => this.confirm(),
    dismiss: () => this.tell('dismiss'),
    pickDone: (mode) => this.pickDone(mode),
    open: (type) => {
      this.sheet = { type };
    },
    speak: (language) => this.tell('language', { language }),
  };

  private extras(game: Game): Extras {
    return {
      game,
      offers: this.now,
      mode: this.mode,
      language: this.language,
      coin: this.coin,
      deck: this.deck,
      setDeck: (deck) => (this.deck = deck),
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

  private next(): void {
    const offer = this.now.find((o) => o.primary && o.type !== 'lot');
    if (!offer || this.isSlip('next')) return;
    if (offer.type === 'deal-roles' && this.game) this.send(dealPress(this.game, this.deck));
    else this.send({ type: offer.type, ...offer.fixed } as Press);
  }

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
    if (this.mode.type === 'seen' && this.mode.by === null) {
      this.mode = { type: 'seen', by: seat };
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
    // A choice in between makes the next press of the same seat a new one.
    this.lastPress = { what: type, at: performance.now() };
    this.mode = this.mode.type === type ? { type: 'step' } : { type };
  }

  private toggleRoles(): void {
    this.roles = this.roles === 'shown' ? 'hidden' : 'shown';
  }

  private toggleClock(): void {
    if (this.game?.clock)
      this.send({ type: this.game.clock.startedAt === null ? 'resume-clock' : 'pause-clock' });
  }

  private plus(): void {
    if (this.game?.clock) this.send({ type: 'add-seconds', seconds: 10 });
  }

  private readonly closeSheet = (): void => {
    this.sheet = null;
  };
  private confirm(): void {
    if (this.problem?.type === 'refused') this.send({ ...this.problem.press, force: true });
  }

  private cancel(): boolean {
    if (this.sheet) this.sheet = null;
    else if (this.problem) this.tell('dismiss');
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
