// What is on: the broadcast's title, the game of the evening, the host. A small tab over the strip.

import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../scene';

/** The tab; nothing when the host named nothing. */
export function title({ view, t }: Scene): TemplateResult | typeof nothing {
  const game = view.gameNumber === null ? '' : t('game', { number: view.gameNumber });
  const host = view.hostName === '' ? '' : t('host', { name: view.hostName });
  const words = [view.title, game, host].filter((word) => word !== '');
  if (words.length === 0) return nothing;
  return html`<div class="title" part="title">${words.map((word) => html`<bdi dir="auto">${word}</bdi>`)}</div>`;
}
