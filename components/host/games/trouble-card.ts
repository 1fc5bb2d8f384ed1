// In the table's place when there is no table to show: a damaged log, or a database that cannot be read.

import { html, nothing, type TemplateResult } from 'lit';
import type { PanelFace, Problem } from '../bars/face';
import { languageButton } from '../bars/status-bar';
import { type GameLine, gameList, gameName } from './game-line';

/** Tells the entry point what the host chose. */
type Tell = (type: 'branch' | 'export-game' | 'open-game', detail?: { readonly gameId: string }) => void;

/** The problems that stand between the host and the table; null for all others. */
export const blocking = (
  problem: Problem | null,
): Extract<Problem, { type: 'damaged' | 'storage' }> | null =>
  // Something that waits to be kept is told beside the form it was typed in: the form must not go away.
  problem?.type === 'damaged' || (problem?.type === 'storage' && problem.waiting.length === 0)
    ? problem
    : null;

/** The panel without a table: says what happened and what can be done; nothing here writes to the damaged log. */
export const troubleCard = (
  p: PanelFace,
  problem: Extract<Problem, { type: 'damaged' | 'storage' }>,
  games: readonly GameLine[],
  tell: Tell,
): TemplateResult =>
  html`<header class="status"><span class="grow"></span>${languageButton(p)}</header>
    <main class="flow">
      ${problem.type === 'storage' ? unreadable(p, problem, tell) : damaged(p, problem, games, tell)}
    </main>`;

const unreadable = (
  { t }: PanelFace,
  { cause, detail }: Extract<Problem, { type: 'storage' }>,
  tell: Tell,
): TemplateResult =>
  html`<section class="step" role="alert" data-problem="storage">
    <h1>${t('storage.title')}</h1>
    <p>${t(`storage.${cause}`)} ${t('storage.again')}</p>
    <p class="muted small">${detail}</p>
    <button data-act="export-game" @click=${() => tell('export-game')}>${t('storage.export')}</button>
  </section>`;

function damaged(
  { t, language }: PanelFace,
  { damage, detail }: Extract<Problem, { type: 'damaged' }>,
  games: readonly GameLine[],
  tell: Tell,
): TemplateResult {
  const others = games.filter((game) => game.id !== damage.meta.id);
  return html`<section class="step" role="alert" data-problem="damaged">
    <h1>${t('damaged.title')}</h1>
    <p>${t('damaged.where', { game: gameName(language, damage.meta), n: damage.n, of: damage.of })}</p>
    <p class="muted small">${detail}</p>
    ${
      damage.n > 1
        ? html`<button class="next" data-act="branch" @click=${() => tell('branch')}>${t('damaged.branch', { n: damage.n - 1 })}</button>
          <p class="muted small">${t('damaged.branch.about')}</p>`
        : nothing
    }
    <button data-act="export-game" @click=${() => tell('export-game')}>${t('damaged.export')}</button>
    ${others.length > 0 ? html`<h2>${t('games.other')}</h2>${gameList(language, others, (gameId) => tell('open-game', { gameId }))}` : nothing}
  </section>`;
}
