// The format of worked examples: `given`, then steps of an input and the outcome it must have.

import {
  type Game,
  newGame,
  type OptionPatch,
  type Position,
  type Role,
  type RuleSet,
  replay,
  type Setup,
} from '../../lib/game';

/** One worked example. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly given: Given;
  readonly options: OptionPatch;
  readonly steps: readonly (readonly [Op, unknown])[];
  readonly final: Readonly<Record<string, unknown>>;
}

/** What the table is like before the first step. */
export interface Given {
  readonly players?: number;
  /** Classic: who has which black or special card. City: seat → card; the rest are civilians. */
  readonly roles?: Readonly<Record<string, unknown>>;
  readonly alive?: readonly number[];
  readonly day?: number;
  readonly phase?: string;
  readonly opener?: number;
  readonly nominations?: readonly (readonly [number, number])[];
  readonly fouls?: Readonly<Record<string, number>>;
  readonly warnings?: Readonly<Record<string, number>>;
  readonly pendingSilence?: readonly number[];
  readonly spoken?: readonly number[];
  readonly speaker?: number;
  readonly lastHeal?: number;
  readonly lastVisit?: number;
  readonly selfHealUsed?: boolean | number;
}

/** An input: `op` and its arguments. */
export type Op = Readonly<Record<string, unknown>> & { readonly op: string };

const CLASSIC_SEATS = 10;
const DEFAULT_DAY = 2;

/** The game an example starts from; throws when the example itself is wrong. */
export function gameOf(set: RuleSet, example: Example): Game {
  const { given, steps } = example;
  const count = given.players ?? CLASSIC_SEATS;
  const roles = Array.from({ length: count }, (_, i) => roleOf(set, given, i + 1));
  const setup: Setup = { rules: set, names: roles.map((_, i) => `P${i + 1}`), options: example.options };
  const atDeal = steps.some(([{ op }]) => op === 'cardSeen' || op === 'setup' || op === 'suggestMafia');
  const made = newGame(atDeal ? setup : { ...setup, position: positionOf(example, roles) });
  if (!made.ok) throw new Error(`given: ${made.error.code} ${JSON.stringify(made.error.params)}`);
  const start = replay(made.value);
  return atDeal && given.roles
    ? { ...start, players: start.players.map((p, i) => ({ ...p, role: roles[i] ?? null })) }
    : start;
}

function positionOf({ given, steps }: Example, roles: readonly Role[]): Position {
  const alive = given.alive ?? roles.map((_, i) => i + 1);
  const next = steps.find(([{ op }]) => op === 'startDay')?.[0];
  const opener = given.opener ?? (typeof next?.prevOpener === 'number' ? next.prevOpener : undefined);
  return {
    stage: given.phase === 'NIGHT' ? 'night' : 'speeches',
    day: given.day ?? DEFAULT_DAY,
    roles,
    out: Object.fromEntries(
      roles
        .map((_, i) => i + 1)
        .filter((seat) => !alive.includes(seat))
        .map((seat) => [seat, 'voted-out']),
    ),
    fouls: given.fouls ?? {},
    warnings: given.warnings ?? {},
    silenced: given.pendingSilence ?? [],
    nominations: (given.nominations ?? []).map(([by, seat]) => ({ by, seat })),
    spoken: given.spoken ?? [],
    ...(opener === undefined ? {} : { opener }),
    ...(given.speaker === undefined ? {} : { speaker: given.speaker }),
    ...(given.lastHeal === undefined ? {} : { lastHeal: given.lastHeal }),
    ...(given.lastVisit === undefined ? {} : { lastVisit: given.lastVisit }),
    selfHeals: Number(given.selfHealUsed ?? 0),
  };
}

function roleOf(set: RuleSet, { roles = {} }: Given, seat: number): Role {
  if (set === 'city') return (roles[String(seat)] as Role | undefined) ?? 'civilian';
  const { don, mafia, sheriff } = { don: 3, mafia: [6, 9], sheriff: 2, ...roles } as {
    don: number;
    mafia: readonly number[];
    sheriff: number;
  };
  if (seat === don) return 'don';
  if (seat === sheriff) return 'sheriff';
  return mafia.includes(seat) ? 'mafia' : 'civilian';
}

/** Null when `required` is contained in `actual` (objects by their fields, everything else equal); else where they part. */
export function difference(required: unknown, actual: unknown, path = ''): string | null {
  if (isPlain(required) && isPlain(actual)) {
    for (const [key, value] of Object.entries(required)) {
      const inside = difference(value, actual[key], path ? `${path}.${key}` : key);
      if (inside) return inside;
    }
    return null;
  }
  return JSON.stringify(required) === JSON.stringify(actual)
    ? null
    : `expected ${path ? `${path} ` : ''}${JSON.stringify(required)}, got ${JSON.stringify(actual)}`;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
