// A table for rule tests: a game from a set-up or a position, pressed by hand.

import {
  type Command,
  type CommandType,
  decide,
  type EventOf,
  type EventType,
  evolve,
  type Game,
  type GameEvent,
  newGame,
  type Offer,
  type OptionPatch,
  offers,
  type Position,
  type Role,
  type RuleSet,
  replay,
  type Setup,
} from '../../lib/game';

/** A press without its time. */
export type Press = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

/** A pressed table. Times are 1, 2, 3… seconds. */
export interface Play {
  readonly game: Game;
  /** The events of the last accepted press. */
  readonly last: readonly GameEvent[];
  /** Presses what the rules must accept. */
  yes(...presses: readonly Press[]): Play;
  /** Presses what the rules must refuse without changing anything: `code rule`, with ` ?` when the host may insist. */
  no(press: Press): string;
  /** Presses the obvious next thing `times` times. */
  next(times?: number): Play;
  /** Presses on until the stage. */
  until(stage: Game['stage']['type']): Play;
  /** The newest event of a kind among those of the last press. */
  event<T extends EventType>(type: T): EventOf<T> | undefined;
  offers(type: CommandType): readonly Offer[];
  readonly alive: readonly number[];
}

/** Don 3, Mafia 6 and 9, Sheriff 2, the rest civilians: the roles of the worked examples. */
export const CLASSIC_ROLES: readonly Role[] = [
  'civilian',
  'sheriff',
  'don',
  'civilian',
  'civilian',
  'mafia',
  'civilian',
  'civilian',
  'mafia',
  'civilian',
];
/** Mafia 1 and 2, Commissar 3, Doctor 4, Putana 5, Maniac 6, the rest civilians. */
export const CITY_ROLES: readonly Role[] = [
  'mafia',
  'mafia',
  'commissar',
  'doctor',
  'putana',
  'maniac',
  'civilian',
  'civilian',
  'civilian',
  'civilian',
];

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `P${i + 1}`);

/** A classic game at a position; Day 2 speeches with everybody in unless told otherwise. */
export const classic = (
  position: Partial<Position> = {},
  options: OptionPatch = {},
  more: Partial<Setup> = {},
): Play =>
  play({
    rules: 'classic',
    names: names(10),
    options,
    position: { stage: 'speeches', day: 2, roles: CLASSIC_ROLES, ...position },
    ...more,
  });

/** A city game at a position; ten players, Day 2. */
export const city = (position: Partial<Position> = {}, options: OptionPatch = {}): Play => {
  const roles = position.roles ?? CITY_ROLES;
  return play({
    rules: 'city',
    names: names(roles.length),
    options,
    position: { stage: 'speeches', day: 2, roles, ...position },
  });
};

/** A game from its deal. */
export const fresh = (rules: RuleSet, count = 10, options: OptionPatch = {}): Play =>
  play({ rules, names: names(count), options });

/** Everybody but `seats` is out. */
export const only = (seats: readonly number[], count = 10): Position['out'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => i + 1)
      .filter((seat) => !seats.includes(seat))
      .map((seat) => [seat, 'voted-out']),
  );

/** A refused set-up's `code rule`, or `accepted`. */
export function setupAnswer(setup: Setup): string {
  const made = newGame(setup);
  return made.ok ? 'accepted' : `${made.error.code} ${made.error.rule}`;
}

export function play(setup: Setup): Play {
  const made = newGame(setup);
  if (!made.ok) throw new Error(`${made.error.code} ${JSON.stringify(made.error.params)}`);
  let game = replay(made.value);
  let last: readonly GameEvent[] = made.value;
  let at = 0;
  const command = (press: Press): Command => ({ ...press, at: ++at * 1000 }) as Command;
  const table: Play = {
    get game() {
      return game;
    },
    get last() {
      return last;
    },
    yes(...presses) {
      for (const press of presses) {
        const decided = decide(game, command(press));
        if (!decided.ok)
          throw new Error(
            `${JSON.stringify(press)}: ${decided.error.code} ${decided.error.rule} at ${game.stage.type}`,
          );
        last = decided.value;
        game = last.reduce((before, event) => evolve(before, event), game);
      }
      return table;
    },
    no(press) {
      const decided = decide(game, command(press));
      if (decided.ok) throw new Error(`${JSON.stringify(press)} was accepted`);
      return `${decided.error.code} ${decided.error.rule}${decided.error.forceable ? ' ?' : ''}`;
    },
    next(times = 1) {
      for (let i = 0; i < times; i += 1) {
        const offer = offers(game).find((o) => o.primary);
        if (!offer) throw new Error(`no next press at ${game.stage.type}`);
        table.yes({ type: offer.type, ...offer.fixed } as Press);
      }
      return table;
    },
    until(stage) {
      for (let i = 0; game.stage.type !== stage; i += 1) {
        if (i > 100) throw new Error(`${stage} does not come`);
        table.next();
      }
      return table;
    },
    event: <T extends EventType>(type: T) =>
      last.findLast((event): event is EventOf<T> => event.type === type),
    offers: (type) => offers(game).filter((offer) => offer.type === type),
    get alive() {
      return game.players.filter((p) => p.exit === null).map((p) => p.seat);
    },
  };
  return table;
}

/** Hands for candidates in voting order, each closed; the last one closes the ballot. */
export function ballot(table: Play, hands: readonly (readonly number[])[]): Play {
  table.until('ballot');
  for (const voters of hands)
    table.yes(...voters.map((voter): Press => ({ type: 'vote', voter })), { type: 'close-candidate' });
  return table;
}

/** The same with numbers only. */
export function counts(table: Play, numbers: readonly number[]): Play {
  table.until('ballot');
  for (const count of numbers) table.yes({ type: 'vote-count', count }, { type: 'close-candidate' });
  return table.game.stage.type === 'ballot' ? table.yes({ type: 'close-candidate' }) : table;
}

/** Nominations that stand at the end of the speeches: everybody has spoken. */
export const nominated = (...seats: readonly number[]): Partial<Position> => ({
  nominations: seats.map((seat, i) => ({ by: i + 1, seat })),
});

/** At the vote: all have spoken, these are nominated. */
export const atVote = (alive: readonly number[], ...seats: readonly number[]): Partial<Position> => ({
  out: only(alive) ?? {},
  spoken: alive,
  nominations: seats.map((seat, i) => ({ by: alive[i] ?? 1, seat })),
});
