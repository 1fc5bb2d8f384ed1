// What the woken roles do: showing themselves, shots, checks, visits, kills, heals.

import { refuse } from '../basics/refusal';
import type { BySeat, Seat } from '../basics/seats';
import type { NightAct, NightStep } from '../rules/night-script';
import { isBlack } from '../rules/roles';
import type { Check, Game } from '../state/state';
import { inGame, roleAt } from '../state/table';
import { type Decision, type Draft, insist } from './draft';
import type { Handlers } from './handler';
import { freeKillers, isBlocked, isVisited, wokenBy } from './night-closing';

/** The most targets the Don can name for the coming nights (CL-14). */
const SHOOTING_ORDER_LENGTH = 3;

/** Commands of the night's acts. */
export const nightActHandlers: Pick<
  Handlers,
  'identify' | 'set-shooting-order' | 'shoot' | 'shoot-all' | 'check' | 'pick' | 'visit' | 'kill' | 'heal'
> = {
  identify: {
    rule: 'CL-12',
    stages: ['night'],
    decide(d, { seats }) {
      const step = stepOf(d.game, 'show', 'arrange');
      if (!step) return refuse('wrong-stage', 'CL-12');
      const expected = wokenBy(d.game, step.wakes);
      const wrong = seats.filter((seat) => !expected.includes(seat));
      const same = wrong.length === 0 && expected.every((seat) => seats.includes(seat));
      if (!same) return refuse('identity-mismatch', IDENTITY_RULE[step.wakes], { seats, expected });
      d.emit({ type: 'identified', seats });
      return d.done();
    },
  },
  'set-shooting-order': {
    rule: 'CL-14',
    stages: ['night'],
    decide(d, command) {
      if (!stepOf(d.game, 'arrange')) return refuse('wrong-stage', 'CL-14');
      if (command.seats.length > SHOOTING_ORDER_LENGTH) {
        const stop = insist(d, command, 'too-many-targets', 'CL-14', { max: SHOOTING_ORDER_LENGTH });
        if (stop) return stop;
      }
      d.emit({ type: 'shooting-order-set', seats: command.seats });
      const seconds = d.game.timers.arrangementSeconds;
      if (seconds > 0 && !d.game.clock)
        d.emit({ type: 'clock-started', kind: 'arrangement', seconds, at: command.at });
      return d.done();
    },
  },
  shoot: {
    rule: 'CL-60',
    stages: ['night'],
    decide(d, command) {
      if (!stepOf(d.game, 'shoot')) return refuse('wrong-stage', 'CL-60');
      if (!wokenBy(d.game, 'mafia').includes(command.by))
        return refuse('not-a-shooter', 'CL-60', { seat: command.by });
      const stop = ownShot(d, command, command.targets);
      if (stop) return stop;
      d.emit({ type: 'shot-fired', by: command.by, at: command.targets });
      return d.done();
    },
  },
  'shoot-all': {
    rule: 'CL-60',
    stages: ['night'],
    decide(d, command) {
      if (!stepOf(d.game, 'shoot')) return refuse('wrong-stage', 'CL-60');
      const stop = ownShot(d, command, [command.target]);
      if (stop) return stop;
      for (const by of wokenBy(d.game, 'mafia')) d.emit({ type: 'shot-fired', by, at: [command.target] });
      return d.done();
    },
  },
  check: {
    rule: 'CL-63',
    stages: ['night'],
    decide(d, command) {
      const step = stepOf(d.game, 'seek-sheriff', 'seek-black', 'seek-mafia');
      if (!step) return refuse('wrong-stage', 'CL-65');
      return check(d, command, step);
    },
  },
  pick: {
    rule: 'CT-10',
    stages: ['night'],
    decide(d, command) {
      if (!stepOf(d.game, 'pick')) return refuse('wrong-stage', 'CT-10');
      if (isBlocked(d.game, 'mafia')) return blocked(d, 'mafia');
      const free = freeKillers(d.game);
      const picks: BySeat<Seat | null> =
        command.picks ?? Object.fromEntries(free.map((seat) => [seat, command.seat]));
      for (const [by, target] of Object.entries(picks)) {
        if (!wokenBy(d.game, 'mafia').includes(Number(by)))
          return refuse('not-mafia', 'CT-10', { seat: Number(by) });
        if (target === null || target === undefined) continue;
        if (!inGame(d.game, target)) return refuse('not-in-game', 'CT-10', { seat: target });
        if (roleAt(d.game, target) !== 'mafia') continue;
        if (d.game.rules.city.mafiaMayTargetOwn === 'no')
          return refuse('target-own', 'CT-10', { seat: target });
        const stop = insist(d, command, 'target-own', 'CT-10', { seat: target });
        if (stop) return stop;
      }
      d.emit({ type: 'picked', picks });
      return d.done();
    },
  },
  visit: {
    rule: 'CT-24',
    stages: ['night'],
    decide(d, { seat }) {
      const stop = mayAct(d, 'visit', 'putana', seat, 'CT-24');
      if (stop) return stop;
      if (roleAt(d.game, seat) === 'putana') return refuse('cannot-visit-self', 'CT-25', { seat });
      if (visitedTooOften(d.game, seat)) return refuse('same-target-twice-in-a-row', 'CT-25', { seat });
      d.emit({ type: 'visited', seat });
      return d.done();
    },
  },
  kill: {
    rule: 'CT-23',
    stages: ['night'],
    decide(d, command) {
      const stop = mayAct(d, 'kill', 'maniac', command.seat, 'CT-23');
      if (stop) return stop;
      if (isBlocked(d.game, 'maniac')) return blocked(d, 'maniac');
      if (roleAt(d.game, command.seat) === 'maniac') {
        const self = insist(d, command, 'target-own', 'CT-23', { seat: command.seat });
        if (self) return self;
      }
      d.emit({ type: 'kill-chosen', seat: command.seat });
      return d.done();
    },
  },
  heal: {
    rule: 'CT-21',
    stages: ['night'],
    decide(d, { seat }) {
      const stop = mayAct(d, 'heal', 'doctor', seat, 'CT-22');
      if (stop) return stop;
      if (isBlocked(d.game, 'doctor')) return blocked(d, 'doctor');
      return healRefusal(d.game, seat) ?? heal(d, seat, roleAt(d.game, seat) === 'doctor' ? 'self' : 'other');
    },
  },
};

const IDENTITY_RULE: Readonly<Record<NightStep['wakes'], string>> = {
  don: 'CL-12',
  mafia: 'CL-13',
  sheriff: 'CL-15',
  putana: 'CT-34',
  maniac: 'CT-34',
  doctor: 'CT-34',
  commissar: 'CT-34',
};

function stepOf(game: Game, ...acts: readonly NightAct[]): NightStep | null {
  if (game.stage.type !== 'night') return null;
  const step = game.stage.steps[game.stage.step];
  return step && acts.includes(step.act) ? step : null;
}

/** Shots at a black, his own included, are legal when the host confirms (CL-62, AMB-14). */
function ownShot(d: Draft, command: { readonly force?: true }, at: readonly Seat[]): Decision | null {
  const own = at.find((seat) => {
    const role = roleAt(d.game, seat);
    return role !== null && isBlack(role);
  });
  return own === undefined ? null : insist(d, command, 'shot-at-own', 'CL-62', { seat: own });
}

function check(d: Draft, command: { readonly seat: Seat; readonly force?: true }, step: NightStep): Decision {
  const by = step.wakes;
  if (by !== 'don' && by !== 'sheriff' && by !== 'commissar') return refuse('wrong-stage', 'CL-65');
  const rule = by === 'don' ? 'CL-63' : by === 'sheriff' ? 'CL-64' : 'CT-20';
  const [checker] = wokenBy(d.game, by);
  if (checker === undefined)
    return by === 'commissar'
      ? refuse('role-out', 'CT-27')
      : refuse(by === 'don' ? 'no-don' : 'no-sheriff', rule);
  if (d.game.stage.type === 'night' && d.game.stage.acts.acted.includes(by))
    return refuse('one-check-per-night', rule);
  if (isVisited(d.game, checker)) return blocked(d, by);
  if (command.seat === checker) return refuse('check-of-self', 'AMB-24', { seat: command.seat });
  if (!inGame(d.game, command.seat)) {
    const stop = insist(d, command, 'check-of-out', 'AMB-24', { seat: command.seat });
    if (stop) return stop;
  }
  d.emit({
    type: 'checked',
    night: d.game.night,
    by,
    seat: command.seat,
    answer: answerTo(d.game, by, command.seat),
  });
  return d.done();
}

/** CL-63: Sheriff or not. CL-64: the Don reads black. CT-20: the Maniac reads as the option says. */
function answerTo(game: Game, by: Check['by'], seat: Seat): Check['answer'] {
  const role = roleAt(game, seat) ?? 'civilian';
  switch (by) {
    case 'don':
      return role === 'sheriff' ? 'sheriff' : 'not-sheriff';
    case 'sheriff':
      return isBlack(role) ? 'black' : 'red';
    case 'commissar':
      return role === 'mafia' || (role === 'maniac' && game.rules.city.maniacCheck === 'mafia')
        ? 'mafia'
        : 'not-mafia';
  }
}

function mayAct(
  d: Draft,
  act: NightAct,
  role: 'putana' | 'maniac' | 'doctor',
  seat: Seat,
  rule: string,
): Decision | null {
  if (!stepOf(d.game, act)) return refuse('wrong-stage', rule);
  if (wokenBy(d.game, role).length === 0) return refuse('role-out', 'CT-27', { role });
  if (d.game.stage.type === 'night' && d.game.stage.acts.acted.includes(role))
    return refuse('already-acted', rule, { role });
  return inGame(d.game, seat) ? null : refuse('not-in-game', rule, { seat });
}

/** The host calls the role all the same and shows crossed hands; the night act has no effect (CT-24). */
function blocked(d: Draft, wakes: NightStep['wakes']): Decision {
  d.emit({ type: 'role-blocked', wakes });
  return d.done();
}

/** CT-25: Putana has been with this client too recently. */
export function visitedTooOften(game: Game, seat: Seat): boolean {
  const [before, last] = [game.visits.at(-2), game.visits.at(-1)];
  switch (game.rules.city.putanaRepeat) {
    case 'not-twice-running':
      return last === seat;
    case 'two-at-most':
      return last === seat && before === seat;
    case 'free':
      return false;
  }
}

/** CT-22: why the Doctor may not treat this seat tonight; null when he may. */
export const healRefusal = (game: Game, seat: Seat): Decision | null =>
  (roleAt(game, seat) === 'doctor' ? selfHealRefusal(game, seat) : null) ?? repeatRefusal(game, seat);

function selfHealRefusal(game: Game, seat: Seat): Decision | null {
  switch (game.rules.city.doctorSelfHeal) {
    case 'never':
      return refuse('self-heal-forbidden', 'CT-22', { seat });
    case 'once':
      return game.selfHeals > 0 ? refuse('self-heal-once-per-game', 'CT-22', { seat }) : null;
    case 'not-consecutive':
      return game.lastHeal === seat ? refuse('same-patient-twice-in-a-row', 'CT-22', { seat }) : null;
    case 'free':
      return null;
  }
}

const repeatRefusal = (game: Game, seat: Seat): Decision | null =>
  game.rules.city.doctorRepeat === 'not-twice-running' && game.lastHeal === seat
    ? refuse('same-patient-twice-in-a-row', 'CT-22', { seat })
    : null;

function heal(d: Draft, seat: Seat, whom: 'self' | 'other'): Decision {
  d.emit({ type: 'healed', seat, self: whom === 'self' });
  return d.done();
}
