// Random hosts: games driven only by what is offered.

import * as fc from 'fast-check';
import {
  type Command,
  decide,
  defaultOptions,
  evolve,
  type Field,
  type Game,
  type GameEvent,
  newGame,
  type Offer,
  OPTIONS_OF,
  type OptionPatch,
  offers,
  type RuleSet,
  replay,
  type Setup,
} from '../../lib/game';

/** A source of choices: a number from 0 to `below` − 1. */
export type Choose = (below: number) => number;

/** A repeatable source of choices. */
export function chooser(seed: number): Choose {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

const pick = <T>(items: readonly T[], choose: Choose): T => {
  const item = items[choose(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const some = (seats: readonly number[], count: number, choose: Choose): readonly number[] => {
  const left = [...seats];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(choose(left.length), 1)[0] ?? 0,
  );
};

function valueFor(field: Field, choose: Choose): unknown {
  switch (field.kind) {
    case 'seat':
      return pick(field.from, choose);
    case 'seats':
      return some(
        field.from,
        field.min + choose(Math.min(field.max, field.from.length) - field.min + 1),
        choose,
      );
    case 'count':
      return field.min + choose(field.max - field.min + 1);
    case 'choice':
      return field.optional && choose(2) === 0 ? undefined : pick(field.from, choose);
    case 'sides':
      return undefined;
    case 'seed':
      return choose(1000);
    case 'text':
      return 'note';
  }
}

/** A command of an offer, as a host who may press anything it allows would make it. */
export function commandOf(offer: Offer, choose: Choose, at: number): Command {
  const fields = Object.fromEntries(
    offer.fields.map((f) => [f.name, valueFor(f, choose)]).filter(([, value]) => value !== undefined),
  );
  const sides = offer.fields.find((f) => f.kind === 'sides');
  const lot = sides?.kind === 'sides' ? lotOf(sides.seats, choose) : {};
  return {
    type: offer.type,
    at,
    ...offer.fixed,
    ...fields,
    ...lot,
    ...(offer.confirm ? { force: true } : {}),
  } as Command;
}

function lotOf(seats: readonly number[], choose: Choose): object {
  const sides = seats.length === 2 ? ['heads', 'tails'] : seats.map(String);
  return {
    assign: Object.fromEntries(sides.map((side, i) => [side, seats[i]])),
    result: pick(sides, choose),
  };
}

/** The acts that make a game; a random host takes them more often than fouls, clocks and overrides. */
const ACTS = new Set([
  'nominate',
  'vote',
  'vote-count',
  'raise-hand',
  'raise-count',
  'shoot-all',
  'shoot',
  'check',
  'pick',
  'visit',
  'kill',
  'heal',
  'lot',
  'spare-all',
  'best-move',
  'guess',
  'testify',
  'identify',
  'set-shooting-order',
]);

/** One random step: the offer, its command and what was decided. */
export function randomStep(game: Game, choose: Choose, at: number) {
  const all = offers(game);
  const primary = all.filter((o) => o.primary);
  const acts = all.filter((o) => ACTS.has(o.type) && o.confirm === null);
  const dice = choose(24);
  const from = dice === 0 ? all : dice < 12 && acts.length > 0 ? acts : primary.length > 0 ? primary : all;
  const offer = pick(from, choose);
  const command = commandOf(offer, choose, at);
  return { offer, command, decided: decide(game, command) };
}

export const fold = (game: Game, events: readonly GameEvent[]): Game =>
  events.reduce((before, event) => evolve(before, event), game);

/** A game at its start, or a thrown refusal. */
export function start(setup: Setup): { readonly game: Game; readonly events: readonly GameEvent[] } {
  const made = newGame(setup);
  if (!made.ok) throw new Error(`${made.error.code} ${JSON.stringify(made.error.params)}`);
  return { game: replay(made.value), events: made.value };
}

/** Any options of a rule set. */
export const anyOptions = (set: RuleSet): fc.Arbitrary<OptionPatch> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(OPTIONS_OF[set]).map(([key, { values }]) => [key, fc.constantFrom(...values)]),
      ),
    )
    .map((options) => ({ ...defaultOptions(set), ...options }) as OptionPatch);

/** Any set-up: both rule sets, every table size, seed options half of the time. */
export const anySetup: fc.Arbitrary<Setup> = fc.constantFrom<RuleSet>('classic', 'city').chain((rules) =>
  fc
    .record({
      options: fc.oneof(fc.constant(defaultOptions(rules)), anyOptions(rules)),
      count: rules === 'classic' ? fc.constant(10) : fc.integer({ min: 6, max: 17 }),
    })
    .map(({ options, count }) => ({
      rules,
      options,
      names: Array.from({ length: count }, (_, i) => `P${i + 1}`),
    })),
);
