// Classic: fouls, removal, silence, the end of the game.

import { describe, expect, test } from 'vitest';
import { atVote, classic, counts, only } from '../play';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('CL-26, CL-84, AMB-15: forbidden words and gestures are one foul each; a defeat of the team is an option', () => {
  for (const reason of [
    '4.6.1',
    '4.6.2',
    '4.6.3',
    '4.6.4',
    '4.6.5',
    '4.6.6',
    '4.6.7',
    '6.1',
    '6.4',
    '6.6',
    '6.10',
    '6.11',
  ] as const) {
    expect(classic().yes({ type: 'foul', seat: 4, reason }).game.players[3]?.fouls).toBe(1);
  }
  expect(classic().no({ type: 'team-defeat', seat: 4 })).toBe('option-off AMB-15');
  const on = classic({}, { oppositeTeamWin: true });
  expect(on.no({ type: 'team-defeat', seat: 4 })).toBe('must-confirm AMB-15 ?');
  expect(on.yes({ type: 'team-defeat', seat: 4, force: true }).game.stage).toEqual({
    type: 'over',
    winner: 'black',
  });
});

test('CL-81: speech outside one’s minute is one foul per remark', () => {
  expect(classic().yes({ type: 'foul', seat: 4, count: 2, reason: '6.3' }).game.players[3]?.fouls).toBe(2);
});

test('CL-92: campaigning during the vote removes at once and cancels it', () => {
  const table = classic(atVote(ALL, 5, 7))
    .until('ballot')
    .yes({ type: 'remove', seat: 4, reason: '7.1.7' });
  expect(table.game.stage).toMatchObject({
    type: 'evening',
    outcome: { type: 'no-vote', why: 'vote-cancelled' },
  });
});

test('AMB-12: the third foul costs a minute, makes it 30 s, or costs nothing; at a small table 30 s are left', () => {
  const seconds = (options: Record<string, string | number | boolean>, alive = ALL) => {
    const table = classic({ fouls: { 4: 2 }, opener: 4, out: only(alive) ?? {} }, options).yes({
      type: 'foul',
      seat: 4,
    });
    return table.next().event('turn-started')?.seconds;
  };
  expect(seconds({})).toBe(0);
  expect(seconds({ thirdFoul: '30s' })).toBe(30);
  expect(seconds({ thirdFoul: 'none' })).toBe(60);
  expect(seconds({ shortSpeechAtOrBelow: 4 }, [1, 2, 4, 6])).toBe(30);
});

describe('the end', () => {
  test('AMB-04: black wins when at least as many as the reds', () => {
    const table = classic({ stage: 'night', day: 3, out: only([1, 2, 3, 6]) ?? {} });
    table.yes({ type: 'shoot-all', target: 1 }, { type: 'morning', force: true });
    expect(table.game.decided).toBe('black');
  });

  test('AMB-10: it is decided at the ballot and announced after the last word, or at once by option', () => {
    const decided = (lastWordOnGameEnd: boolean) =>
      counts(classic(atVote([1, 2, 4, 6, 9], 6, 4), { lastWordOnGameEnd }), [2]);
    const table = decided(true);
    expect([table.game.decided, table.game.stage.type]).toEqual(['black', 'last-words']);
    expect(table.next().yes({ type: 'remove', seat: 6 }).game.decided).toBe('black');
    expect(table.until('over').game.stage).toEqual({ type: 'over', winner: 'black' });
    expect(decided(false).game.stage).toEqual({ type: 'over', winner: 'black' });
  });

  test('AMB-11: the night’s victim has a last word and does not nominate, each by option', () => {
    const morning = (options: Record<string, boolean>) =>
      classic({ stage: 'night', day: 1 }, options)
        .yes({ type: 'shoot-all', target: 4 }, { type: 'morning', force: true })
        .next();
    expect(morning({}).no({ type: 'nominate', seat: 5 })).toBe('wrong-stage AMB-11');
    expect(
      morning({ nightVictimMayNominate: true }).yes({ type: 'nominate', seat: 5 }).game.nominations,
    ).toEqual([{ by: 4, seat: 5 }]);
    expect(morning({ nightVictimLastWord: false }).game.stage.type).toBe('speeches');
  });

  test('AMB-18: after three nights and days without anybody leaving the host is asked, or the game ends by option', () => {
    const quiet = (stalemate: string) => {
      const table = classic({ stage: 'night', day: 1 }, { stalemate });
      for (let day = 0; day < 4 && table.game.stage.type !== 'over'; day += 1) {
        table.until('vote-pending').next();
      }
      return table.game;
    };
    expect(quiet('prompt').stage.type).toBe('night');
    expect(quiet('prompt').quietCycles).toBeGreaterThanOrEqual(3);
    expect(quiet('draw').stage).toEqual({ type: 'over', winner: 'draw' });
    expect(quiet('red-wins').stage).toEqual({ type: 'over', winner: 'red' });
  });

  test('AMB-26: the first victim names three as his best move; two technical fouls remove', () => {
    const table = classic({ stage: 'night', day: 1 }, { bestMove: true, techFouls: true })
      .yes({ type: 'shoot-all', target: 4 }, { type: 'morning', force: true })
      .next();
    expect(table.no({ type: 'best-move', seats: [6, 8] })).toBe('bad-value AMB-26');
    expect(table.yes({ type: 'best-move', seats: [6, 8, 9] }).game.bestMove).toEqual({
      by: 4,
      seats: [6, 8, 9],
    });
    table.yes({ type: 'technical-foul', seat: 1 });
    expect(table.no({ type: 'technical-foul', seat: 1 })).toBe('must-confirm AMB-26 ?');
    expect(table.yes({ type: 'technical-foul', seat: 1, force: true }).alive).not.toContain(1);
  });
});
