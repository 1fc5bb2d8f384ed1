// What the host can enter at night.

import { type Seat, seatsUpTo } from '../basics/seats';
import { healRefusal, visitedTooOften } from '../phases/night-acts';
import { freeKillers, isBlocked, wokenBy } from '../phases/night-closing';
import { isBlack } from '../rules/roles';
import type { Game, StageOf } from '../state/state';
import { living, roleAt } from '../state/table';
import { offer, primary, seatOffer, split } from './build';
import type { Offer } from './types';

type Night = StageOf<'night'>;

/** The next call of the night, and the act of the role that is awake. */
export function nightOffers(game: Game, night: Night): readonly Offer[] {
  const step = night.steps[night.step];
  const last = night.step >= night.steps.length - 1;
  const held = step?.act === 'heal' && mustHeal(game, night);
  const confirm = held ? ({ rule: 'CT-21', code: 'must-act' } as const) : null;
  const next = primary(last ? 'morning' : 'next-step', { confirm });
  const early = last ? [] : [offer('morning', { confirm: { rule: 'CL-65', code: 'turns-left' } })];
  return [next, ...actOffers(game, night), ...early];
}

const mustHeal = (game: Game, night: Night): boolean =>
  game.rules.city.doctorMustAct === 'must' &&
  night.acts.heal === null &&
  wokenBy(game, 'doctor').length > 0 &&
  !isBlocked(game, 'doctor');

function actOffers(game: Game, night: Night): readonly Offer[] {
  const step = night.steps[night.step];
  if (!step) return [];
  const woken = wokenBy(game, step.wakes);
  switch (step.act) {
    case 'show':
      return identifyOffers(woken);
    case 'arrange':
      return [
        ...identifyOffers(woken),
        offer('set-shooting-order', {
          fields: [{ kind: 'seats', name: 'seats', from: seatsUpTo(game.players.length), min: 0, max: 3 }],
        }),
      ];
    case 'shoot':
      return shotOffers(game, woken);
    case 'seek-sheriff':
    case 'seek-black':
    case 'seek-mafia':
      return checkOffers(game, night, step.wakes, woken);
    case 'pick':
      return pickOffers(game);
    case 'visit':
      return night.acts.acted.includes('putana') || woken.length === 0
        ? []
        : seatOffer('visit', 'seat', visitable(game));
    case 'kill':
      return killOffers(game, night, woken);
    case 'heal':
      return night.acts.acted.includes('doctor') || woken.length === 0
        ? []
        : seatOffer('heal', 'seat', healable(game));
  }
}

const identifyOffers = (woken: readonly Seat[]): readonly Offer[] =>
  woken.length > 0 ? [offer('identify', { fixed: { seats: woken } })] : [];

/** CL-62: a shot at a black is legal with a confirmation; every number is called (AMB-14) unless the option says living only. */
function shotOffers(game: Game, shooters: readonly Seat[]): readonly Offer[] {
  if (shooters.length === 0) return [];
  const called = game.options.callNumbers === 'living' ? living(game) : seatsUpTo(game.players.length);
  const black = (seat: Seat) => isBlack(roleAt(game, seat) ?? 'civilian');
  const others = called.filter((seat) => !black(seat));
  const own = called.filter(black);
  const confirm = { rule: 'CL-62', code: 'shot-at-own' } as const;
  const apart = (from: readonly Seat[], more: Partial<Offer>) =>
    from.length === 0
      ? []
      : seatOffer('shoot', 'by', shooters, {
          ...more,
          fields: [
            { kind: 'seats', name: 'targets', from, min: more.confirm ? 1 : 0, max: more.confirm ? 1 : 2 },
          ],
        });
  return [
    ...seatOffer('shoot-all', 'target', others),
    ...seatOffer('shoot-all', 'target', own, { confirm }),
    ...apart(others, {}),
    ...apart(own, { confirm }),
  ];
}

/** AMB-24: nobody checks himself; somebody who is out only with a confirmation. */
function checkOffers(game: Game, night: Night, by: string, woken: readonly Seat[]): readonly Offer[] {
  const [checker] = woken;
  if (checker === undefined || night.acts.acted.includes(by)) return [];
  const { inside, outside } = split(
    game,
    seatsUpTo(game.players.length).filter((seat) => seat !== checker),
  );
  return [
    ...seatOffer('check', 'seat', inside),
    ...seatOffer('check', 'seat', outside, { confirm: { rule: 'AMB-24', code: 'check-of-out' } }),
  ];
}

function pickOffers(game: Game): readonly Offer[] {
  if (freeKillers(game).length === 0) return [];
  const own = living(game).filter((seat) => roleAt(game, seat) === 'mafia');
  const others = living(game).filter((seat) => roleAt(game, seat) !== 'mafia');
  const confirm = { rule: 'CT-10', code: 'target-own' } as const;
  return [
    ...seatOffer('pick', 'seat', others),
    offer('pick', { fixed: { seat: null } }),
    ...(game.rules.city.mafiaMayTargetOwn === 'confirm' ? seatOffer('pick', 'seat', own, { confirm }) : []),
  ];
}

function killOffers(game: Game, night: Night, woken: readonly Seat[]): readonly Offer[] {
  const [maniac] = woken;
  if (maniac === undefined || night.acts.acted.includes('maniac')) return [];
  const confirm = { rule: 'CT-23', code: 'target-own' } as const;
  const self = isBlocked(game, 'maniac')
    ? seatOffer('kill', 'seat', [maniac])
    : seatOffer('kill', 'seat', [maniac], { confirm });
  return [
    ...seatOffer(
      'kill',
      'seat',
      living(game).filter((seat) => seat !== maniac),
    ),
    ...self,
  ];
}

/** CT-25: not herself, not the same client too often. */
const visitable = (game: Game): readonly Seat[] =>
  living(game).filter((seat) => roleAt(game, seat) !== 'putana' && !visitedTooOften(game, seat));

/** CT-22; a blocked Doctor may name anybody, it has no effect. */
const healable = (game: Game): readonly Seat[] =>
  living(game).filter((seat) => isBlocked(game, 'doctor') || healRefusal(game, seat) === null);
