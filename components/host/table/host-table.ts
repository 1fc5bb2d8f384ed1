// All seats at a glance, with what only the host may see.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Game, Offer, Player } from '../../../lib/game';
import { type Language, type PanelKey, tOverlay, tPanel } from '../../../lib/i18n';
import { EXIT_ICON, icon } from '../../overlay/icons';
import { controls } from '../../ui/controls.styles';
import { tokens } from '../../ui/tokens';
import { tableStyles } from './host-table.styles';
import { roleMark } from './role-mark';

/** From this many players on the rows are low. */
export const MANY = 13;
/** A longer name is set smaller. */
const LONG_NAME = 9;

/**
 * The table in the host's panel: every seat with number, name, card, fouls and state; two columns, clockwise down then down.
 * Rows keep their height in every state, so that nothing moves under a finger.
 *
 * Hooks: each seat is a button `[data-seat="4"]`; its card opens the menu, `[data-more="4"]`; its fouls or warnings are
 * one press, `[data-penalty="4"]`.
 *
 * @fires seat-press - `{ seat }`: the seat was pressed.
 * @fires seat-menu - `{ seat }`: its menu was asked for (card, right click).
 * @fires seat-penalty - `{ seat }`: a foul or a warning was given.
 */
export class HostTable extends LitElement {
  static override properties = {
    game: { attribute: false },
    language: {},
    open: { attribute: false },
    chosen: { attribute: false },
    offers: { attribute: false },
    roles: {},
  };
  /** The game to draw. */
  declare game: Game | null;
  declare language: Language;
  /** Seats a press is meant for now; the others are dimmed but answer with the reason. */
  declare open: readonly number[];
  /** Seats that are picked in the running choice. */
  declare chosen: readonly number[];
  /** What the rules offer: whether fouls or warnings can be given now. */
  declare offers: readonly Offer[];
  /** `shown`, or `hidden` when somebody looks over the shoulder. */
  declare roles: 'shown' | 'hidden';

  constructor() {
    super();
    this.game = null;
    this.language = 'ru';
    this.open = [];
    this.chosen = [];
    this.offers = [];
    this.roles = 'shown';
  }

  override render(): TemplateResult {
    const players = this.game?.players ?? [];
    const rows = Math.ceil(players.length / 2);
    return html`<div class="table ${players.length >= MANY ? 'many' : ''}" style="grid-template-rows: repeat(${rows}, minmax(0, 1fr))">${players.map((p) => this.seat(p))}</div>`;
  }

  private seat(player: Player): TemplateResult {
    const { game } = this;
    if (!game) return html``;
    const { seat, name } = player;
    const classes = [
      'seat',
      this.open.includes(seat) && 'open',
      this.chosen.includes(seat) && 'chosen',
      player.exit && 'out',
      'turns' in game.stage && game.stage.turns.speaker === seat && 'speaking',
      this.voteOf(seat, game) && 'voted',
    ];
    return html`<div class=${classes.filter(Boolean).join(' ')}>
      <button
        class="main"
        data-seat=${seat}
        @click=${() => this.tell('seat-press', seat)}
        @contextmenu=${(event: Event) => this.menu(event, seat)}
      >
        <span class="no num">${seat}</span>
        <span class="who">
          <bdi class="name ${name.length > LONG_NAME ? 'long' : ''}" dir="auto">${name}</bdi>
          <span class="marks">${this.marks(player, game)}</span>
        </span>
        ${this.spokenState(player)}
      </button>
      <button class="more" data-more=${seat} aria-label=${this.t('seat.more', { seat })} @click=${(event: Event) => this.menu(event, seat)}>
        ${player.role && this.roles === 'shown' ? roleMark(game.set, player.role) : '⋯'}
      </button>
      ${this.penalty(player, game)}
    </div>`;
  }

  /** Fouls so far, and one more by a press: the commonest act at a table. */
  private penalty(player: Player, game: Game): TemplateResult | typeof nothing {
    if (game.stage.type === 'deal') return nothing;
    const { seat } = player;
    const fouls = game.rules.discipline === 'fouls';
    const type = fouls ? 'foul' : 'warn';
    const may = this.offers.some(
      (o) => o.type === type && o.fields.some((f) => f.kind === 'seat' && f.from.includes(seat)),
    );
    const count = fouls ? player.fouls : player.warnings;
    return html`<button class="penalty" data-penalty=${seat} ?disabled=${!may} aria-label=${this.t(`seat.give.${type}`, { seat, count })} @click=${() => this.tell('seat-penalty', seat)}>
      ${
        fouls
          ? html`<span class="pips">${[1, 2, 3, 4].map((n) => html`<i class=${n <= count ? 'on' : ''}></i>`)}</span>`
          : html`<span class="bangs ${count > 0 ? 'on' : ''}">${'!'.repeat(Math.max(1, count))}</span>`
      }
    </button>`;
  }

  /** For the candidate this seat has voted for; 0: raised its hand; null: neither. */
  private voteOf(seat: number, { stage }: Game): { readonly target: number } | null {
    if (stage.type === 'ballot') {
      const tally = stage.tallies.find((t) => t.voters.includes(seat));
      return tally ? { target: tally.seat } : null;
    }
    return stage.type === 'raise-all' && stage.voters.includes(seat) ? { target: 0 } : null;
  }

  private marks(player: Player, game: Game): readonly (TemplateResult | typeof nothing)[] {
    const order = game.nominations.findIndex((n) => n.seat === player.seat);
    const vote = this.voteOf(player.seat, game);
    const { exit } = player;
    return [
      exit
        ? html`${icon(EXIT_ICON[exit.how])}<span>${tOverlay(this.language, `out.${exit.how}`)}</span>`
        : nothing,
      player.silenced && !exit ? html`<span class="mute">${icon('mute')}</span>` : nothing,
      order >= 0 && game.stage.type !== 'over' && !exit
        ? html`<span class="nominated num">▸${order + 1}</span>`
        : nothing,
      vote ? html`<span class="vote num">${icon('hand')}${vote.target || ''}</span>` : nothing,
    ];
  }

  /** What stands in signs, in words, for a screen reader. */
  private spokenState(player: Player): TemplateResult {
    const { language } = this;
    const parts = [
      player.role && this.roles === 'shown' ? tOverlay(language, `role.${player.role}`) : '',
      player.fouls ? tOverlay(language, 'seat.fouls', { count: player.fouls }) : '',
      player.warnings ? tOverlay(language, 'seat.warnings', { count: player.warnings }) : '',
      player.silenced ? tOverlay(language, 'seat.silenced') : '',
    ].filter(Boolean);
    return html`<span class="unseen">${parts.join(', ')}</span>`;
  }

  private menu(event: Event, seat: number): void {
    event.preventDefault();
    this.tell('seat-menu', seat);
  }

  private tell(type: 'seat-press' | 'seat-menu' | 'seat-penalty', seat: number): void {
    this.dispatchEvent(new CustomEvent(type, { detail: { seat }, bubbles: true, composed: true }));
  }

  private t(key: PanelKey, params: Record<string, string | number>): string {
    return tPanel(this.language, key, params);
  }

  static override styles = [tokens, controls, tableStyles];
}

customElements.define('host-table', HostTable);
