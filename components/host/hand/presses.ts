// What a press on a seat means at this moment, read from the offers.

import type { Command, CommandType, Field, Game, Offer, Seat } from '../../../lib/game';

/** A command without its time: the edge adds it. */
export type Press = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

/**
 * What seats are for, besides the step's own meaning. `foul`, `warn`, `remove`: discipline. `shooter`: shots of one black.
 * `seats`: several seats are collected for one command. `role`: a card is being dealt. `seen`: who saw whose card.
 */
export type Mode =
  | { readonly type: 'step' }
  | { readonly type: 'foul' | 'warn' | 'remove' }
  | { readonly type: 'shooter'; readonly by: Seat }
  | { readonly type: 'seats'; readonly offer: Offer; readonly chosen: readonly Seat[] }
  | { readonly type: 'role'; readonly role: string }
  | { readonly type: 'seen'; readonly by: Seat | null }
  | { readonly type: 'count'; readonly digits: string };

/** The acts of a step that take one seat, in the order in which a press looks for them. */
const SEAT_ACTS: readonly CommandType[] = [
  'nominate',
  'vote',
  'raise-hand',
  'shoot-all',
  'check',
  'visit',
  'pick',
  'kill',
  'heal',
  'testify',
];

/** The offers a seat press of this step could be; several when some seats need a confirmation. */
export function seatOffers(offers: readonly Offer[]): readonly Offer[] {
  const type = SEAT_ACTS.find((act) => offers.some((offer) => offer.type === act && oneSeat(offer)));
  return offers.filter((offer) => offer.type === type && oneSeat(offer));
}

/** The seats a press would be accepted for, with a confirmation or without. */
export function openSeats(game: Game, offers: readonly Offer[], mode: Mode): readonly Seat[] {
  switch (mode.type) {
    case 'step':
      return seatOffers(offers).flatMap((offer) => oneSeat(offer)?.from ?? []);
    case 'foul':
    case 'warn':
    case 'remove':
      return offers
        .filter((o) => o.type === mode.type)
        .flatMap((o) => o.fields.flatMap((f) => (f.kind === 'seat' ? f.from : [])));
    case 'seats':
      return mode.offer.fields.flatMap((f) => (f.kind === 'seats' ? f.from : []));
    case 'shooter':
    case 'role':
    case 'seen':
      return game.players.map((p) => p.seat);
    case 'count':
      return [];
  }
}

/** The press that a seat makes now; null when a seat means nothing here. A refused one comes back in words. */
export function pressFor(offers: readonly Offer[], mode: Mode, seat: Seat): Press | null {
  switch (mode.type) {
    case 'foul':
    case 'warn':
    case 'remove':
      return { type: mode.type, seat };
    case 'shooter':
      return { type: 'shoot', by: mode.by, targets: [seat] };
    case 'role':
      return { type: 'assign-role', seat, role: mode.role } as Press;
    case 'step': {
      // A hand that is up already is taken down; the rules ask to confirm it (CL-85).
      const unvote = offers.find((o) => o.type === 'unvote' && oneSeat(o)?.from.includes(seat));
      if (unvote) return { type: 'unvote', voter: seat };
      const [offer] = seatOffers(offers);
      const field = offer && oneSeat(offer);
      return offer && field ? ({ type: offer.type, ...offer.fixed, [field.name]: seat } as Press) : null;
    }
    case 'seen':
      return mode.by === null ? null : { type: 'card-seen', by: mode.by, whose: seat };
    case 'seats':
    case 'count':
      return null;
  }
}

/** The command of an offer whose only open field is a list of seats. */
export function pressOfSeats(offer: Offer, chosen: readonly Seat[]): Press | null {
  const field = offer.fields.find((f) => f.kind === 'seats');
  return field ? ({ type: offer.type, ...offer.fixed, [field.name]: chosen } as Press) : null;
}

/** The blacks whose shots can be entered one by one. */
export const shootersOf = (offers: readonly Offer[]): readonly Seat[] => [
  ...new Set(
    offers.flatMap((o) =>
      o.type === 'shoot' ? o.fields.flatMap((f) => (f.kind === 'seat' && f.name === 'by' ? f.from : [])) : [],
    ),
  ),
];

/** How many seats a list takes. */
export const listOf = (offer: Offer): Extract<Field, { kind: 'seats' }> | null => {
  const field = offer.fields.find((f) => f.kind === 'seats');
  return field?.kind === 'seats' ? field : null;
};

function oneSeat(offer: Offer): Extract<Field, { kind: 'seat' }> | null {
  const [field, ...others] = offer.fields;
  return field?.kind === 'seat' && others.every((f) => 'optional' in f && f.optional) ? field : null;
}
