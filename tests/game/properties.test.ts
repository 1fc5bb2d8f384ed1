// What must hold in every game, whatever the host presses.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AUDIENCES,
  type Command,
  decide,
  evolve,
  type Game,
  type GameEvent,
  offers,
  type Role,
  replay,
  view,
} from '../../lib/game';
import { anySetup, chooser, fold, randomStep, start } from './random-play';

const STEPS = 220;
/** Properties take their time on a busy machine. */
const SLOW_MS = 120_000;

test(
  'no sequence of offered commands is refused or throws, and replay of the log is the live game',
  () => {
    fc.assert(
      fc.property(anySetup, fc.nat(), (setup, seed) => {
        const choose = chooser(seed);
        let { game, events } = start(setup);
        for (let at = 1; at <= STEPS && game.stage.type !== 'over'; at += 1) {
          const { offer, command, decided } = randomStep(game, choose, at);
          if (!decided.ok)
            throw new Error(
              `${JSON.stringify(command)} offered (${JSON.stringify(offer)}) but ${decided.error.code} ${decided.error.rule} at ${JSON.stringify(game.stage)}`,
            );
          game = fold(game, decided.value);
          events = [...events, ...decided.value];
          holds(game);
        }
        expect(replay(events)).toEqual(game);
      }),
      { numRuns: 150 },
    );
  },
  SLOW_MS,
);

/** Facts of every table: nobody votes twice or from outside, counts never exceed the voters, fouls are 0–4. */
function holds(game: Game): void {
  const must = (fact: boolean, what: string): void => {
    if (!fact) throw new Error(`${what}: ${JSON.stringify(game.stage)}`);
  };
  const alive = game.players.filter((p) => p.exit === null).map((p) => p.seat);
  must(
    game.players.every((p) => p.fouls <= 4),
    'fouls',
  );
  if (game.stage.type === 'ballot') {
    const { tallies, voters, current } = game.stage;
    const cast = tallies.flatMap((t) => t.voters);
    must(new Set(cast).size === cast.length, 'CL-45: one vote each');
    must(
      cast.every((seat) => voters.includes(seat)),
      'votes of voters only',
    );
    must(
      voters.every((seat) => alive.includes(seat)),
      'voters are in the game',
    );
    must(tallies.reduce((sum, t) => sum + t.count, 0) <= voters.length, 'CL-44: no more votes than voters');
    must(tallies[current] !== undefined, 'a candidate is being voted');
    must(
      tallies.every((t) => t.count >= t.voters.length),
      'a count covers its hands',
    );
  }
  if (game.stage.type === 'raise-all')
    must(game.stage.count <= alive.length, 'CL-50: no more hands than living');
  const now = offers(game);
  must(now.length > 0 || game.stage.type === 'over', 'something can be pressed');
  must(now.filter((o) => o.primary).length <= 1, 'one obvious next press');
}

test(
  'CL-73: from every position of a game, pressing only what is offered comes to an end',
  () => {
    fc.assert(
      fc.property(anySetup, fc.nat(), fc.nat({ max: 150 }), (setup, seed, steps) => {
        const choose = chooser(seed);
        let { game } = start(setup);
        for (let at = 1; at <= steps && game.stage.type !== 'over'; at += 1) {
          const { decided } = randomStep(game, choose, at);
          if (decided.ok) game = fold(game, decided.value);
        }
        if (game.stage.type !== 'over') {
          const end = offers(game).find((o) => o.type === 'end-game');
          expect(end).toBeDefined();
          const ended = decide(game, { type: 'end-game', winner: 'draw', at: 1, force: true });
          if (!ended.ok) throw new Error(ended.error.code);
          game = fold(game, ended.value);
        }
        expect(game.stage.type).toBe('over');
      }),
      { numRuns: 60 },
    );
  },
  SLOW_MS,
);

test(
  'a refused command changes nothing, and rubbish is refused with a code and a rule, never thrown',
  () => {
    const rubbish = fc.oneof(
      fc.anything(),
      fc.record({
        type: fc.constantFrom(
          'vote',
          'check',
          'foul',
          'shoot',
          'lot',
          'correct',
          'nonsense',
          'pick',
          'assign-role',
          'best-move',
        ),
        at: fc.oneof(fc.constant(1), fc.constant(Number.NaN), fc.anything()),
        seat: fc.anything(),
        voter: fc.anything(),
        targets: fc.anything(),
        by: fc.anything(),
        picks: fc.anything(),
        assign: fc.anything(),
        change: fc.anything(),
        seats: fc.anything(),
        count: fc.anything(),
        role: fc.anything(),
        reason: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(anySetup, fc.nat(), fc.nat({ max: 80 }), rubbish, (setup, seed, steps, given) => {
        const choose = chooser(seed);
        let { game } = start(setup);
        for (let at = 1; at <= steps && game.stage.type !== 'over'; at += 1) {
          const { decided } = randomStep(game, choose, at);
          if (decided.ok) game = fold(game, decided.value);
        }
        const before = structuredClone(game);
        const decided = decide(game, given as Command);
        expect(game).toEqual(before);
        if (!decided.ok) {
          expect(decided.error.code).toMatch(/^[a-z0-9-]+$/);
          expect(decided.error.rule).toMatch(/^(CL|CT|AMB)-/);
        } else for (const event of decided.value as readonly GameEvent[]) evolve(game, event);
      }),
      { numRuns: 300 },
    );
  },
  SLOW_MS,
);

/** What these audiences may not know before the host releases it (rules.md, section 0). */
const BLIND = AUDIENCES.filter(
  (audience) => audience === 'viewers' || audience === 'room' || audience === 'desk',
);

/** A classic game with the same public acts but another deal and other night acts. */
function twin(game: Game, roles: readonly Role[]): Game {
  return {
    ...game,
    players: game.players.map((p, i) => ({ ...p, role: roles[i] ?? null })),
    checks: [],
    shots: [],
    shootingOrder: [],
    decided: game.stage.type === 'over' ? game.decided : null,
    stage:
      game.stage.type === 'night'
        ? {
            ...game.stage,
            step: 0,
            acts: { ...game.stage.acts, shots: {}, victim: null, acted: [], identified: [] },
          }
        : game.stage,
  };
}

test(
  'CL-73: noninterference: games that differ only in secrets look the same to viewers, room and desk at every step',
  () => {
    fc.assert(
      fc.property(anySetup, fc.nat(), (setup, seed) => {
        const choose = chooser(seed);
        let { game } = start(setup);
        for (let at = 1; at <= STEPS && game.stage.type !== 'over'; at += 1) {
          const { decided } = randomStep(game, choose, at);
          if (!decided.ok) continue;
          game = fold(game, decided.value);
          if (game.stage.type === 'deal' || game.rolesReleased) continue;
          // Opened cards are public; every other card is dealt anew in another order.
          const closed = game.players.filter((p) => !p.cardOpen).map((p) => p.role);
          const other = [...closed].reverse();
          const roles = game.players.map((p) => (p.cardOpen ? p.role : other.shift()) ?? 'civilian');
          for (const audience of BLIND)
            expect(view(twin(game, roles), audience)).toEqual(view(game, audience));
          for (const audience of BLIND) {
            for (const seat of view(game, audience).seats) {
              if (!game.players[seat.seat - 1]?.cardOpen) expect(seat.role).toBeNull();
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  },
  SLOW_MS,
);
