// Is a command well formed? Wrong seat numbers, NaN, unknown types and missing fields end here, as refusals.

import { type Refusal, refuse } from '../basics/refusal';
import type { Result } from '../basics/result';
import { isSeat } from '../basics/seats';
import { ROLES, TEAMS } from '../rules/roles';
import { MAX_TIMER_SECONDS } from '../rules/timers';
import type { Command, CommandType } from '../state/commands';
import type { Game } from '../state/state';

/** The longest note, characters. */
export const MAX_NOTE_LENGTH = 2000;

type Check = (value: unknown, seats: number) => boolean;
type Shape = Readonly<Record<string, Check>>;

const seat: Check = (v, n) => isSeat(v, n);
const seats: Check = (v, n) =>
  Array.isArray(v) && v.every((s) => isSeat(s, n)) && new Set(v).size === v.length;
const whole =
  (min: number, max: number): Check =>
  (v) =>
    typeof v === 'number' && Number.isInteger(v) && v >= min && v <= max;
const oneOf =
  (values: readonly unknown[]): Check =>
  (v) =>
    values.includes(v);
const text =
  (max: number): Check =>
  (v) =>
    typeof v === 'string' && v.length > 0 && v.length <= max;
const optional =
  (check: Check): Check =>
  (v, n) =>
    v === undefined || check(v, n);
const nullable =
  (check: Check): Check =>
  (v, n) =>
    v === null || check(v, n);
const isRecord = (v: unknown): v is Readonly<Record<string, unknown>> =>
  typeof v === 'object' && v !== null && !Array.isArray(v);
const bySeat =
  (check: Check): Check =>
  (v, n) =>
    isRecord(v) && Object.entries(v).every(([key, value]) => isSeat(Number(key), n) && check(value, n));
const sides: Check = (v, n) =>
  isRecord(v) &&
  Object.values(v).every((s) => isSeat(s, n)) &&
  new Set(Object.values(v)).size === Object.keys(v).length;
const roles: Check = (v) => Array.isArray(v) && v.every((role) => oneOf(ROLES)(role, 0));
const reason = optional(text(20));

const correction: Check = (v, n) => {
  if (!isRecord(v)) return false;
  switch (v.fact) {
    case 'in-game':
    case 'out':
      return seat(v.seat, n);
    case 'fouls':
    case 'warnings':
      return seat(v.seat, n) && whole(0, 4)(v.value, n);
    case 'silenced':
      return seat(v.seat, n) && typeof v.value === 'boolean';
    case 'role':
      return seat(v.seat, n) && oneOf(ROLES)(v.value, n);
    case 'vote-cancelled':
      return typeof v.value === 'boolean';
    default:
      return false;
  }
};

const SHAPES: Readonly<Record<CommandType, Shape>> = {
  'assign-role': { seat, role: nullable(oneOf(ROLES)) },
  'deal-roles': { seed: whole(0, 0xffffffff), deck: optional(roles) },
  'assign-rest': {},
  'card-seen': { by: seat, whose: seat },
  'fall-night': {},
  identify: { seats },
  'set-shooting-order': { seats },
  shoot: { by: seat, targets: seats },
  'shoot-all': { target: seat },
  check: { seat },
  pick: { seat: nullable(seat), picks: optional(bySeat(nullable(seat))) },
  visit: { seat },
  kill: { seat },
  heal: { seat },
  'next-step': {},
  morning: {},
  'next-turn': {},
  nominate: { seat },
  'refuse-nomination': {},
  'withdraw-nomination': {},
  'set-order': { order: seats },
  'open-ballot': {},
  vote: { voter: seat },
  'vote-count': { count: whole(0, 99) },
  unvote: { voter: seat },
  'close-candidate': {},
  'raise-hand': { voter: seat },
  'raise-count': { count: whole(0, 99) },
  'close-raise-all': {},
  lot: { method: oneOf(['coin', 'draw']), assign: sides, result: text(20) },
  'spare-all': {},
  'best-move': { seats },
  guess: { by: seat, seats },
  testify: { seat },
  'pause-clock': {},
  'resume-clock': {},
  'add-seconds': { seconds: whole(1, MAX_TIMER_SECONDS) },
  'stop-clock': {},
  foul: { seat, count: optional(whole(1, 4)), reason },
  noise: { seat },
  'technical-foul': { seat },
  warn: { seat, reason },
  remove: { seat, reason, vote: optional(oneOf(['cancel', 'hold'])) },
  'team-defeat': { seat },
  correct: { change: correction },
  'end-game': { winner: oneOf([...TEAMS, 'draw', 'none']) },
  'release-roles': {},
  note: { text: text(MAX_NOTE_LENGTH), seat: optional(seat) },
};

/** The shapes as lists, made once: every press is checked. */
const FIELDS = new Map(Object.entries(SHAPES).map(([type, shape]) => [type, Object.entries(shape)] as const));

/** Null when `command` is a well-formed command for this table, else the refusal that names the field. */
export function shapeRefusal(game: Game, command: Command): Result<never, Refusal> | null {
  const given: unknown = command;
  if (!isRecord(given) || typeof given.type !== 'string' || !Object.hasOwn(SHAPES, given.type)) {
    return refuse('unknown-command', 'CL-80', { type: shown(isRecord(given) ? given.type : given) });
  }
  if (typeof given.at !== 'number' || !Number.isFinite(given.at))
    return refuse('bad-value', 'CL-80', { field: 'at' });
  if (given.force !== undefined && given.force !== true)
    return refuse('bad-value', 'CL-80', { field: 'force' });
  for (const [field, check] of FIELDS.get(command.type) ?? []) {
    if (check(given[field], game.players.length)) continue;
    const noSuchSeat = check === seat && typeof given[field] === 'number';
    return refuse(noSuchSeat ? 'no-such-seat' : 'bad-value', 'CL-01', { field, value: shown(given[field]) });
  }
  return null;
}

/** A foreign value in a message: its kind when it is no plain word or number; converting it could throw. */
const shown = (value: unknown): string | number =>
  typeof value === 'string' || typeof value === 'number' ? value : typeof value;
