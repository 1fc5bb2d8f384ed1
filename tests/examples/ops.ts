// The operations of the examples, each as presses of a host.

import { newGame, offers, type RuleSet, suggestMafia } from '../../lib/game';
import type { Op } from './format';
import { afterWords, ballotOutcome, removalOutcome, voteOutcome } from './outcome';
import type { Press, Table } from './table';

type Run = (table: Table, args: Op, set: RuleSet) => unknown;

const SKIPPED: Readonly<Record<RuleSet, Readonly<Record<string, string>>>> = {
  classic: {
    'single-on-day-1': 'single on day 1',
    'no-candidates': 'no candidates',
    'vote-cancelled': 'vote cancelled',
    single: 'single',
    'no-day-1-vote': 'no vote on day 1',
  },
  city: {
    'single-on-day-1': 'single candidate on day 1',
    'no-candidates': 'no candidates',
    'vote-cancelled': 'vote cancelled',
    single: 'single candidate',
  },
};

const accepted = (table: Table, press: Press): unknown => {
  const refusal = table.press(press);
  if (!refusal) return table.last('role-blocked') ? 'blocked' : 'accepted';
  if (refusal.code === 'no-don' || refusal.code === 'no-sheriff') return refusal.code;
  return `refused:${refusal.code}`;
};

const seat = (value: unknown): number => Number(value);
const seats = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Opens the vote, or says why night falls instead. */
function toVote(table: Table, set: RuleSet): unknown {
  const { stage } = table.game;
  if (stage.type === 'evening' && stage.outcome.type === 'no-vote')
    return `NIGHT(${SKIPPED[set][stage.outcome.why] ?? stage.outcome.why})`;
  if (stage.type === 'speeches') skipSpeeches(table);
  const now = offers(table.game).find((o) => o.primary)?.type;
  if (now === 'open-ballot') {
    table.must({ type: 'open-ballot' });
    return table.game.stage.type === 'ballot'
      ? {
          vote: table.game.stage.tallies.map((t) => t.seat),
          candidates: table.game.stage.tallies.map((t) => t.seat),
          voters: table.game.stage.voters,
        }
      : voteOutcome(set, table);
  }
  table.must({ type: 'fall-night' });
  const closed = table.last('day-closed')?.outcome;
  return closed?.type === 'no-vote' ? `NIGHT(${SKIPPED[set][closed.why] ?? closed.why})` : 'NIGHT';
}

/** The rest of the circle without a word of it being of interest. */
const skipSpeeches = (table: Table): void => table.until((g) => g.stage.type !== 'speeches');

/** Enters a whole ballot candidate by candidate and closes it; refused: nothing of it stays. */
function ballot(table: Table, set: RuleSet, enter: (candidate: number) => readonly Press[]): unknown {
  const before = table.game;
  table.until((g) => g.stage.type === 'ballot');
  const fail = (code: string): string => {
    table.game = before;
    return `refused:${code}`;
  };
  const candidates = table.game.stage.type === 'ballot' ? table.game.stage.tallies.map((t) => t.seat) : [];
  for (const candidate of candidates) {
    for (const press of enter(candidate)) {
      const refusal = table.press(press);
      if (refusal)
        return fail(set === 'city' && refusal.code === 'already-voted' ? 'voted-twice' : refusal.code);
    }
    const closed = table.press({ type: 'close-candidate' });
    if (closed)
      return fail(
        closed.code === 'abstained' ? `abstained:${seats(closed.params.seats).join(',')}` : closed.code,
      );
  }
  return ballotOutcome(set, table);
}

/** An act of a city role: tonight, or next night when tonight's is over. */
const cityAct =
  (wakes: 'mafia' | 'doctor' | 'maniac' | 'putana' | 'commissar', press: (args: Op) => Press): Run =>
  (table, args) => {
    const acted = table.game.stage.type === 'night' && table.game.stage.acts.acted.includes(wakes);
    if (acted || !table.toStep(wakes)) {
      table.nextNight();
      table.toStep(wakes);
    }
    const said = accepted(table, press(args));
    return said === 'accepted' && wakes === 'commissar' ? table.last('checked')?.answer : said;
  };

const check =
  (wakes: 'don' | 'sheriff'): Run =>
  (table, args) => {
    table.toStep(wakes);
    const said = accepted(table, { type: 'check', seat: seat(args.target) });
    return said === 'accepted' ? table.last('checked')?.answer : said;
  };

const OPS: Readonly<Record<string, Run>> = {
  startDay(table, args) {
    const day = seat(args.day);
    if (table.game.day !== day) {
      table.toNight();
      if (
        args.nightVictim !== undefined &&
        table.game.stage.type === 'night' &&
        table.game.stage.acts.victim === null &&
        table.game.stage.step === 0
      ) {
        table.must({ type: 'shoot-all', target: seat(args.nightVictim) });
      }
      table.must({ type: 'morning' });
      if (table.game.stage.type === 'morning') table.must({ type: 'next-turn' });
    }
    const lastWord = table.last('last-words-opened')?.order ?? [];
    table.until((g) => g.stage.type === 'speeches');
    const order = table.last('speeches-opened')?.order;
    const { stage } = table.game;
    return {
      lastWord,
      speechOrder:
        order ??
        (stage.type === 'speeches'
          ? [
              ...stage.turns.done,
              ...(stage.turns.speaker ? [stage.turns.speaker] : []),
              ...stage.turns.waiting,
            ]
          : []),
    };
  },
  turn(table, args) {
    table.toTurn(seat(args.seat));
    const mayNominate = offers(table.game).some((o) => o.type === 'nominate');
    return { seconds: table.last('turn-started')?.seconds ?? table.game.clock?.seconds ?? 0, mayNominate };
  },
  nominate(table, args) {
    const by = seat(args.by);
    const { stage } = table.game;
    const speaker = stage.type === 'speeches' ? stage.turns.speaker : null;
    if (
      speaker !== by &&
      stage.type === 'speeches' &&
      stage.turns.speaker === null &&
      stage.turns.waiting.includes(by)
    )
      table.toTurn(by);
    else if (stage.type === 'speeches' && speaker !== by) return 'refused:not-the-speaker';
    return accepted(table, { type: 'nominate', seat: seat(args.target) });
  },
  closeSpeeches: (table, _, set) => toVote(table, set),
  ballot: (table, args, set) => {
    const votes = record(args.votes);
    return ballot(table, set, (candidate) =>
      seats(votes[String(candidate)]).map((voter): Press => ({ type: 'vote', voter })),
    );
  },
  ballotCounts: (table, args, set) => {
    const counts = record(args.counts);
    return ballot(table, set, (candidate) =>
      counts[String(candidate)] === undefined
        ? []
        : [{ type: 'vote-count', count: seat(counts[String(candidate)]) }],
    );
  },
  vote1(table, args) {
    const before = table.game;
    table.until((g) => g.stage.type === 'ballot');
    const candidate = seat(args.cand);
    if (table.game.stage.type === 'ballot' && !table.game.stage.tallies.some((t) => t.seat === candidate))
      return 'refused:not-a-candidate';
    for (
      let i = 0;
      i < 20 &&
      table.game.stage.type === 'ballot' &&
      table.game.stage.tallies[table.game.stage.current]?.seat !== candidate;
      i += 1
    ) {
      if (table.game.stage.current === table.game.stage.tallies.length - 1) {
        table.game = before;
        return 'refused:candidate-closed';
      }
      table.must({ type: 'close-candidate' });
    }
    const said = accepted(table, { type: 'vote', voter: seat(args.voter) });
    if (said !== 'accepted') table.game = before;
    return said;
  },
  raiseAll(table, args, set) {
    const said = accepted(table, { type: 'raise-count', count: seat(args.for) });
    if (said !== 'accepted') return said;
    table.must({ type: 'close-raise-all' });
    const closed = table.last('raise-all-closed');
    return { for: closed?.votesFor, against: closed?.votesAgainst, ...voteOutcome(set, table) };
  },
  shoot(table, args) {
    table.toStep('mafia');
    for (const [by, targets] of Object.entries(record(args.shots))) {
      const said = accepted(table, { type: 'shoot', by: Number(by), targets: seats(targets) });
      if (said !== 'accepted') return said;
    }
    table.must({ type: 'next-step' });
    const victim = table.last('shooting-closed')?.victim ?? null;
    return victim === null ? { result: 'MISS', victim: null } : { result: 'HIT', victim };
  },
  don: check('don'),
  sheriff: check('sheriff'),
  morning(table, _, set) {
    table.toNight();
    table.must({ type: 'morning' });
    const killed = table.last('morning-came')?.killed ?? [];
    table.must({ type: 'next-turn' });
    const lastWord = table.last('last-words-opened')?.order ?? [];
    const then = afterWords(table, set === 'city' ? 'DAY' : 'SPEECHES');
    const reveal = Object.fromEntries(
      table.events.flatMap((e) => (e.type === 'card-opened' ? [[String(e.seat), e.role]] : [])),
    );
    return { announce: killed[0] ?? 'nobody', dead: killed, lastWord, reveal, then };
  },
  nextNight(table) {
    table.nextNight();
    return 'ok';
  },
  foul(table, args) {
    const before = table.game;
    const at = seat(args.seat);
    const refusal = table.press({
      type: 'foul',
      seat: at,
      ...(args.n === undefined ? {} : { count: seat(args.n) }),
      ...(args.reason === undefined ? {} : { reason: String(args.reason) }),
    } as Press);
    if (refusal) return `refused:${refusal.code}`;
    const player = table.game.players[at - 1];
    return {
      fouls: player?.fouls,
      losesNextMinute: player?.silenced ?? false,
      ...removalOutcome(table, before),
    };
  },
  mouth(table, args) {
    const before = table.game;
    const refusal = table.press({ type: 'noise', seat: seat(args.seat) });
    if (refusal) return `refused:${refusal.code}`;
    const player = table.game.players[seat(args.seat) - 1];
    return {
      warning: player?.warnings,
      fouls: player?.fouls,
      losesNextMinute: player?.silenced ?? false,
      ...removalOutcome(table, before),
    };
  },
  remove(table, args) {
    const before = table.game;
    const refusal = table.press({
      type: 'remove',
      seat: seat(args.seat),
      ...(args.reason === undefined ? {} : { reason: String(args.reason) }),
    } as Press);
    return refusal ? `refused:${refusal.code}` : removalOutcome(table, before);
  },
  warning(table, args) {
    const before = table.game;
    const at = seat(args.seat);
    const refusal = table.press({
      type: 'warn',
      seat: at,
      ...(args.reason === undefined ? {} : { reason: String(args.reason) }),
    } as Press);
    return refusal
      ? `refused:${refusal.code}`
      : {
          warnings: table.game.players[at - 1]?.warnings,
          then: 'CONTINUE',
          ...removalOutcome(table, before),
        };
  },
  setup(_, args, set) {
    const made = newGame({
      rules: set,
      names: Array.from({ length: seat(args.players) }, (__, i) => `P${i + 1}`),
    });
    return made.ok ? 'accepted' : `refused:${made.error.code}`;
  },
  suggestMafia: (_, args) => suggestMafia(seat(args.players)),
  cardSeen(table, args) {
    const said = accepted(table, { type: 'card-seen', by: seat(args.by), whose: seat(args.whose) });
    const cleared = table.game.players.every((p) => p.role === null);
    return said === 'accepted' && cleared ? 'REDEAL(all roles cleared)' : said;
  },
  mafia: cityAct('mafia', ({ picks, target }) =>
    picks === undefined
      ? { type: 'pick', seat: typeof target === 'number' ? target : null }
      : {
          type: 'pick',
          seat: null,
          picks: Object.fromEntries(
            Object.entries(record(picks)).map(([by, at]) => [by, at === null ? null : Number(at)]),
          ),
        },
  ),
  doctor: cityAct('doctor', (args) => ({ type: 'heal', seat: seat(args.target) })),
  maniac: cityAct('maniac', (args) => ({ type: 'kill', seat: seat(args.target) })),
  putana: cityAct('putana', (args) => ({ type: 'visit', seat: seat(args.target) })),
  commissar: cityAct('commissar', (args) => ({ type: 'check', seat: seat(args.target) })),
  testify(table, args) {
    table.until((g) => g.stage.type === 'last-words' && g.stage.turns.speaker !== null);
    return accepted(table, { type: 'testify', seat: seat(args.target ?? args.seat) });
  },
  openVote(table, args, set) {
    if (table.game.stage.type === 'night') {
      table.must({ type: 'morning' });
      table.until((g) => g.stage.type === 'speeches');
    }
    for (const candidate of seats(args.candidates)) {
      table.must({ type: 'next-turn' });
      const said = accepted(table, { type: 'nominate', seat: candidate });
      if (said !== 'accepted') return said;
    }
    return toVote(table, set);
  },
  lot(table, args, set) {
    const method = args.method === 'draw' ? 'draw' : 'coin';
    const assign = Object.fromEntries(
      Object.entries(record(args.assign)).map(([side, at]) => [side, Number(at)]),
    );
    const said = accepted(table, { type: 'lot', method, assign, result: String(args.result) });
    return said === 'accepted' ? { method, ...voteOutcome(set, table) } : said;
  },
  hostNoElimination(table, _, set) {
    const said = accepted(table, { type: 'spare-all' });
    return said === 'accepted' ? voteOutcome(set, table) : said;
  },
};

/** Runs one operation; an unknown one throws. */
export function run(table: Table, op: Op, set: RuleSet): unknown {
  const operation = Object.hasOwn(OPS, op.op) ? OPS[op.op] : undefined;
  if (!operation) throw new Error(`unknown operation ${op.op}`);
  table.events = [];
  return operation(table, op, set);
}
