// The night: its script, the shooting and picking, the morning (CL-10…CL-17, CL-60…CL-66, CT-10, CT-27, CT-33, CT-34).

import { refuse } from '../basics/refusal';
import { deckRefusal } from '../rules/deck';
import type { NightStep } from '../rules/night-script';
import type { GameEvent } from '../state/events';
import type { Game } from '../state/state';
import { livingWith, seatsWith } from '../state/table';
import { type Decision, type Draft, insist } from './draft';
import { closeDay, settle } from './ending';
import type { Handlers } from './handler';
import { closeActs, victimsOf } from './night-closing';
import { skipReason } from './vote-plan';

/** True on the last call of the night: morning follows. */
export const isLastStep = (game: Game): boolean =>
  game.stage.type === 'night' && game.stage.step >= game.stage.steps.length - 1;

/** Night falls: the script of the coming night. */
export function openNight(d: Draft): void {
  const night = d.game.night + 1;
  d.emit({ type: 'night-fell', night, steps: scriptOf(d.game, night) });
}

/** CL-65, CT-27: roles that are out are still called, unless the option says no; roles never dealt are not. */
function scriptOf(game: Game, night: number): readonly NightStep[] {
  const script = night === 1 && !game.rules.firstNightKills ? game.rules.introduction : game.rules.nights;
  return script.filter(({ wakes }) => {
    const cards = wakes === 'mafia' ? (['mafia', 'don'] as const) : ([wakes] as const);
    return (game.rules.callDeadRoles ? seatsWith(game, ...cards) : livingWith(game, ...cards)).length > 0;
  });
}

/** Commands that move the night. */
export const nightHandlers: Pick<Handlers, 'fall-night' | 'next-step' | 'morning'> = {
  'fall-night': {
    rule: 'CL-10',
    stages: ['deal', 'speeches', 'vote-pending', 'evening'],
    decide(d, command) {
      const { stage } = d.game;
      if (stage.type === 'deal') {
        const wrong = deckRefusal(
          d.game.set,
          d.game.players.map((p) => p.role),
        );
        if (wrong) return wrong;
      }
      if (stage.type === 'speeches' && (stage.turns.speaker || stage.turns.waiting.length > 0)) {
        const stop = insist(d, command, 'turns-left', 'CL-40', { seats: stage.turns.waiting });
        if (stop) return stop;
      }
      if (stage.type === 'speeches' || stage.type === 'vote-pending') {
        const skip = skipReason(d.game);
        if (!skip) {
          const stop = insist(d, command, 'must-confirm', 'CL-40', {
            seats: d.game.nominations.map((n) => n.seat),
          });
          if (stop) return stop;
        }
        closeDay(d, { type: 'no-vote', why: skip ?? 'vote-cancelled' });
        if (d.game.stage.type === 'over') return d.done();
      }
      openNight(d);
      return d.done();
    },
  },
  'next-step': {
    rule: 'CL-65',
    stages: ['night'],
    decide(d, command) {
      if (d.game.stage.type !== 'night') return refuse('wrong-stage', 'CL-65');
      if (isLastStep(d.game)) return refuse('not-offered', 'CL-16');
      const stop = closeStep(d, command);
      if (stop) return stop;
      return d.done();
    },
  },
  morning: {
    rule: 'CL-16',
    stages: ['night'],
    decide(d, command) {
      while (d.game.stage.type === 'night' && !isLastStep(d.game)) {
        const stop = insist(d, command, 'turns-left', 'CL-65', {}) ?? closeStep(d, command);
        if (stop) return stop;
      }
      const stop = closeStep(d, command);
      if (stop) return stop;
      if (d.game.stage.type !== 'night') return d.done();
      return morning(d);
    },
  },
};

function closeStep(d: Draft, command: { readonly force?: true }): Decision | null {
  if (d.game.stage.type !== 'night') return null;
  const { step } = d.game.stage;
  const stop = closeActs(d, command);
  if (!stop && d.game.stage.type === 'night') d.emit({ type: 'step-closed', step });
  return stop;
}

/** CL-66, CT-33: the dead are named, the killers are not. CL-72: one check for the whole night. */
function morning(d: Draft): Decision {
  const victims = victimsOf(d.game);
  for (const { seats, how } of victims)
    d.emit({ type: 'left', seats, how, reason: null } satisfies GameEvent);
  const killed = victims.flatMap((v) => v.seats);
  d.emit({ type: 'morning-came', day: d.game.day + 1, killed: inMorningOrder(d.game, killed) });
  settle(d);
  return d.done();
}

const inMorningOrder = (game: Game, killed: readonly number[]): readonly number[] =>
  game.rules.city.nightVictimsOrder === 'by-waking' ? killed : [...killed].sort((a, b) => a - b);
