// A tournament platform's game record read as the host's presses, in the order in which they were made.

import {
  type Command,
  decide,
  evolve,
  type Game,
  type GameEvent,
  newGame,
  offers,
  type Refusal,
  type Result,
  type Role,
  replay,
  type Seat,
  type Setup,
  type StageOf,
} from '../game';

/** The part of a record that says what happened. Day d is our Day d, night n the one after Day n (our Night n + 1). */
export interface PlatformRecord {
  readonly zeroVoting?: string;
  readonly players: readonly {
    readonly position: number;
    readonly username: string;
    /** 0 Don, 1 Mafia, 2 Civilian, 3 Sheriff. */
    readonly role: number;
    readonly fouls: readonly { readonly time: string; readonly stage: RecordStage }[];
    readonly guess?: { readonly mafs?: readonly number[]; readonly civs?: readonly number[] };
  }[];
  readonly checks: readonly { readonly night: number; readonly role: number; readonly player: number }[];
  readonly shots: readonly { readonly night: number; readonly shooter: number; readonly victim: number }[];
  /** `num` 0 = nominations, 1 = ballot, 2… = revotes, none = hands for raise-all. */
  readonly votes: readonly {
    readonly day: number;
    readonly num?: number;
    readonly voter: number;
    readonly candidate: number;
  }[];
}

interface RecordStage {
  readonly type: string;
  readonly day: number;
  readonly player?: number;
  /** Which ballot of the day, as `num` of its votes. */
  readonly voting?: number;
}

/** A press without its time. */
export type Press = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

/** A record as presses: `setup` starts the game, `presses` play it to its end. */
export interface RecordedGame {
  readonly setup: Setup;
  readonly presses: readonly Press[];
}

/** The press at which a record and the rules part. */
export interface RecordError {
  readonly press: Press;
  readonly refusal: Refusal;
}

const ROLES: readonly Role[] = ['don', 'mafia', 'civilian', 'sheriff'];

/** Day 1 of the platform by its `zeroVoting` (AMB-27). */
const DAY_1: Readonly<Record<string, string>> = {
  liftOnly: 'raise-only',
  reSpeech: 'speech-only',
  none: 'none',
};

/** More presses than any real game has: a record that does not end by then is broken. */
const MAX_PRESSES = 2000;

/**
 * Plays a record through the rules, always pressing what the record says at this point and else the obvious next thing,
 * and returns the presses. The error names the first press that the rules refuse.
 */
export function readPlatformRecord(record: PlatformRecord): Result<RecordedGame, RecordError> {
  const players = [...record.players].sort((a, b) => a.position - b.position);
  const setup: Setup = {
    rules: 'classic',
    names: players.map((p) => p.username),
    options: { day1Ballot: DAY_1[record.zeroVoting ?? ''] ?? 'full', bestMove: true, onRecord: true },
  };
  const start = newGame(setup);
  if (!start.ok)
    return { ok: false, error: { press: { type: 'note', text: 'setup' }, refusal: start.error } };
  let game = replay(start.value);
  const presses: Press[] = [];
  const press = (next: Press): RecordError | null => {
    const decided = decide(game, { ...next, at: presses.length } as Command);
    if (!decided.ok) {
      // It happened at the real table, so where the rules ask the host to confirm, he did.
      const confirmed = decided.error.forceable && !next.force;
      return confirmed ? press({ ...next, force: true }) : { press: next, refusal: decided.error };
    }
    game = decided.value.reduce((before: Game, event: GameEvent) => evolve(before, event), game);
    presses.push(next);
    return null;
  };
  const fouls = pendingFouls(record);
  for (const p of players) {
    const error = press({ type: 'assign-role', seat: p.position, role: ROLES[p.role] ?? null });
    if (error) return { ok: false, error };
  }
  while (game.stage.type !== 'over' && presses.length < MAX_PRESSES) {
    // Each is worked out on what the one before left: a fourth foul ends a ballot (CL-88, CL-90).
    for (const made of [actsNow, () => fouls.due(game)]) {
      for (const next of made(record, game)) {
        const error = press(next);
        if (error) return { ok: false, error };
      }
    }
    for (const next of obvious(game)) {
      const error = press(next);
      if (error) return { ok: false, error };
    }
  }
  return { ok: true, value: { setup, presses } };
}

/** What the record says happened at this very point, before the obvious next press. */
function actsNow(record: PlatformRecord, game: Game): readonly Press[] {
  const { stage } = game;
  switch (stage.type) {
    case 'night':
      return nightActs(record, game);
    case 'speeches':
      return record.votes
        .filter((v) => v.day === game.day && v.num === 0 && v.voter === stage.turns.speaker)
        .map((v): Press => ({ type: 'nominate', seat: v.candidate }));
    case 'ballot': {
      const candidate = stage.tallies[stage.current]?.seat;
      const isLast = stage.current === stage.tallies.length - 1;
      // The rest goes to the last candidate by itself (CL-46): nobody has to enter it.
      if (isLast) return [];
      return record.votes
        .filter((v) => v.day === game.day && v.num === stage.round + 1 && v.candidate === candidate)
        .map((v): Press => ({ type: 'vote', voter: v.voter }));
    }
    case 'raise-all':
      return record.votes
        .filter((v) => v.day === game.day && v.num === undefined)
        .map((v): Press => ({ type: 'raise-hand', voter: v.voter }));
    case 'last-words':
      return bestMove(record, game);
    default:
      return [];
  }
}

function nightActs(record: PlatformRecord, game: Game): readonly Press[] {
  if (game.stage.type !== 'night') return [];
  const night = game.night - 1;
  const act = game.stage.steps[game.stage.step]?.act;
  const checkBy = (role: number) =>
    record.checks
      .filter((c) => c.night === night && c.role === role)
      .map((c): Press => ({ type: 'check', seat: c.player }));
  if (act === 'seek-sheriff') return checkBy(0);
  if (act === 'seek-black') return checkBy(3);
  if (act !== 'shoot') return [];
  const shots = record.shots.filter((s) => s.night === night);
  const targets = new Set(shots.map((s) => s.victim));
  const [target] = targets;
  if (target !== undefined && targets.size === 1) return [{ type: 'shoot-all', target }];
  return shots.map((s): Press => ({ type: 'shoot', by: s.shooter, targets: [s.victim] }));
}

function bestMove(record: PlatformRecord, game: Game): readonly Press[] {
  const by = game.stage.type === 'last-words' ? game.stage.turns.speaker : null;
  const guess = record.players.find((p) => p.position === by)?.guess;
  const named: readonly Seat[] = [...(guess?.mafs ?? []), ...(guess?.civs ?? [])];
  const offered = offers(game).some((o) => o.type === 'best-move');
  return offered && !game.bestMove && named.length === 3 ? [{ type: 'best-move', seats: named }] : [];
}

/** Fouls in order of time, each given once: where the record says, or as soon as that place has gone by. */
function pendingFouls(record: PlatformRecord): { readonly due: (game: Game) => readonly Press[] } {
  let left = record.players
    .flatMap((p) => p.fouls.map((foul) => ({ ...foul, seat: p.position })))
    .sort((a, b) => a.time.localeCompare(b.time));
  return {
    due(game) {
      const due = left.filter((foul) => isNow(foul.stage, game) || game.day > foul.stage.day);
      left = left.filter((foul) => !due.includes(foul));
      // Who has left meanwhile has no fouls any more.
      return due
        .filter(({ seat }) => game.players[seat - 1]?.exit === null)
        .map(({ seat }): Press => ({ type: 'foul', seat }));
    },
  };
}

const SPOKEN: Readonly<Record<string, Game['stage']['type']>> = {
  speech: 'speeches',
  reSpeech: 'defence',
  shooted: 'last-words',
  voted: 'last-words',
};

/** Stages of a vote, whatever the platform's version calls them: `voting`, `reVoting`, `liftVoting`. */
const VOTE = /vot/i;
const LIFT = /lift/i;

function isNow(at: RecordStage, { day, stage }: Game): boolean {
  if (at.day !== day) return false;
  const spoken = SPOKEN[at.type];
  if (spoken) return stage.type === spoken && 'turns' in stage && stage.turns.speaker === (at.player ?? null);
  if (LIFT.test(at.type)) return stage.type === 'raise-all';
  if (VOTE.test(at.type)) return stage.type === 'ballot' && isVotedOn(at, stage);
  return false;
}

/** `voting` is the ballot's number as in `votes`, `player` the candidate; what is left out is the first of each. */
function isVotedOn(
  { voting = 1, player }: RecordStage,
  { round, tallies, current }: StageOf<'ballot'>,
): boolean {
  const open = tallies[current]?.seat;
  return (
    round + 1 >= voting &&
    (player === undefined || player === open || !tallies.some((t) => t.seat === player))
  );
}

function obvious(game: Game): readonly Press[] {
  const next = offers(game).find((o) => o.primary);
  return next ? [{ type: next.type, ...next.fixed } as Press] : [];
}
