// What the host can do now. Everything the panel shows comes from here, so nothing illegal is on screen.

import { type Seat, seatsUpTo } from '../basics/seats';
import { restCivilians } from '../phases/deal';
import { BEST_MOVE_SEATS, bestMoveBy } from '../phases/last-words';
import { candidatesOf, SKIP_RULE, skipReason } from '../phases/vote-plan';
import { deckRefusal } from '../rules/deck';
import { ROLES_OF } from '../rules/roles';
import type { Game, StageOf } from '../state/state';
import { living, roleAt } from '../state/table';
import { disciplineOffers, hostOffers } from './always';
import { offer, primary, seatOffer } from './build';
import { nightOffers } from './night';
import type { Field, Offer } from './types';
import { voteOffers } from './vote';

/** What the rules would accept now; the primary offer, if there is one, comes first. */
export function offers(game: Game): readonly Offer[] {
  const now = stageOffers(game);
  const always =
    game.stage.type === 'deal' || game.stage.type === 'over'
      ? hostOffers(game)
      : [...clockOffers(game), ...disciplineOffers(game), ...hostOffers(game)];
  return [...now.filter((o) => o.primary), ...now.filter((o) => !o.primary), ...always];
}

function stageOffers(game: Game): readonly Offer[] {
  switch (game.stage.type) {
    case 'deal':
      return dealOffers(game);
    case 'night':
      return nightOffers(game, game.stage);
    case 'morning':
      return [primary('next-turn'), ...lastWordOffers(game)];
    case 'speeches':
      return speechOffers(game, game.stage);
    case 'vote-pending':
      return votePendingOffers(game);
    case 'defence':
      return [primary('next-turn')];
    case 'last-words':
      return [primary('next-turn'), ...lastWordOffers(game)];
    case 'ballot':
    case 'raise-all':
    case 'lot':
      return voteOffers(game, game.stage);
    case 'evening':
      return [primary('fall-night')];
    case 'over':
      return game.rolesReleased ? [] : [primary('release-roles')];
  }
}

function dealOffers(game: Game): readonly Offer[] {
  const all = seatsUpTo(game.players.length);
  const ready =
    deckRefusal(
      game.set,
      game.players.map((p) => p.role),
    ) === null;
  // The black and special cards are out: what is left can only be Civilians.
  const rest =
    game.players.some((p) => p.role === null) && deckRefusal(game.set, restCivilians(game)) === null;
  const deal = offer('deal-roles', { primary: !ready && !rest, fields: [{ kind: 'seed', name: 'seed' }] });
  return [
    ...(ready ? [primary('fall-night')] : []),
    ...(rest ? [primary('assign-rest')] : []),
    deal,
    ...seatOffer('assign-role', 'seat', all, {
      fields: [{ kind: 'choice', name: 'role', from: ROLES_OF[game.set] }],
    }),
    ...seatOffer(
      'assign-role',
      'seat',
      game.players.filter((p) => p.role).map((p) => p.seat),
      { fixed: { role: null } },
    ),
    ...seatOffer('card-seen', 'by', all, { fields: [{ kind: 'seat', name: 'whose', from: all }] }),
  ];
}

function speechOffers(game: Game, { turns }: StageOf<'speeches'>): readonly Offer[] {
  const begun = turns.speaker !== null || turns.done.length > 0;
  const order: Field = {
    kind: 'seats',
    name: 'order',
    from: living(game),
    min: living(game).length,
    max: living(game).length,
  };
  const early =
    turns.speaker !== null || turns.waiting.length > 0
      ? { rule: 'CL-40', code: 'turns-left' as const }
      : null;
  return [
    primary('next-turn'),
    ...nominationOffers(game, turns.speaker),
    ...(begun
      ? []
      : [offer('set-order', { fields: [order], confirm: { rule: 'CL-22', code: 'order-fixed' } })]),
    ...(candidatesOf(game).length > 0 ? [offer('open-ballot', { confirm: early })] : []),
    offer('fall-night', { confirm: early ?? { rule: 'CL-40', code: 'must-confirm' } }),
  ];
}

function nominationOffers(game: Game, by: Seat | null): readonly Offer[] {
  if (by === null || game.rules.candidates === 'everybody') return [];
  const own = game.nominations.find((n) => n.by === by);
  const free = living(game).filter(
    (seat) => !game.nominations.some((n) => n.seat === seat) && (seat !== by || game.rules.selfNomination),
  );
  const mayNominate = !own || game.rules.withdraw === 'last-counts';
  return [
    ...(mayNominate ? seatOffer('nominate', 'seat', free) : []),
    ...(game.stage.type === 'speeches' ? [offer('refuse-nomination')] : []),
    ...(own && game.rules.withdraw !== 'no' && game.stage.type === 'speeches'
      ? [offer('withdraw-nomination')]
      : []),
  ];
}

function votePendingOffers(game: Game): readonly Offer[] {
  const skip = skipReason(game);
  if (!skip)
    return [
      primary('open-ballot'),
      offer('fall-night', { confirm: { rule: 'CL-40', code: 'must-confirm' } }),
    ];
  const insist = offer('open-ballot', { confirm: { rule: SKIP_RULE[skip], code: 'vote-cancelled' } });
  return [primary('fall-night'), ...(candidatesOf(game).length > 0 ? [insist] : [])];
}

function lastWordOffers(game: Game): readonly Offer[] {
  const all = seatsUpTo(game.players.length);
  const speaker = game.stage.type === 'last-words' ? game.stage.turns.speaker : null;
  const named = (name: string, min: number, max: number): readonly Field[] => [
    { kind: 'seats', name, from: all, min, max },
  ];
  const victim =
    game.stage.type === 'last-words' && game.stage.after === 'night' && game.rules.nightVictimMayNominate;
  const testifies = speaker !== null && roleAt(game, speaker) === 'commissar' && !game.testimony;
  return [
    ...(game.rules.bestMove && bestMoveBy(game) !== null
      ? [offer('best-move', { fields: named('seats', BEST_MOVE_SEATS, BEST_MOVE_SEATS) })]
      : []),
    ...(speaker !== null && game.rules.guesses
      ? [offer('guess', { fixed: { by: speaker }, fields: named('seats', 0, all.length) })]
      : []),
    ...(testifies
      ? seatOffer('testify', 'seat', [
          ...new Set(game.checks.filter((c) => c.by === 'commissar').map((c) => c.seat)),
        ])
      : []),
    ...(victim ? nominationOffers(game, speaker) : []),
  ];
}

function clockOffers(game: Game): readonly Offer[] {
  if (!game.clock) return [];
  const toggle = game.clock.startedAt === null ? 'resume-clock' : 'pause-clock';
  return [offer(toggle), offer('add-seconds', { fixed: { seconds: 10 } }), offer('stop-clock')];
}
