// What the host holds while a step runs: what seats are for, seats picked so far, the coin, the cards of the deal.

import type { ReactiveControllerHost } from '@lit/reactive-element';
import { type Game, type Offer, offers, type Seat } from '../../../lib/game';
import { type Deck, dealPress, nextCard, suggestedDeck } from './deck';
import { listOf, type Mode, openSeats, type Press, pressFor, pressOfSeats, shootersOf } from './presses';

/** What a touch comes to: a press for the log, the seat's menu, or nothing yet. */
export type Touch = Press | 'menu' | null;

/** Turns touches into presses. It decides nothing: what is offered comes from the rules. */
export class Hand {
  private readonly panel: ReactiveControllerHost;
  private game: Game | null = null;
  private heldMode: Mode = { type: 'step' };
  private heldCoin: 'straight' | 'swapped' = 'straight';
  private heldDeck: Deck = suggestedDeck(0);
  /** What the rules offer now. */
  offers: readonly Offer[] = [];

  constructor(panel: ReactiveControllerHost) {
    this.panel = panel;
  }

  /** What seats are for now. */
  get mode(): Mode {
    return this.heldMode;
  }
  set mode(mode: Mode) {
    this.heldMode = mode;
    this.panel.requestUpdate();
  }

  /** Which tied candidate has the coin's first side. */
  get coin(): 'straight' | 'swapped' {
    return this.heldCoin;
  }

  /** The cards of a city deal. */
  get deck(): Deck {
    return this.heldDeck;
  }
  set deck(deck: Deck) {
    this.heldDeck = deck;
    this.panel.requestUpdate();
  }

  /** Takes the game after a step. What was being chosen ends with it. */
  follow(game: Game | null): void {
    const before = this.game;
    this.game = game;
    this.offers = game ? offers(game) : [];
    const players = game?.players.length ?? 0;
    if (players !== before?.players.length) this.heldDeck = suggestedDeck(players);
    this.heldMode = game ? this.held(game) : { type: 'step' };
  }

  /** What lies in the hand by itself when a step begins: the next card, the next black who fires, the best move. */
  private held(game: Game): Mode {
    if (game.stage.type === 'deal') {
      const role = nextCard(game, this.heldDeck);
      return role ? { type: 'role', role } : { type: 'step' };
    }
    if (this.heldMode.type === 'shooter' && game.stage.type === 'night') {
      const { shots } = game.stage.acts;
      const by = shootersOf(this.offers).find((seat) => shots[seat] === undefined);
      return by === undefined ? { type: 'step' } : { type: 'shooter', by };
    }
    const move = this.offers.find((o) => o.type === 'best-move');
    return move ? { type: 'seats', offer: move, chosen: [] } : { type: 'step' };
  }

  /** The seats that a press is meant for now. */
  get open(): readonly Seat[] {
    return this.game ? openSeats(this.game, this.offers, this.mode) : [];
  }

  /** The seats picked so far in a choice of several. */
  get chosen(): readonly Seat[] {
    return this.mode.type === 'seats' ? this.mode.chosen : [];
  }

  swapCoin(): void {
    this.heldCoin = this.heldCoin === 'straight' ? 'swapped' : 'straight';
    this.panel.requestUpdate();
  }

  /** What a breach costs by these rules (CL-80, CT-19). */
  get penalty(): 'foul' | 'warn' {
    return this.game?.rules.discipline === 'warnings' ? 'warn' : 'foul';
  }

  /** Takes a kind of discipline into the hand, or puts it back. */
  toggle(type: 'foul' | 'warn' | 'remove'): void {
    this.mode = this.mode.type === type ? { type: 'step' } : { type };
  }

  /** The one obvious next press; null when something must be entered first. */
  next(): Press | null {
    const offer = this.offers.find((o) => o.primary && o.type !== 'lot');
    if (!offer || !this.game) return null;
    return offer.type === 'deal-roles'
      ? dealPress(this.game, this.deck)
      : ({ type: offer.type, ...offer.fixed } as Press);
  }

  /** A touch of a seat. */
  seat(seat: Seat): Touch {
    if (!this.game || seat < 1 || seat > this.game.players.length) return null;
    if (this.mode.type === 'seats') return this.pick(this.mode, seat);
    if (this.mode.type === 'seen' && this.mode.by === null) {
      this.mode = { type: 'seen', by: seat };
      return null;
    }
    return pressFor(this.offers, this.mode, seat) ?? 'menu';
  }

  /** Begins to type a count; nothing where there is nothing to count. */
  beginCount(): void {
    if (this.countType) this.mode = { type: 'count', digits: '' };
  }

  /** One digit more of the count that is being typed. */
  countDigit(digit: number): void {
    if (this.mode.type === 'count')
      this.mode = { type: 'count', digits: `${this.mode.digits}${digit}`.slice(0, 2) };
  }

  /** Enter: the typed count, the picked seats, or the next press. */
  enter(): Press | null {
    const type = this.countType;
    if (this.mode.type === 'count' && this.mode.digits !== '' && type)
      return { type, count: Number(this.mode.digits) };
    return this.mode.type === 'seats' && this.mode.chosen.length > 0 ? this.picked() : this.next();
  }

  /** The press of the seats picked so far; null while there are too few. */
  picked(): Press | null {
    const { mode } = this;
    if (mode.type !== 'seats' || mode.chosen.length < (listOf(mode.offer)?.min ?? 0)) return null;
    return pressOfSeats(mode.offer, mode.chosen);
  }

  private pick(mode: Extract<Mode, { type: 'seats' }>, seat: Seat): Press | null {
    const chosen = mode.chosen.includes(seat)
      ? mode.chosen.filter((s) => s !== seat)
      : [...mode.chosen, seat];
    this.mode = { ...mode, chosen };
    // Full: nothing is left to decide, so the last seat sends it.
    return chosen.length === listOf(mode.offer)?.max ? this.picked() : null;
  }

  private get countType(): 'vote-count' | 'raise-count' | null {
    const stage = this.game?.stage.type;
    return stage === 'ballot' ? 'vote-count' : stage === 'raise-all' ? 'raise-count' : null;
  }
}
