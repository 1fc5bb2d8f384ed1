// The cards of a deal: how many of which, and the press that deals them.

import {
  deckFor,
  type Game,
  type Role,
  SPECIALS,
  type Special,
  suggestMafia,
  suggestSpecials,
} from '../../../lib/game';
import type { Press } from './presses';

/** How many Mafia and which special cards a city game is dealt (CT-02, CT-03). */
export interface Deck {
  readonly mafia: number;
  readonly specials: readonly Special[];
}

/** What suits a table; with a Maniac in play he is nobody's (rules.md 2.6). */
export function suggestedDeck(players: number): Deck {
  const specials = suggestSpecials(players);
  return { mafia: suggestMafia(specials.includes('maniac') ? players - 1 : players).mafia, specials };
}

/** The order in which cards are given by hand, of both rule sets. */
const BY_HAND: readonly Role[] = ['mafia', 'don', 'sheriff', ...SPECIALS];

/** The card the host gives next by hand: blacks first, then whoever acts alone; null when only Civilians are left. */
export function nextCard(game: Game, { mafia, specials }: Deck): Role | null {
  const deck = deckFor(game.set, game.players.length, mafia, specials);
  const left = (role: Role) =>
    deck.filter((card) => card === role).length - game.players.filter((p) => p.role === role).length;
  return BY_HAND.find((role) => left(role) > 0) ?? null;
}

/** A random deal of the chosen cards, with the chance that goes into the log. */
export function dealPress(game: Game, { mafia, specials }: Deck): Press {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const deck = deckFor(game.set, game.players.length, mafia, specials);
  return game.set === 'city' ? { type: 'deal-roles', seed, deck } : { type: 'deal-roles', seed };
}
