// The host's panel: table, step, the one next press, undo.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Game } from '../../lib/game';
import { ClockController } from '../overlay/clock-controller';
import { controls } from '../ui/controls.styles';
import { KeysController } from '../ui/keys-controller';
import { tokens } from '../ui/tokens';
import { actionBar } from './bars/action-bar';
import { signalBetween } from './bars/clock-signal';
import type { PanelActs, PanelFace } from './bars/face';
import { recentActs } from './bars/recent-acts';
import { followsLine, statusBar } from './bars/status-bar';
import { toolBar } from './bars/tool-bar';
import { troubleBar } from './bars/trouble-bar';
import { blocking, troubleCard } from './games/trouble-card';
import { SlipGuard } from './hand/double-press';
import { Hand, type Touch } from './hand/hand';
import type { Press } from './hand/presses';
import { panelStyles } from './host-panel.styles';
import { pressKey } from './keys/press-key';
import { narrowStyles } from './narrow.styles';
import './panel-events';
import { sheetView } from './panel-sheets';
import { sheetStyles } from './panel-sheets.styles';
import { PanelState } from './panel-state';
import { firstLook } from './setup/first-steps';
import { setupPage } from './setup/setup-page';
import type { Extras } from './step/extras';
import { stepStyles } from './step/step.styles';
import { stepCard } from './step/step-card';
import { MANY } from './table/host-table';
import type { ViewersChoice } from './viewers/viewers-sheet';

/**
 * The tool of one hand. Without a game it shows the set-up.
 *
 * Hooks: `[data-act=next]` the big button, `[data-act=undo|redo|clock|plus|stop-clock|confirm|cancel|language|obs|keys|roles|new-game]`,
 * seats `[data-seat]` in `<host-table>`, counts `[data-count]`, `[role=status]` the step, `[role=alert]` a refusal.
 *
 * @fires press - `{ press }`: a command without its time.
 * @fires undo - `{ count }`: the last so many acts are taken back, one by one.
 * @fires redo
 * @fires new-game - `{ setup, evening }`
 * @fires obs-choice - ObsChoice
 * @fires sound - `{ sound }`: whether the clock shall be heard.
 * @fires clock-signal - `{ signal }`: ten seconds are left, or the time is over.
 * @fires viewers-choice - `{ choice }`: what the viewers may see.
 * @fires dress - `{ dress }`: what the picture shall wear.
 * @fires guide-done - the first steps are taken.
 * @fires own-keys - `{ keys }`: the host's keys where they differ from ours.
 * @fires own-words - `{ words }`: what the host says in the shown language.
 * @fires language - `{ language }`
 * @fires dismiss - the problem on screen is done with; presses that wait to be kept are given up.
 * @fires branch - go on from the last good entry of the damaged game.
 * @fires export-game - save the game as a file.
 * @fires open-game - `{ gameId }`
 */
export class HostPanel extends PanelState {
  private heardSeconds: number | null = null;
  private readonly slips = new SlipGuard();
  private readonly clock = new ClockController(this, 'counted');
  private readonly hand = new Hand(this);

  constructor() {
    super();
    new KeysController(this, (event) => this.onKey(event));
    // In the set-up a button may be pressed as fast as one can.
    this.slips.guard(this, () => !this.inSetup);
    // A mouse press leaves no focus on a button: Enter stays the big button's, whatever was clicked last.
    this.addEventListener('mousedown', (event) => {
      if (event.composedPath().some((target) => target instanceof HTMLButtonElement)) event.preventDefault();
    });
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('game')) return;
    this.hand.follow(this.game);
    this.clock.follow(this.game?.clock ?? null, Date.now());
    this.place = 'table';
  }

  override updated(): void {
    const { seconds } = this.clock;
    const signal = signalBetween(this.heardSeconds, seconds);
    this.heardSeconds = seconds;
    if (signal && this.sound === 'on') this.tell('clock-signal', { signal });
  }

  override render(): TemplateResult {
    const trouble = this.game ? null : blocking(this.problem);
    if (trouble)
      return troubleCard(this.face(), trouble, this.games, (type, detail) => this.tell(type, detail));
    const face = this.face();
    const { game } = this;
    if (!game || this.inSetup) return html`${setupPage(face, this, this.guide && !game)} ${this.sheetView()}`;
    return html`${statusBar(face, game)}
      ${followsLine(face, this.follows)} ${this.guide ? firstLook(face) : nothing}
      <main>
        <host-table
          class=${game.players.length >= MANY ? 'many' : ''}
          .game=${game}
          .language=${this.language}
          .offers=${this.hand.offers}
          .open=${this.hand.open}
          .chosen=${this.hand.chosen}
          .roles=${this.roles}
          @seat-press=${this.onSeat}
          @seat-menu=${this.onMenu}
          @seat-penalty=${this.onPenalty}
        ></host-table>
        <div class="middle">${stepCard(face, game, this.clock, this.extras(game))} ${recentActs(face)}</div>
        ${troubleBar(face)} ${toolBar(face, game)} ${actionBar(face, game)}
      </main>
      ${this.sheetView()}`;
  }

  /** Does what a key of the browser asks for while another window has the focus. */
  perform(command: 'next' | 'clock' | 'undo'): void {
    if (this.game && !this.inSetup) this.acts[command]();
  }

  private get inSetup(): boolean {
    return !this.game || this.place === 'setup';
  }

  private sheetView(): TemplateResult | typeof nothing {
    const { game, keyboard, viewers, players, bookNote, ownKeys, dress } = this;
    return sheetView(this.sheet, this.face(), {
      players,
      bookNote,
      ownKeys,
      dress,
      wear: (worn) => this.tell('dress', { dress: worn }),
      game,
      keyboard,
      viewers,
      close: this.closeSheet,
      send: (press) => this.send(press),
      choose: (choice) => this.choose(choice),
    });
  }

  private face(): PanelFace {
    const { language, obs, obsChoice, history, problem, roles } = this;
    return {
      language,
      mode: this.hand.mode,
      obs,
      obsChoice,
      history,
      problem,
      roles,
      sound: this.sound,
      offAir: this.viewers?.hidden ?? false,
      own: this.ownWords[language] ?? {},
      offers: this.hand.offers,
      t: (key, params) => this.t(key, params),
      acts: this.acts,
    };
  }

  private readonly acts: PanelActs = {
    next: () => this.next(),
    undo: () => this.tell('undo', { count: 1 }),
    undoTo: (count) => this.tell('undo', { count }),
    redo: () => this.tell('redo'),
    toggle: (type) => this.hand.toggle(type),
    clock: () => this.toggleClock(),
    plus: () => this.plus(),
    stopClock: () => this.send({ type: 'stop-clock' }),
    roles: () => this.toggleRoles(),
    confirm: () => this.confirm(),
    dismiss: () => this.tell('dismiss'),
    exportGame: () => this.tell('export-game'),
    pickDone: () => this.answer(this.hand.picked()),
    mute: () => this.tell('sound', { sound: this.sound === 'on' ? 'off' : 'on' }),
    hide: () => this.viewers && this.choose({ ...this.viewers, hidden: !this.viewers.hidden }),
    guided: () => this.tell('guide-done'),
    newGame: (place) => {
      this.place = place;
    },
    open: (type) => {
      this.sheet = { type };
      if (this.guide && this.game && (type === 'viewers' || type === 'obs')) this.tell('guide-done');
    },
    speak: (language) => this.tell('language', { language }),
  };

  private extras(game: Game): Extras {
    const { hand } = this;
    return {
      game,
      offers: hand.offers,
      mode: hand.mode,
      language: this.language,
      coin: hand.coin,
      deck: hand.deck,
      setDeck: (deck) => {
        hand.deck = deck;
      },
      press: (press) => this.send(press),
      setMode: (mode) => {
        hand.mode = mode;
      },
      swapCoin: () => hand.swapCoin(),
    };
  }

  private onKey(event: KeyboardEvent): boolean {
    return pressKey(event, {
      hand: this.hand,
      keys: this.ownKeys,
      place: this.inSetup ? 'none' : this.sheet ? 'sheet' : 'table',
      acts: this.acts,
      isSlip: (pressed) => this.slips.key(pressed),
      enter: () => this.enter(),
      seat: (seat) => this.pressSeat(seat),
      cancel: () => this.cancel(),
    });
  }

  private enter(): void {
    const { mode } = this.hand;
    const counts = mode.type === 'count' && mode.digits !== '';
    if (!counts && this.problem?.type === 'refused' && this.problem.refusal.forceable) this.confirm();
    else this.answer(this.hand.enter());
  }

  private next(): void {
    const press = this.hand.next();
    if (press) this.send(press);
  }

  private readonly onSeat = (event: CustomEvent<{ seat: number }>): void => this.pressSeat(event.detail.seat);
  private readonly onPenalty = (event: CustomEvent<{ seat: number }>): void =>
    this.send({ type: this.hand.penalty, seat: event.detail.seat });
  private readonly onMenu = (event: CustomEvent<{ seat: number }>): void => {
    this.sheet = { type: 'seat', seat: event.detail.seat };
  };

  private pressSeat(seat: number): void {
    if (this.game) this.answer(this.hand.seat(seat), seat);
  }

  private answer(touch: Touch, seat = 0): void {
    if (touch === 'menu') this.sheet = { type: 'seat', seat };
    else if (touch) this.send(touch);
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

  private cancel(): void {
    if (this.sheet) this.sheet = null;
    else if (this.place === 'setup') this.place = 'table';
    else if (this.problem) this.tell('dismiss');
    else this.hand.mode = { type: 'step' };
  }

  private choose(choice: ViewersChoice): void {
    this.tell('viewers-choice', { choice });
  }

  private send(press: Press): void {
    this.tell('press', { press });
  }

  static override styles = [tokens, controls, panelStyles, stepStyles, sheetStyles, narrowStyles];
}

customElements.define('host-panel', HostPanel);

declare global {
  interface HTMLElementTagNameMap {
    'host-panel': HostPanel;
  }
}
