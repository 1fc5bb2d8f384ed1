// Checking a set-up and making a game's first events.

import { type Refusal, refuse } from '../basics/refusal';
import { ok, type Result } from '../basics/result';
import { isSeat } from '../basics/seats';
import { deckRefusal } from '../rules/deck';
import { defaultOptions, findOptionError } from '../rules/options';
import { ROLES_OF, RULE_SETS } from '../rules/roles';
import { rulesFor } from '../rules/rules';
import { DEFAULT_TIMERS, MAX_TIMER_SECONDS } from '../rules/timers';
import type { GameEvent } from '../state/events';
import { replay } from '../state/replay';
import type { Position, Setup } from '../state/setup';
import { type Decision, draft } from './draft';
import { openNight } from './night';

/** The longest name kept; more is refused, not cut. */
export const MAX_NAME_LENGTH = 60;

/**
 * The first events of a game. Refuses a wrong number of seats (CL-01, CT-01), an empty name or one used twice (CL-01),
 * a host or assistant who is seated (CL-02), an unknown option or value, and a position that cannot be.
 */
export function newGame(setup: Setup): Decision {
  const problem = setupRefusal(setup) ?? (setup.position ? positionRefusal(setup, setup.position) : null);
  if (problem) return problem;
  const created: GameEvent = {
    type: 'game-created',
    rules: setup.rules,
    options: { ...defaultOptions(setup.rules), ...setup.options },
    timers: { ...DEFAULT_TIMERS, ...setup.timers },
    names: setup.names.map((name) => name.trim()),
    title: setup.title?.trim() ?? '',
    gameNumber: setup.gameNumber ?? null,
    hostName: setup.hostName?.trim() ?? '',
    position: setup.position ?? null,
    ...(setup.table?.trim() ? { table: setup.table.trim() } : {}),
  };
  if (setup.position?.stage !== 'night') return ok([created]);
  const d = draft(replay([created]));
  openNight(d);
  const night = d.done();
  return night.ok ? ok([created, ...night.value]) : night;
}

function setupRefusal(setup: Setup): Result<never, Refusal> | null {
  if (!RULE_SETS.includes(setup.rules)) return refuse('bad-value', 'CL-01', { field: 'rules' });
  const wrong = findOptionError(setup.rules, setup.options ?? {});
  if (wrong) return refuse('unknown-option', 'CL-01', { key: wrong.key, value: String(wrong.value) });
  for (const [key, value] of Object.entries(setup.timers ?? {})) {
    if (!Number.isInteger(value) || value < 0 || value > MAX_TIMER_SECONDS)
      return refuse('bad-value', 'CL-20', { field: key });
  }
  const { min, max } = rulesFor(setup.rules, setup.options ?? {}).seats;
  const rule = setup.rules === 'classic' ? 'CL-01' : 'CT-01';
  if (!Array.isArray(setup.names)) return refuse('bad-value', rule, { field: 'names' });
  if (setup.names.length < min || setup.names.length > max)
    return refuse('player-count', rule, { count: setup.names.length, min, max });
  return nameRefusal(setup, rule);
}

function nameRefusal(setup: Setup, rule: string): Result<never, Refusal> | null {
  const seen = new Map<string, number>();
  for (const [i, raw] of setup.names.entries()) {
    const seat = i + 1;
    if (typeof raw !== 'string' || raw.trim() === '') return refuse('empty-name', rule, { seat });
    if (raw.trim().length > MAX_NAME_LENGTH) return refuse('bad-value', rule, { field: 'names', seat });
    const other = seen.get(key(raw));
    if (other) return refuse('duplicate-name', rule, { seat, other, name: raw.trim() });
    seen.set(key(raw), seat);
  }
  for (const staff of [setup.hostName, setup.assistantName]) {
    const seat = staff?.trim() ? seen.get(key(staff)) : undefined;
    if (seat) return refuse('staff-seated', 'CL-02', { seat, name: staff?.trim() ?? '' });
  }
  return null;
}

const key = (name: string): string => name.trim().toLocaleLowerCase();

function positionRefusal(setup: Setup, position: Position): Result<never, Refusal> | null {
  const count = setup.names.length;
  const bad = (field: string) =>
    refuse('bad-position', setup.rules === 'classic' ? 'CL-01' : 'CT-01', { field });
  if (position.stage !== 'night' && position.stage !== 'speeches') return bad('stage');
  if (!Number.isInteger(position.day) || position.day < (position.stage === 'night' ? 0 : 1))
    return bad('day');
  if (position.roles.length !== count || position.roles.some((role) => !ROLES_OF[setup.rules].includes(role)))
    return bad('roles');
  const deck = deckRefusal(setup.rules, position.roles);
  if (deck) return deck;
  const seats = [
    ...Object.keys(position.out ?? {}).map(Number),
    ...Object.keys(position.fouls ?? {}).map(Number),
    ...Object.keys(position.warnings ?? {}).map(Number),
    ...(position.silenced ?? []),
    ...(position.spoken ?? []),
    ...(position.nominations ?? []).flatMap((n) => [n.by, n.seat]),
    ...[position.opener, position.speaker, position.lastHeal, position.lastVisit].flatMap((seat) =>
      seat ? [seat] : [],
    ),
  ];
  if (!seats.every((seat) => isSeat(seat, count))) return bad('seat');
  const out = (seat: number) => position.out?.[seat] !== undefined;
  if (Object.keys(position.out ?? {}).length >= count) return bad('out');
  if (Object.values(position.fouls ?? {}).some((n) => !Number.isInteger(n) || (n ?? 0) < 0 || (n ?? 0) > 3))
    return bad('fouls');
  if ((position.nominations ?? []).some((n) => out(n.seat)) || (position.speaker && out(position.speaker)))
    return bad('nominations');
  return null;
}
