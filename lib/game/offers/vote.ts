// What the host can enter during a ballot, a raise-all and a lot.

import { restGoesToLast, silentVoters, unusedVotes } from '../phases/ballot';
import type { Game, StageOf } from '../state/state';
import { living } from '../state/table';
import { offer, primary, seatOffer } from './build';
import type { Field, Offer } from './types';

/** The next press of the vote, hands and counts. */
export function voteOffers(game: Game, stage: StageOf<'ballot' | 'raise-all' | 'lot'>): readonly Offer[] {
  switch (stage.type) {
    case 'ballot':
      return ballotOffers(game, stage);
    case 'raise-all': {
      const alive = living(game);
      return [
        primary('close-raise-all'),
        ...seatOffer(
          'raise-hand',
          'voter',
          alive.filter((seat) => !stage.voters.includes(seat)),
        ),
        offer('raise-count', {
          fields: [{ kind: 'count', name: 'count', min: stage.voters.length, max: alive.length }],
        }),
      ];
    }
    case 'lot':
      return [lotOffer(stage), offer('spare-all')];
  }
}

function ballotOffers(game: Game, stage: StageOf<'ballot'>): readonly Offer[] {
  const candidate = stage.tallies[stage.current];
  if (!candidate) return [];
  const unused = unusedVotes(stage);
  const hands = silentVoters(stage).filter((seat) => seat !== candidate.seat || game.rules.selfVote);
  const onLast = stage.current === stage.tallies.length - 1;
  const mayClose =
    !onLast || unused === 0 || restGoesToLast(game, stage) || game.rules.missingVote !== 'block';
  const room = unused > 0 || candidate.count > candidate.voters.length;
  const given = stage.tallies.flatMap((t) => t.voters);
  const count: Field = {
    kind: 'count',
    name: 'count',
    min: candidate.voters.length,
    max: candidate.count + unused,
  };
  return [
    ...(mayClose ? [primary('close-candidate')] : []),
    ...(room ? seatOffer('vote', 'voter', hands) : []),
    offer('vote-count', { fields: [count] }),
    ...seatOffer('unvote', 'voter', given, { confirm: { rule: 'CL-85', code: 'pulled-hand-stays' } }),
  ];
}

/** CT-14: a coin for two, a draw for any other number. */
const lotOffer = ({ seats }: StageOf<'lot'>): Offer =>
  primary('lot', {
    fixed: { method: seats.length === 2 ? 'coin' : 'draw' },
    fields: [{ kind: 'sides', name: 'assign', seats }],
  });
