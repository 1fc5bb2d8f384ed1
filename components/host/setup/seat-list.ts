// The seats before the deal: typed, taken from the player book, drawn by lot, dragged.

import { html, nothing, type TemplateResult } from 'lit';
import type { Refusal } from '../../../lib/game';
import { type PanelKey, refusalWords } from '../../../lib/i18n';
import { controls } from '../../ui/controls.styles';
import { tokens } from '../../ui/tokens';
import { HostElement } from '../host-element';
import { type BookPlayer, found, seatOf } from '../players/types';
import { seatListStyles } from './seat-list.styles';
import { byLot, filled, freeSeat, moved, resized, rotated } from './seating';

/** How many players of the book are offered at once. */
const OFFERED = 24;
/** More players than these take several rows, whose height stays while one is searched. */
const FEW = 4;

/**
 * The list of names. Hooks: `[name="seat-1"]`…, `[data-handle]`, `[data-player]`, `[data-act=default-names|last-seating|rotate|lot|add-seat|drop-seat|book]`.
 *
 * @fires names - `{ names }`: another list, seat 1 first.
 * @fires open-book - the player book is asked for.
 */
export class SeatList extends HostElement {
  static override properties = {
    names: { attribute: false },
    range: { attribute: false },
    refusal: { attribute: false },
    players: { attribute: false },
    last: { attribute: false },
    focused: { state: true },
    dragged: { state: true },
  };
  declare names: readonly string[];
  /** How many seats the rules allow. */
  declare range: { readonly min: number; readonly max: number };
  declare refusal: Refusal | null;
  /** The player book, whoever was seated last first. */
  declare players: readonly BookPlayer[];
  /** The seating of the last game; empty: none is known. */
  declare last: readonly string[];
  declare private focused: number | null;
  declare private dragged: number | null;

  constructor() {
    super();
    this.names = [];
    this.range = { min: 10, max: 10 };
    this.refusal = null;
    this.players = [];
    this.last = [];
    this.focused = null;
    this.dragged = null;
  }

  override render(): TemplateResult {
    const { names, range } = this;
    const tool = (act: string, key: PanelKey, work: () => readonly string[], params = {}) =>
      html`<button type="button" class="quiet" data-act=${act} @click=${() => this.change(work())}>${this.t(key, params)}</button>`;
    const anyone = names.some((name) => name.trim() !== '');
    return html`<div class="row">
        <h2 class="grow">${this.t('setup.players')}</h2>
        ${
          range.min < range.max
            ? html`<button type="button" data-act="drop-seat" aria-label=${this.t('setup.drop')} ?disabled=${names.length <= range.min} @click=${() => this.change(resized(names, names.length - 1))}>−</button>
              <span class="num">${names.length}</span>
              <button type="button" data-act="add-seat" aria-label=${this.t('setup.add')} ?disabled=${names.length >= range.max} @click=${() => this.change(resized(names, names.length + 1))}>+</button>`
            : nothing
        }
        <button type="button" class="quiet" data-act="book" @click=${() => this.tell('open-book')}>${this.t('book')}</button>
      </div>
      <div class="row tools">
        ${this.last.length ? tool('last-seating', 'setup.last', () => this.last.slice(0, range.max)) : nothing}
        ${
          anyone
            ? html`${tool('rotate', 'setup.rotate', () => rotated(names))} ${tool('lot', 'setup.lot', () => byLot(names, chances(names.length)))}`
            : nothing
        }
        ${
          names.some((name) => name.trim() === '')
            ? tool('default-names', 'setup.defaults', () => this.withDefaults(), { count: names.length })
            : nothing
        }
      </div>
      ${this.offered()}
      <ol class="names" @paste=${this.paste}>${names.map((name, i) => this.field(name, i + 1))}</ol>
      <p class="muted small">${this.t('setup.paste')}</p>`;
  }

  /** Players to press into seats. They keep their places, so that ten presses seat ten regulars. */
  private offered(): TemplateResult | typeof nothing {
    if (this.players.length === 0) return nothing;
    const matching = found(this.players, this.searched).slice(0, OFFERED);
    return html`<div class="offered ${this.players.length > FEW ? 'many' : ''}" role="group" aria-label=${this.t('book')}>
      ${matching.length === 0 ? html`<p class="muted small">${this.t('book.none')}</p>` : nothing}
      ${matching.map((player) => {
        const seat = seatOf(this.names, player.nick);
        return html`<button type="button" data-player=${player.nick} aria-pressed=${seat > 0} @mousedown=${keepFocus} @click=${() => this.toggle(player.nick, seat)}>
          ${seat > 0 ? html`<span class="num">${seat}</span> ` : nothing}<bdi dir="auto">${player.nick}</bdi>
        </button>`;
      })}
    </div>`;
  }

  /** What is typed to find somebody: a nick of the book is somebody already. */
  private get searched(): string {
    const typed = this.focused === null ? '' : (this.names[this.focused - 1] ?? '');
    const nicks = this.players.map((player) => player.nick);
    return seatOf(nicks, typed) > 0 ? '' : typed;
  }

  /** Seats a player, or lets him stand up again. What was typed to find him gives way. */
  private toggle(nick: string, seat: number): void {
    if (seat > 0) {
      this.change(this.names.with(seat - 1, ''));
      return;
    }
    const to = this.searched === '' ? freeSeat(this.names, this.focused) : this.focused;
    if (to !== null) this.change(this.names.with(to - 1, nick));
  }

  private field(name: string, seat: number): TemplateResult {
    const wrong = this.refusal?.params.seat === seat ? this.refusal : null;
    return html`<li class=${this.dragged === seat ? 'dragged' : ''} data-row=${seat}>
      <span class="num">${seat}</span>
      <input
        name="seat-${seat}"
        dir="auto"
        autocomplete="off"
        maxlength="60"
        aria-label=${this.t('setup.seat', { seat })}
        aria-invalid=${wrong !== null}
        .value=${name}
        @focus=${() => {
          this.focused = seat;
        }}
        @input=${(event: Event) => this.change(this.names.with(seat - 1, (event.target as HTMLInputElement).value))}
        @keydown=${(event: KeyboardEvent) => this.moveByKey(event, seat)}
      />
      <span
        class="handle"
        data-handle=${seat}
        title=${this.t('setup.drag')}
        @pointerdown=${(event: PointerEvent) => this.grab(event, seat)}
        @pointermove=${this.drag}
        @pointerup=${this.drop}
        @pointercancel=${this.drop}
        >⠿</span
      >
      ${wrong ? html`<span class="error" role="alert">${refusalWords(this.language, wrong)}</span>` : nothing}
    </li>`;
  }

  private grab(event: PointerEvent, seat: number): void {
    (event.target as Element).setPointerCapture(event.pointerId);
    event.preventDefault();
    this.dragged = seat;
  }

  private readonly drag = (event: PointerEvent): void => {
    if (this.dragged === null) return;
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-row]')];
    const over = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    const to = over < 0 ? rows.length : over + 1;
    if (to === this.dragged) return;
    this.change(moved(this.names, this.dragged, to));
    this.dragged = to;
  };

  private readonly drop = (): void => {
    this.dragged = null;
  };

  /** Alt and an arrow does what dragging does; Enter goes to the next seat. */
  private moveByKey(event: KeyboardEvent, seat: number): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || seat + by < 1 || seat + by > this.names.length) return;
    event.preventDefault();
    if (event.altKey) this.change(moved(this.names, seat, seat + by));
    this.renderRoot.querySelector<HTMLInputElement>(`[name="seat-${seat + by}"]`)?.focus();
  }

  private withDefaults(): readonly string[] {
    return this.names.map((name, i) => name.trim() || this.t('setup.default-name', { seat: i + 1 }));
  }

  /** Several pasted lines fill the seats from the field on. */
  private readonly paste = (event: ClipboardEvent): void => {
    const lines = (event.clipboardData?.getData('text') ?? '')
      .split(/\r?\n/)
      .map((line) => line.trim().replace(/^\d+[.)\s]+/, ''))
      .filter(Boolean);
    const [target] = event.composedPath();
    const field = target instanceof HTMLInputElement ? /^seat-(\d+)$/.exec(target.name) : null;
    if (lines.length < 2 || !field) return;
    event.preventDefault();
    this.change(filled(this.names, Number(field[1]), lines, this.range.max));
  };

  private change(names: readonly string[]): void {
    this.dispatchEvent(new CustomEvent('names', { detail: { names } }));
  }

  static override styles = [tokens, controls, seatListStyles];
}

/** The name field keeps the focus while a player is pressed. */
const keepFocus = (event: Event): void => event.preventDefault();

/** One chance for every draw of a lot. */
const chances = (count: number): readonly number[] =>
  [...crypto.getRandomValues(new Uint32Array(count))].map((n) => n / 2 ** 32);

customElements.define('seat-list', SeatList);
