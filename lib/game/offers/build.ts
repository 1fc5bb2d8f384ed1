// The pieces offers are built from.

import type { Seat } from '../basics/seats';
import type { CommandType } from '../state/commands';
import type { Game } from '../state/state';
import { inGame } from '../state/table';
import type { Offer } from './types';

/** Builds an offer; what is not said is empty. */
export const offer = (type: CommandType, more: Partial<Omit<Offer, 'type'>> = {}): Offer => ({
  type,
  primary: false,
  fixed: {},
  fields: [],
  confirm: null,
  ...more,
});

/** The one obvious next press. */
export const primary = (type: CommandType, more: Partial<Omit<Offer, 'type' | 'primary'>> = {}): Offer =>
  offer(type, { ...more, primary: true });

/** A choice of one seat; no offer at all when there is none to choose. */
export const seatOffer = (
  type: CommandType,
  name: string,
  from: readonly Seat[],
  more: Partial<Omit<Offer, 'type'>> = {},
): readonly Offer[] =>
  from.length === 0
    ? []
    : [offer(type, { ...more, fields: [{ kind: 'seat', name, from }, ...(more.fields ?? [])] })];

/** Seats split into those who are in and those who are out, for offers that need a confirmation for one of the two. */
export const split = (
  game: Game,
  seats: readonly Seat[],
): { readonly inside: readonly Seat[]; readonly outside: readonly Seat[] } => ({
  inside: seats.filter((seat) => inGame(game, seat)),
  outside: seats.filter((seat) => !inGame(game, seat)),
});
