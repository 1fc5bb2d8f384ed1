// All seats at a glance, with what only the host may see.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { type Game, type Player, teamOf } from '../../../lib/game';
import { type Language, tOverlay, tPanel } from '../../../lib/i18n';
import { EXIT_ICON, icon } from '../../overlay/icons';
import { controls } from '../../ui/controls.styles';
import { tokens } from '../../ui/tokens';

/**
 * The table in the host's panel: every seat with number, name, card, fouls and state; two columns, clockwise down then down.
 *
 * Hooks: each seat is a button `[data-seat="4"]`; its menu button `[data-more="4"]`.
 *
 * @fires seat-press - `{ seat }`: the seat was pressed.
 * @fires seat-menu - `{ seat }`: its menu was asked for (dots, right click).
 */
export class HostTable extends LitElement {
  static override properties = {
    game: { attribute: false },
    language: {},
    open: { attribute: false },
    chosen: { attribute: false },
    roles: {},
  };
  /** The game to draw. */
  declare game: Game | null;
  declare language: Language;
  /** Seats a press is meant for now; the others are dimmed but answer with the reason. */
  declare open: readonly number[];
  /** Seats that are picked in the running choice. */
  declare chosen: readonly number[];
  /** `shown`, or `hidden` when somebody looks over the shoulder. */
  declare roles: 'shown' | 'hidden';

  constructor() {
    super();
    this.game = null;
    this.language = 'ru';
    this.open = [];
    this.chosen = [];
    this.roles = 'shown';
  }

  override render(): TemplateResult {
    const players = this.game?.players ?? [];
    const rows = Math.ceil(players.length / 2);
    return html`<div class="table ${players.length > 12 ? 'many' : ''}" style="grid-template-rows: repeat(${rows}, minmax(0, 1fr))">${players.map((p) => this.seat(p))}</div>`;
  }

  private seat(player: Player): TemplateResult {
    const { game, language } = this;
    if (!game) return html``;
    const { seat, name } = player;
    const speaking = 'turns' in game.stage && game.stage.turns.speaker === seat;
    const classes = [
      'seat',
      this.open.includes(seat) && 'open',
      this.chosen.includes(seat) && 'chosen',
      player.exit && 'out',
      speaking && 'speaking',
    ];
    return html`<div class=${classes.filter(Boolean).join(' ')}>
      <button
        class="main"
        data-seat=${seat}
        aria-label=${this.label(player)}
        @click=${() => this.tell('seat-press', seat)}
        @contextmenu=${(event: Event) => this.menu(event, seat)}
      >
        <span class="no num">${seat}</span>
        <span class="who">
          <bdi class="name" dir="auto">${name}</bdi>
          <span class="marks">${this.marks(player, game)}</span>
        </span>
        ${this.card(player, game)}
      </button>
      <button class="more quiet" data-more=${seat} aria-label=${tPanel(language, 'seat.more', { seat })} @click=${(event: Event) => this.menu(event, seat)}>⋯</button>
    </div>`;
  }

  private card({ role, exit }: Player, game: Game): TemplateResult | typeof nothing {
    if (exit) return html`<span class="card exit">${icon(EXIT_ICON[exit.how])}</span>`;
    if (!role || this.roles === 'hidden') return nothing;
    const team = teamOf(game.set, role);
    return html`<span class="card ${team}" title=${tOverlay(this.language, `role.${role}`)}>${tPanel(this.language, `badge.${role}`)}</span>`;
  }

  private marks(player: Player, game: Game): readonly (TemplateResult | typeof nothing)[] {
    const { language } = this;
    const order = game.nominations.findIndex((n) => n.seat === player.seat);
    const votes =
      game.stage.type === 'ballot'
        ? game.stage.tallies.find((t) => t.voters.includes(player.seat))
        : undefined;
    const raised = game.stage.type === 'raise-all' && game.stage.voters.includes(player.seat);
    const exit = player.exit;
    return [
      exit ? html`<span class="state">${tOverlay(language, `out.${exit.how}`)}</span>` : nothing,
      player.fouls > 0
        ? html`<span class="fouls" aria-hidden="true">${[1, 2, 3, 4].map((n) => html`<i class=${n <= player.fouls ? 'on' : ''}></i>`)}</span>`
        : nothing,
      player.warnings > 0
        ? html`<span class="warn" aria-hidden="true">${'!'.repeat(player.warnings)}</span>`
        : nothing,
      player.silenced ? html`<span class="mute">${icon('mute')}</span>` : nothing,
      order >= 0 && game.stage.type !== 'over'
        ? html`<span class="nominated num">▸${order + 1}</span>`
        : nothing,
      votes
        ? html`<span class="hand num">✋${votes.seat}</span>`
        : raised
          ? html`<span class="hand">✋</span>`
          : nothing,
    ];
  }

  private label(player: Player): string {
    const { language } = this;
    const parts = [
      tPanel(language, 'seat.label', { seat: player.seat, name: player.name }),
      player.role && this.roles === 'shown' ? tOverlay(language, `role.${player.role}`) : '',
      player.exit ? tOverlay(language, `out.${player.exit.how}`) : '',
      player.fouls ? tOverlay(language, 'seat.fouls', { count: player.fouls }) : '',
      player.warnings ? tOverlay(language, 'seat.warnings', { count: player.warnings }) : '',
      player.silenced ? tOverlay(language, 'seat.silenced') : '',
    ];
    return parts.filter(Boolean).join(', ');
  }

  private menu(event: Event, seat: number): void {
    event.preventDefault();
    this.tell('seat-menu', seat);
  }

  private tell(type: 'seat-press' | 'seat-menu', seat: number): void {
    this.dispatchEvent(new CustomEvent(type, { detail: { seat }, bubbles: true, composed: true }));
  }

  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: block;
        min-height: 0;
      }
      .table {
        display: grid;
        grid-auto-flow: column;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 4px;
      }
      .seat {
        display: flex;
        min-width: 0;
        border-radius: 8px;
        background: var(--mc-ink-2);
        border: 1px solid transparent;
      }
      .seat.open {
        border-color: var(--mc-text-3);
        background: var(--mc-ink-3);
      }
      .seat.chosen {
        border-color: var(--mc-accent);
        box-shadow: inset 0 0 0 1px var(--mc-accent);
      }
      .seat.speaking {
        border-color: var(--mc-accent);
        background: color-mix(in srgb, var(--mc-accent) 18%, var(--mc-ink-2));
      }
      .seat.out .main {
        color: var(--mc-text-3);
      }
      .main {
        flex: 1;
        min-width: 0;
        display: flex;
        align-items: center;
        gap: 7px;
        padding: 3px 0 3px 7px;
        min-height: 46px;
        background: none;
        border: 0;
        text-align: start;
      }
      .more {
        border: 0;
        padding: 0 6px;
        min-height: 46px;
        color: var(--mc-text-3);
      }
      .many {
        gap: 3px;
      }
      .many .main,
      .many .more {
        min-height: 35px;
      }
      .many .no {
        font-size: 16px;
      }
      .no {
        font-size: 19px;
        font-weight: 750;
        width: 1.25em;
        text-align: center;
      }
      .who {
        flex: 1;
        min-width: 0;
        display: grid;
      }
      .name {
        font-size: 13px;
        font-weight: 600;
      }
      .marks {
        display: flex;
        gap: 6px;
        align-items: center;
        min-height: 13px;
        font-size: 11px;
        color: var(--mc-text-2);
      }
      .fouls {
        display: inline-flex;
        gap: 2px;
      }
      .fouls i {
        width: 8px;
        height: 8px;
        border-radius: 2px;
        border: 1px solid var(--mc-text-3);
      }
      .fouls i.on {
        background: var(--mc-danger);
        border-color: var(--mc-danger);
      }
      .warn,
      .mute {
        color: var(--mc-danger);
        font-weight: 800;
      }
      .nominated {
        color: var(--mc-accent);
        font-weight: 700;
      }
      .card {
        font-size: 14px;
        font-weight: 750;
        width: 1.7em;
        height: 1.7em;
        display: grid;
        place-items: center;
        border-radius: 5px;
        background: var(--mc-ink-3);
      }
      .card.red {
        color: var(--mc-red);
      }
      .card.black,
      .card.mafia {
        background: var(--mc-black);
        color: var(--mc-on-black);
      }
      .card.town {
        color: var(--mc-town);
      }
      .card.maniac {
        color: var(--mc-maniac);
      }
      .card.exit {
        background: none;
      }
    `,
  ];
}

customElements.define('host-table', HostTable);
