// What a night comes to: how each step closes, who is blocked, who is dead in the morning.

import type { BySeat, Seat } from '../basics/seats';
import type { NightStep, Waker } from '../rules/night-script';
import type { Role } from '../rules/roles';
import type { ExitHow, Game, NightActs } from '../state/state';
import { inGame, livingWith } from '../state/table';
import { type Decision, type Draft, insist } from './draft';
import { removeSeat } from './removal';

/** Who is woken by a call and still in the game. */
export const wokenBy = (game: Game, wakes: Waker): readonly Seat[] => livingWith(game, ...cardsOf(wakes));

const cardsOf = (wakes: Waker): readonly Role[] => (wakes === 'mafia' ? ['mafia', 'don'] : [wakes]);

/** The blacks or mafiosi who can act tonight: alive and not visited by Putana (CT-24). */
export const freeKillers = (game: Game): readonly Seat[] =>
  wokenBy(game, 'mafia').filter((seat) => !isVisited(game, seat));

/** CT-24: Putana is with this player tonight and blocks what he does. */
export const isVisited = (game: Game, seat: Seat): boolean =>
  game.stage.type === 'night' && game.rules.city.putanaBlocks && game.stage.acts.visit === seat;

/** True when everybody this call wakes is with Putana. */
export const isBlocked = (game: Game, wakes: Waker): boolean => {
  const woken = wokenBy(game, wakes);
  return woken.length > 0 && woken.every((seat) => isVisited(game, seat));
};

const stepOf = (game: Game): NightStep | null =>
  game.stage.type === 'night' ? (game.stage.steps[game.stage.step] ?? null) : null;

/** Closes the acts of the running step; a Doctor who must name somebody may hold it up (`doctorMustAct`). */
export function closeActs(d: Draft, command: { readonly force?: true }): Decision | null {
  const { stage } = d.game;
  if (stage.type !== 'night') return null;
  const act = stepOf(d.game)?.act;
  if (act === 'shoot') d.emit({ type: 'shooting-closed', victim: shotAt(d.game, stage.acts.shots) });
  if (act === 'pick') d.emit({ type: 'picking-closed', victim: pickedBy(d.game, stage.acts.picks) });
  const [doctor] = wokenBy(d.game, 'doctor');
  const idle = act === 'heal' && stage.acts.heal === null && d.game.rules.city.doctorMustAct === 'must';
  if (idle && doctor && !isVisited(d.game, doctor)) {
    const stop = insist(d, command, 'must-act', 'CT-21', { seat: doctor });
    if (stop) return stop;
    removeSeat(d, doctor, 'CT-21', 'hold');
  }
  return null;
}

/** CL-60, CL-61, CL-62: every living black, one shot each, the same living seat. */
function shotAt(game: Game, shots: BySeat<readonly Seat[]>): Seat | null {
  const fired = wokenBy(game, 'mafia').map((seat) => shots[seat] ?? []);
  const target = fired[0]?.[0];
  const together = target !== undefined && fired.every((at) => at.length === 1 && at[0] === target);
  return together && inGame(game, target) ? target : null;
}

/** CT-10, AMB-C12: the free mafiosi must agree, by the table's way of deciding. */
function pickedBy(game: Game, picks: BySeat<Seat | null>): Seat | null {
  const voices = freeKillers(game).map((seat) => picks[seat] ?? null);
  if (voices.length === 0) return null;
  const first = voices[0] ?? null;
  switch (game.rules.city.mafiaDecision) {
    case 'unanimous':
      return voices.every((v) => v === first) ? first : null;
    case 'don-decides':
      // The city deck has no Don: the senior mafioso is the one with the lowest seat.
      return first;
    case 'majority':
      return (
        voices.find((v) => v !== null && voices.filter((other) => other === v).length * 2 > voices.length) ??
        null
      );
  }
}

/** Who is dead in the morning and how, in the order of waking (CT-21…CT-24, CT-33). */
export function victimsOf(game: Game): readonly { readonly seats: readonly Seat[]; readonly how: ExitHow }[] {
  if (game.stage.type !== 'night') return [];
  const { acts } = game.stage;
  const { city } = game.rules;
  const healed = healedSeat(game, acts);
  const safe = (seat: Seat) => city.putanaProtects && acts.visit === seat;
  const victim = mafiaVictim(game, acts);
  const byMafia = victim !== null && victim !== healed && !safe(victim) ? [victim] : [];
  const kill = killOf(game, acts);
  const byManiac =
    kill !== null && !safe(kill) && !(kill === healed && city.doctorHealsManiac === 'any-kill') ? [kill] : [];
  const killed = [...new Set([...byMafia, ...byManiac])].filter((seat) => inGame(game, seat));
  const putanaFell = killed.some((seat) => livingWith(game, 'putana').includes(seat));
  const follower = city.putanaDiesWithClient && putanaFell ? acts.visit : null;
  const followed =
    follower !== null && !killed.includes(follower) && inGame(game, follower) ? [follower] : [];
  return [
    ...(killed.length ? [{ seats: killed, how: 'killed' } as const] : []),
    ...(followed.length ? [{ seats: followed, how: 'followed' } as const] : []),
  ];
}

/** A visit made after the act still takes its effect away: the visited player's night act has none (CT-24). */
const healedSeat = (game: Game, acts: NightActs): Seat | null =>
  isBlocked(game, 'doctor') ? null : acts.heal;
const mafiaVictim = (game: Game, acts: NightActs): Seat | null =>
  Object.keys(acts.picks).length > 0 ? pickedBy(game, acts.picks) : acts.victim;
const killOf = (game: Game, acts: NightActs): Seat | null => (isBlocked(game, 'maniac') ? null : acts.kill);
