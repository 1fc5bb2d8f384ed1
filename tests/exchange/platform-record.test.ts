// The recorded tournament game, read from the platform's format and played through the rules.

import { expect, test } from 'vitest';
import demo from '../../lib/exchange/demo-game.json';
import { type PlatformRecord, readPlatformRecord } from '../../lib/exchange/platform-record';
import { type Command, decide, evolve, type Game, newGame, replay } from '../../lib/game';

const record = demo as PlatformRecord;

/** What a day or night came to, one line each. */
function story(record: PlatformRecord): { readonly lines: readonly string[]; readonly game: Game } {
  const read = readPlatformRecord(record);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const start = newGame(read.value.setup);
  if (!start.ok) throw new Error(start.error.code);
  let game = replay(start.value);
  const lines: string[] = [];
  for (const [at, press] of read.value.presses.entries()) {
    const decided = decide(game, { ...press, at } as Command);
    if (!decided.ok) throw new Error(`${press.type}: ${decided.error.code}`);
    for (const event of decided.value) {
      game = evolve(game, event);
      if (event.type === 'ballot-closed')
        lines.push(
          `day ${game.day} ballot ${event.round}: ${event.tallies.map((t) => `${t.seat}=${t.count}`).join(' ')}`,
        );
      if (event.type === 'raise-all-closed') lines.push(`day ${game.day} raise-all ${event.votesFor} for`);
      if (event.type === 'day-closed')
        lines.push(
          `day ${game.day}: ${event.outcome.type} ${'seats' in event.outcome ? event.outcome.seats.join(',') : ''}`,
        );
      if (event.type === 'morning-came')
        lines.push(`night ${game.night}: ${event.killed.join(',') || 'miss'}`);
      if (event.type === 'game-over') lines.push(`over: ${event.winner}`);
    }
  }
  return { lines, game };
}

test('CL-71: the recorded tournament game comes out as it was played: six days, red wins', () => {
  const { lines, game } = story(record);
  expect(lines).toEqual([
    'night 1: miss',
    'day 1 ballot 0: 1=5 2=4 3=0 4=1',
    'day 1: stayed 1',
    'night 2: 4',
    'day 2 ballot 0: 8=4 1=1 2=4 6=0',
    'day 2 ballot 1: 8=5 2=4',
    'day 2: left 8',
    'night 3: miss',
    'day 3 ballot 0: 7=0 2=5 3=3',
    'day 3: left 2',
    'night 4: 1',
    'day 4 ballot 0: 6=3 7=3',
    'day 4 ballot 1: 6=3 7=3',
    'day 4 raise-all 3 for',
    'day 4: stayed 6,7',
    'night 5: 5',
    'day 5 ballot 0: 7=3 6=2',
    'day 5: left 7',
    'night 6: 10',
    'day 6 ballot 0: 6=1 9=2',
    'over: red',
  ]);
  expect(game.players.map((p) => p.fouls)).toEqual([0, 1, 1, 0, 2, 3, 0, 3, 3, 3]);
  expect(game.bestMove).toEqual({ by: 4, seats: [6, 8, 10] });
});

/** The record with one more foul, the fourth of its seat, in the ballot of Day 5 against player 7. */
const withFoul = (seat: number, more: Partial<PlatformRecord> = {}): PlatformRecord => ({
  ...record,
  ...more,
  players: record.players.map((p) =>
    p.position === seat
      ? {
          ...p,
          fouls: [
            ...p.fouls,
            { time: '2025-04-05T15:02:00', stage: { type: 'voting', day: 5, voting: 1, player: 7 } },
          ],
        }
      : p,
  ),
});

test('CL-88, CL-91: a fourth foul of a red in the middle of a ballot ends the game there: black', () => {
  const { lines, game } = story(withFoul(10));
  expect(lines.slice(-2)).toEqual(['night 5: 5', 'over: black']);
  expect(game.players[9]?.exit?.how).toBe('removed');
});

test('CL-90: a fourth foul of a black in the middle of a ballot cancels it, and the game goes on to its end', () => {
  const { lines, game } = story(
    withFoul(9, {
      shots: [...record.shots.filter((s) => s.night < 5), { night: 5, shooter: 7, victim: 10 }],
      votes: [
        ...record.votes.filter((v) => v.day < 6),
        { day: 6, num: 0, voter: 3, candidate: 7 },
        { day: 6, num: 0, voter: 7, candidate: 6 },
        { day: 6, num: 1, voter: 3, candidate: 7 },
        { day: 6, num: 1, voter: 6, candidate: 7 },
        { day: 6, num: 1, voter: 7, candidate: 6 },
      ],
    }),
  );
  const day5 = lines.indexOf('night 5: 5');
  expect(lines.slice(day5 + 1)).toEqual([
    'day 5: no-vote ',
    'night 6: 10',
    'day 6 ballot 0: 6=1 7=2',
    'over: red',
  ]);
  expect(game.players[8]?.exit?.how).toBe('removed');
});

test('a foul at a place that is not known is given when its day is over, not lost', () => {
  const strange: PlatformRecord = {
    ...record,
    players: record.players.map((p) =>
      p.position === 3
        ? { ...p, fouls: [...p.fouls, { time: '2025-04-05T15:03:00', stage: { type: 'teaBreak', day: 4 } }] }
        : p,
    ),
  };
  expect(story(strange).game.players[2]?.fouls).toBe(2);
});
