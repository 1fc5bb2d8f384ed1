// Games of the archive as the panel lists them.

import { html, type TemplateResult } from 'lit';
import { type Language, tPanel } from '../../../lib/i18n';

/** One game of the archive. */
export interface GameLine {
  readonly id: string;
  readonly title: string;
  /** ms since the epoch. */
  readonly createdAt: number;
  readonly status: 'running' | 'over' | 'abandoned';
}

/** "Final, 7 December, 20:15". */
export function gameName(
  language: Language,
  { title, createdAt }: Pick<GameLine, 'title' | 'createdAt'>,
): string {
  const when = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(createdAt);
  return title === '' ? when : `${title}, ${when}`;
}

/** The games, each a button that opens it. */
export const gameList = (
  language: Language,
  games: readonly GameLine[],
  open: (gameId: string) => void,
): TemplateResult =>
  html`<ul class="games">
    ${games.map(
      (game) => html`<li>
        <button class="quiet" data-open-game=${game.id} @click=${() => open(game.id)}>
          <bdi dir="auto">${gameName(language, game)}</bdi>
          <span class="muted small">${tPanel(language, `game.${game.status}`)}</span>
        </button>
      </li>`,
    )}
  </ul>`;
