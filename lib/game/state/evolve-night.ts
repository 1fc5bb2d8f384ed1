// Night facts applied to the game.

import type { EventOf } from './events';
import type { Game, NightActs, StageOf } from './state';
import { update } from './update';

/** Events of the night, its script and the morning. */
export type NightEvent = EventOf<
  | 'night-fell'
  | 'identified'
  | 'shooting-order-set'
  | 'shot-fired'
  | 'shooting-closed'
  | 'checked'
  | 'picked'
  | 'picking-closed'
  | 'visited'
  | 'kill-chosen'
  | 'healed'
  | 'step-closed'
  | 'morning-came'
>;

/** A night in which nothing was done yet. */
export const QUIET_NIGHT: NightActs = {
  shots: {},
  picks: {},
  visit: null,
  kill: null,
  heal: null,
  acted: [],
  identified: [],
  victim: null,
};

/** The game after a night event. */
export function evolveNight(game: Game, event: NightEvent): Game {
  switch (event.type) {
    case 'night-fell':
      return update(game, {
        night: event.night,
        nominations: [],
        ballots: [],
        spoken: [],
        clock: null,
        stage: { type: 'night', steps: event.steps, step: 0, acts: QUIET_NIGHT },
      });
    case 'identified':
      return act(game, (acts) => ({ identified: [...acts.identified, wakingIn(game)] }));
    case 'shooting-order-set':
      return update(game, { shootingOrder: event.seats });
    case 'shot-fired':
      return act(game, (acts) => ({ shots: { ...acts.shots, [event.by]: event.at } }));
    case 'shooting-closed':
      return logShots(
        act(game, () => ({ victim: event.victim })),
        event.victim,
      );
    case 'checked': {
      const { type: _, ...check } = event;
      return act(update(game, { checks: [...game.checks, check] }), (acts) => ({
        acted: [...acts.acted, event.by],
      }));
    }
    case 'picked':
      return act(game, () => ({ picks: event.picks }));
    case 'picking-closed':
      return act(game, () => ({ victim: event.victim }));
    case 'visited':
      return act(game, (acts) => ({ visit: event.seat, acted: [...acts.acted, 'putana'] }));
    case 'kill-chosen':
      return act(game, (acts) => ({ kill: event.seat, acted: [...acts.acted, 'maniac'] }));
    case 'healed':
      return act(event.self ? update(game, { selfHeals: game.selfHeals + 1 }) : game, (acts) => ({
        heal: event.seat,
        acted: [...acts.acted, 'doctor'],
      }));
    case 'step-closed':
      return { ...inNight(game, (stage) => ({ ...stage, step: event.step + 1 })), clock: null };
    case 'morning-came':
      return morning(game, event);
  }
}

function morning(game: Game, event: EventOf<'morning-came'>): Game {
  const acts = game.stage.type === 'night' ? game.stage.acts : QUIET_NIGHT;
  return update(game, {
    day: event.day,
    nominations: [],
    spoken: [],
    ballots: [],
    lastHeal: acts.heal,
    visits: [...game.visits, acts.visit],
    clock: null,
    stage: { type: 'morning', killed: event.killed },
  });
}

const inNight = (game: Game, change: (stage: StageOf<'night'>) => StageOf<'night'>): Game =>
  game.stage.type === 'night' ? update(game, { stage: change(game.stage) }) : game;

const act = (game: Game, change: (acts: NightActs) => Partial<NightActs>): Game =>
  inNight(game, (stage) => ({ ...stage, acts: { ...stage.acts, ...change(stage.acts) } }));

const wakingIn = (game: Game): string =>
  game.stage.type === 'night' ? (game.stage.steps[game.stage.step]?.wakes ?? '') : '';

const logShots = (game: Game, victim: number | null): Game =>
  game.stage.type === 'night'
    ? update(game, { shots: [...game.shots, { night: game.night, shots: game.stage.acts.shots, victim }] })
    : game;
