// What every drawing function gets: the view, the words, and small look-ups over both.

import type { Seat } from '../../lib/game/basics/seats';
import type { SeatView, StageView, TableView } from '../../lib/game/view/types';
import type { Language, Params } from '../../lib/i18n/core';
import { tOverlay } from '../../lib/i18n/overlay';
import type { OverlayKey } from '../../lib/i18n/overlay.ru';

/** A view with the words to show it in. */
export interface Scene {
  readonly view: TableView;
  /** A message in the viewer's language. */
  readonly t: (key: OverlayKey, params?: Params) => string;
}

/** One stage by its name. */
export type StageViewOf<T extends StageView['type']> = Extract<StageView, { readonly type: T }>;

/** Puts a view and a language together. */
export const sceneOf = (view: TableView, language: Language): Scene => ({
  view,
  t: (key, params) => tOverlay(language, key, params),
});

/** The seat's line of the view; undefined for a number nobody sits at. */
export const seatAt = (scene: Scene, seat: Seat): SeatView | undefined =>
  scene.view.seats.find((one) => one.seat === seat);

/** The player's name, empty when the seat has none. */
export const nameAt = (scene: Scene, seat: Seat): string => seatAt(scene, seat)?.name ?? '';

/** The seats this moment is about: they are marked at the table. */
export function seatsInFocus({ view }: Scene): ReadonlySet<Seat> {
  const { stage } = view;
  switch (stage.type) {
    case 'ballot':
      return new Set([stage.current]);
    case 'vote-pending':
      return new Set(stage.candidates);
    case 'speeches':
      return new Set(view.nominations.map((nomination) => nomination.seat));
    case 'morning':
      return new Set(stage.killed);
    case 'defence':
    case 'raise-all':
    case 'lot':
    case 'last-words':
      return new Set(stage.seats);
    case 'evening':
      return new Set(stage.outcome.type === 'no-vote' ? [] : stage.outcome.seats);
    case 'deal':
    case 'night':
    case 'over':
      return new Set();
  }
}

/** Whom each voter of the open ballot has voted for. */
export function votesNow({ view }: Scene): ReadonlyMap<Seat, Seat> {
  if (view.stage.type !== 'ballot') return new Map();
  return new Map(
    view.stage.candidates.flatMap(({ seat, voters }) => voters.map((voter) => [voter, seat] as const)),
  );
}
