// In the table's place when there is no table to show: a damaged log, or a database that cannot be read.

import { html, nothing, type TemplateResult } from 'lit';
import type { PanelFace, Problem } from '../bars/face';
import { type GameLine, gameList, gameName } from './game-line';

/** What the card can do. */
export interface TroubleActs {
  readonly branch: () => void;
  readonly exportGame: () => void;
  readonly openGame: (gameId: string) => void;
}

/** The problems that stand between the host and the table; null for all others. */
export const blocking = (
  problem: Problem | null,
): Extract<Problem, { type: 'damaged' | 'storage' }> | null =>
  problem?.type === 'damaged' || problem?.type === 'storage' ? problem : null;

/** Says what happened and what can be done; nothing here writes to the damaged log. */
export function troubleCard(
  { t, language }: PanelFace,
  problem: Extract<Problem, { type: 'damaged' | 'storage' }>,
  games: readonly GameLine[],
  acts: TroubleActs,
): TemplateResult {
  if (problem.type === 'storage')
    return html`<section class="step" role="alert" data-problem="storage">
      <h1>${t('storage.title')}</h1>
      <p>${t(`storage.${problem.cause}`)} ${t('storage.again')}</p>
      <p class="muted small">${problem.detail}</p>
      <button data-act="export-game" @click=${acts.exportGame}>${t('storage.export')}</button>
    </section>`;
  const { damage } = problem;
  const others = games.filter((game) => game.id !== damage.meta.id);
  return html`<section class="step" role="alert" data-problem="damaged">
    <h1>${t('damaged.title')}</h1>
    <p>${t('damaged.where', { game: gameName(language, damage.meta), n: damage.n, of: damage.of })}</p>
    <p class="muted small">${problem.detail}</p>
    ${
      damage.n > 1
        ? html`<button class="next" data-act="branch" @click=${acts.branch}>${t('damaged.branch', { n: damage.n - 1 })}</button>
          <p class="muted small">${t('damaged.branch.about')}</p>`
        : nothing
    }
    <button data-act="export-game" @click=${acts.exportGame}>${t('damaged.export')}</button>
    ${others.length > 0 ? html`<h2>${t('games.other')}</h2>${gameList(language, others, acts.openGame)}` : nothing}
  </section>`;
}
