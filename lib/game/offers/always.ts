// What the host can do at any time: discipline, corrections, notes, the end by hand.

import { type Seat, seatsUpTo } from '../basics/seats';
import { FOUL_LIMIT, TECHNICAL_LIMIT } from '../phases/penalties';
import { REASONS_OF } from '../rules/discipline-catalogue';
import type { Game } from '../state/state';
import { living, playerAt } from '../state/table';
import { offer, seatOffer } from './build';
import type { Field, Offer } from './types';

/** Fouls, warnings and removals. */
export function disciplineOffers(game: Game): readonly Offer[] {
  const inside = living(game);
  const remove = seatOffer('remove', 'seat', inside, {
    fields: [reasons(game), { kind: 'choice', name: 'vote', from: ['cancel', 'hold'], optional: true }],
  });
  return game.rules.discipline === 'fouls'
    ? [...foulOffers(game, inside), ...remove]
    : [...warnOffers(game, inside), ...remove];
}

/** Notes, corrections, an end by hand. */
export function hostOffers(game: Game): readonly Offer[] {
  const note = offer('note', { fields: [{ kind: 'text', name: 'text' }] });
  if (game.stage.type === 'over') return [note];
  const winners =
    game.set === 'classic' ? ['red', 'black', 'draw', 'none'] : ['town', 'mafia', 'maniac', 'draw', 'none'];
  return [
    note,
    offer('end-game', {
      fields: [{ kind: 'choice', name: 'winner', from: winners }],
      confirm: { rule: 'AMB-18', code: 'must-confirm' },
    }),
  ];
}

function foulOffers(game: Game, inside: readonly Seat[]): readonly Offer[] {
  const fouls = (seat: Seat) => playerAt(game, seat)?.fouls ?? 0;
  const fourth = { rule: 'CL-88', code: 'fourth-foul-removes' } as const;
  const safe = inside.filter((seat) => fouls(seat) + 1 < FOUL_LIMIT);
  const onThree = inside.filter((seat) => fouls(seat) + 1 >= FOUL_LIMIT);
  const noisy = (seat: Seat) => (playerAt(game, seat)?.warnings ?? 0) > 0;
  const technical = (seat: Seat) => playerAt(game, seat)?.technicalFouls ?? 0;
  const lastTechnical = { rule: 'AMB-26', code: 'must-confirm' } as const;
  return [
    ...seatOffer('foul', 'seat', safe, { fields: [foulReasons(game)] }),
    ...seatOffer('foul', 'seat', onThree, { fields: [foulReasons(game)], confirm: fourth }),
    ...seatOffer(
      'noise',
      'seat',
      inside.filter((seat) => !noisy(seat) || safe.includes(seat)),
    ),
    ...seatOffer('noise', 'seat', onThree.filter(noisy), { confirm: fourth }),
    ...(game.rules.technicalFouls
      ? [
          ...seatOffer(
            'technical-foul',
            'seat',
            inside.filter((seat) => technical(seat) + 1 < TECHNICAL_LIMIT),
          ),
          ...seatOffer(
            'technical-foul',
            'seat',
            inside.filter((seat) => technical(seat) + 1 >= TECHNICAL_LIMIT),
            { confirm: lastTechnical },
          ),
        ]
      : []),
    ...(game.rules.teamDefeat
      ? seatOffer('team-defeat', 'seat', seatsUpTo(game.players.length), {
          confirm: { rule: 'AMB-15', code: 'must-confirm' },
        })
      : []),
  ];
}

function warnOffers(game: Game, inside: readonly Seat[]): readonly Offer[] {
  const atLimit = (seat: Seat) => (playerAt(game, seat)?.warnings ?? 0) + 1 >= game.rules.warnLimit;
  const last = { rule: 'CT-19', code: 'second-warning-removes' } as const;
  return [
    ...seatOffer(
      'warn',
      'seat',
      inside.filter((seat) => !atLimit(seat)),
      { fields: [reasons(game)] },
    ),
    ...seatOffer('warn', 'seat', inside.filter(atLimit), { fields: [reasons(game)], confirm: last }),
  ];
}

const reasons = (game: Game): Field => ({
  kind: 'choice',
  name: 'reason',
  from: [...Object.keys(REASONS_OF[game.set]), 'host'],
  optional: true,
});

const foulReasons = (game: Game): Field => ({
  kind: 'choice',
  name: 'reason',
  from: Object.entries(REASONS_OF[game.set])
    .filter(([, spec]) => spec.penalty === 'foul')
    .map(([reason]) => reason),
  optional: true,
});
