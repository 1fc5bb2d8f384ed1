// What a viewer sees: the overlay read through its own hooks, never through its properties.

import type { Page } from 'playwright-core';

/** One look at the overlay. */
export interface Look {
  readonly stage: string | null;
  readonly banner: string;
  /** Seats that are out: seat → how. */
  readonly out: Readonly<Record<string, string>>;
  readonly fouls: Readonly<Record<string, number>>;
  readonly votes: Readonly<Record<string, number>>;
  readonly winner: string | null;
  /** Seats with a card on them. */
  readonly roles: number;
  readonly text: string;
}

/** Looks at the overlay of a page; null while it draws nothing. */
export const look = (page: Page): Promise<Look | null> =>
  page.evaluate(() => {
    const root = document.querySelector('mafia-overlay')?.shadowRoot;
    const stage = root?.querySelector('[data-stage]');
    if (!root || !stage) return null;
    const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    const seats = all('[data-seat][data-state]');
    return {
      stage: stage.getAttribute('data-stage'),
      banner: all('[data-banner]')
        .map((part) => part.textContent?.replace(/\s+/g, ' ').trim())
        .join(' '),
      out: Object.fromEntries(
        seats
          .filter((s) => s.dataset.state !== 'in')
          .map((s) => [s.dataset.seat ?? '', s.dataset.state ?? '']),
      ),
      fouls: Object.fromEntries(
        seats
          .filter((s) => Number(s.dataset.fouls) > 0)
          .map((s) => [s.dataset.seat ?? '', Number(s.dataset.fouls)]),
      ),
      votes: Object.fromEntries(
        all('[data-candidate][data-votes]').map((c) => [c.dataset.candidate ?? '', Number(c.dataset.votes)]),
      ),
      winner: root.querySelector('[data-winner]')?.getAttribute('data-winner') ?? null,
      roles: seats.filter((s) => s.dataset.role).length,
      text: root.textContent ?? '',
    };
  });
