// The player book: everybody who plays here, to search, add, rename and take out.

import { css, html, nothing, type TemplateResult } from 'lit';
import { controls } from '../../ui/controls.styles';
import { tokens } from '../../ui/tokens';
import { HostElement } from '../host-element';
import { type BookPlayer, found } from './types';

/** What came of the last change, for the host. */
export type BookNote =
  | { readonly type: 'added'; readonly count: number }
  | { readonly type: 'forgotten'; readonly player: BookPlayer }
  | { readonly type: 'taken'; readonly nick: string }
  | { readonly type: 'failed'; readonly detail: string }
  | null;

/**
 * The book. Hooks: `[data-act=book-import|book-undo]`, `[name=search]`, `[name=import]`, `[data-edit]`, `[data-forget]`.
 *
 * @fires book-add - `{ text }`: pasted names, one per line.
 * @fires book-keep - `{ player }`: a player with another nick or shown name.
 * @fires book-forget - `{ player }`
 * @fires book-restore - the one taken out last comes back.
 */
export class PlayerBook extends HostElement {
  static override properties = {
    players: { attribute: false },
    note: { attribute: false },
    search: { state: true },
    edited: { state: true },
  };
  declare players: readonly BookPlayer[];
  declare note: BookNote;
  declare private search: string;
  /** The id of the player whose fields are open. */
  declare private edited: string | null;

  constructor() {
    super();
    this.players = [];
    this.note = null;
    this.search = '';
    this.edited = null;
  }

  override render(): TemplateResult {
    const shown = found(this.players, this.search);
    return html`<h2>${this.t('book')} <span class="muted num">${this.players.length}</span></h2>
      <label>
        ${this.t('book.search')}
        <input name="search" type="search" dir="auto" autocomplete="off" .value=${this.search} @input=${(
          event: Event,
        ) => {
          this.search = (event.target as HTMLInputElement).value;
        }} />
      </label>
      ${this.noteLine()}
      ${
        shown.length === 0
          ? html`<p class="muted">${this.t(this.players.length === 0 ? 'book.empty' : 'book.none')}</p>`
          : html`<ul>${shown.map((player) => this.row(player))}</ul>`
      }
      <form @submit=${this.add}>
        <label>
          ${this.t('book.import')}
          <textarea name="import" rows="3" dir="auto" placeholder=${this.t('book.import.example')}></textarea>
        </label>
        <button data-act="book-import">${this.t('book.add')}</button>
      </form>`;
  }

  private noteLine(): TemplateResult | typeof nothing {
    const { note } = this;
    switch (note?.type) {
      case 'added':
        return html`<p role="status">${this.t('book.added', { count: note.count })}</p>`;
      case 'forgotten':
        return html`<p role="status" class="row">
          <span class="grow">${this.t('book.forgotten', { name: note.player.nick })}</span>
          <button data-act="book-undo" @click=${() => this.tell('book-restore')}>${this.t('undo')}</button>
        </p>`;
      case 'taken':
        return html`<p role="alert" class="error">${this.t('book.taken', { name: note.nick })}</p>`;
      case 'failed':
        return html`<p role="alert" class="error">${this.t('book.failed')} <span class="small">${note.detail}</span></p>`;
      case undefined:
        return nothing;
    }
  }

  private row(player: BookPlayer): TemplateResult {
    if (player.id !== this.edited)
      return html`<li class="row">
        <button class="quiet grow name" data-edit=${player.nick} @click=${() => {
          this.edited = player.id;
        }}>
          <bdi dir="auto">${player.nick}</bdi>
          ${player.shown === '' ? nothing : html`<span class="muted">→ <bdi dir="auto">${player.shown}</bdi></span>`}
        </button>
        <button class="quiet" data-forget=${player.nick} aria-label=${this.t('book.forget', { name: player.nick })} @click=${() => this.tell('book-forget', { player })}>✕</button>
      </li>`;
    return html`<li>
      <form class="edit" @submit=${(event: SubmitEvent) => this.keep(event, player)}>
        <label>${this.t('book.nick')}<input name="nick" dir="auto" maxlength="60" required .value=${player.nick} /></label>
        <label>${this.t('book.shown')}<input name="shown" dir="auto" maxlength="60" placeholder=${player.nick} .value=${player.shown} /></label>
        <div class="row">
          <button data-act="book-keep" class="grow">${this.t('book.keep')}</button>
          <button type="button" class="quiet" @click=${() => {
            this.edited = null;
          }}>${this.t('cancel')}</button>
        </div>
      </form>
    </li>`;
  }

  private keep(event: SubmitEvent, player: BookPlayer): void {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    this.edited = null;
    this.tell('book-keep', {
      player: { ...player, nick: String(data.get('nick')), shown: String(data.get('shown')) },
    });
  }

  private readonly add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.tell('book-add', { text: String(new FormData(form).get('import') ?? '') });
    form.reset();
  };

  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: grid;
        gap: 10px;
      }
      p {
        margin: 0;
      }
      ul {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: 2px;
        max-height: 44vh;
        overflow: auto;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li.row {
        flex-wrap: nowrap;
      }
      li .grow {
        text-align: start;
      }
      form {
        display: grid;
        gap: 6px;
      }
      .edit {
        padding: 8px;
        border-radius: 8px;
        background: var(--mc-ink-3);
      }
      textarea {
        resize: vertical;
      }
    `,
  ];
}

customElements.define('player-book', PlayerBook);
