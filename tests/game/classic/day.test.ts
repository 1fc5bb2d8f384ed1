// Classic: speeches, nominations, ballots, ties.

import { describe, expect, test } from 'vitest';
import { view } from '../../../lib/game';
import { atVote, ballot, classic, counts, nominated } from '../play';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('speeches', () => {
  test('CL-23, CL-24: a turn is ended by "thank you", and only the speaker nominates', () => {
    const table = classic();
    expect(table.no({ type: 'nominate', seat: 5 })).toBe('no-speaker CL-30');
    table.next().yes({ type: 'nominate', seat: 5 });
    expect(table.game.nominations).toEqual([{ by: 2, seat: 5 }]);
    table.next();
    expect(table.event('turn-started')?.seat).toBe(3);
  });

  test('CL-33, AMB-22: a nomination stands, unless the option lets it be withdrawn', () => {
    const spoken = (withdraw: string) => classic({}, { withdraw }).next().yes({ type: 'nominate', seat: 5 });
    expect(spoken('no').no({ type: 'withdraw-nomination' })).toBe('withdrawal-forbidden CL-33');
    expect(spoken('explicit').yes({ type: 'withdraw-nomination' }).game.nominations).toEqual([]);
    expect(spoken('last-counts').yes({ type: 'nominate', seat: 7 }).game.nominations).toEqual([
      { by: 2, seat: 7 },
    ]);
  });

  test('AMB-13: self-nomination and a vote against oneself are allowed, each can be forbidden', () => {
    expect(classic().next().yes({ type: 'nominate', seat: 2 }).game.nominations).toHaveLength(1);
    expect(classic({}, { selfNomination: false }).next().no({ type: 'nominate', seat: 2 })).toBe(
      'self-nomination AMB-13',
    );
    const voted = (selfVote: boolean) => classic(atVote(ALL, 5, 7), { selfVote }).until('ballot');
    expect(voted(true).yes({ type: 'vote', voter: 5 }).last).toHaveLength(1);
    expect(voted(false).no({ type: 'vote', voter: 5 })).toBe('self-vote AMB-13');
  });

  test('AMB-23: the rotation follows the first speaker, or by option the last one', () => {
    const opener = (rotation: string) => {
      const table = classic(
        { day: 2, opener: 9, spoken: [9, 10, 1, 2, 3, 4, 5, 6, 7, 8] },
        { rotation },
      ).until('speeches');
      return table.until('night').until('morning').until('speeches').game.opener;
    };
    expect(opener('first')).toBe(10);
    expect(opener('last')).toBe(10);
  });

  test('AMB-21: a removed opener does not shift the circle', () => {
    const table = classic({ day: 2, opener: 2 }).next().yes({ type: 'remove', seat: 2 });
    table.until('night').until('morning').until('speeches');
    expect(table.game.opener).toBe(3);
  });

  test('AMB-25: a speech that overruns is not cut by the rules: the foul is the host’s', () => {
    const table = classic().next();
    expect(table.game.clock?.seconds).toBe(60);
    expect(table.yes({ type: 'foul', seat: 2, reason: '6.3' }).game.players[1]?.fouls).toBe(1);
  });
});

describe('ballots', () => {
  test('CL-40: the vote waits for every turn, unless the host confirms', () => {
    const table = classic(nominated(5, 7));
    expect(table.no({ type: 'open-ballot' })).toBe('turns-left CL-40 ?');
    expect(table.yes({ type: 'open-ballot', force: true }).game.stage.type).toBe('ballot');
  });

  test('AMB-01, AMB-02: plurality decides, and a tie below the top is none', () => {
    const table = counts(classic(atVote(ALL, 5, 7, 10)), [4, 3]);
    expect(table.event('left')?.seats).toEqual([5]);
  });

  test('CL-54, AMB-05: a repeated tie of the whole table is not raised: night, or a draw by option', () => {
    const four = [1, 2, 3, 6];
    const tied = (options: Record<string, string | boolean>) => {
      const table = classic(atVote(four, 1, 2, 3, 6), options);
      counts(table, [1, 1, 1]);
      return counts(table, [1, 1, 1]);
    };
    expect(tied({}).game.stage).toMatchObject({
      type: 'evening',
      outcome: { type: 'stayed', why: 'whole-table' },
    });
    expect(tied({ raiseAllWholeTable: 'draw' }).game.stage).toEqual({ type: 'over', winner: 'draw' });
  });

  test('AMB-07: raise-all needs more than half of the living; the tied vote too', () => {
    const raise = (hands: number) => {
      const table = classic(atVote(ALL, 5, 7));
      counts(table, [5]);
      counts(table, [5]);
      return table.yes({ type: 'raise-count', count: hands }, { type: 'close-raise-all' });
    };
    expect(raise(5).game.stage).toMatchObject({ type: 'evening', outcome: { why: 'raise-all' } });
    expect(raise(6).event('left')).toMatchObject({ seats: [5, 7], how: 'raised' });
  });

  test('CL-53, AMB-19: at four a repeated tie is night; an option allows the question', () => {
    const tied = (raiseAllAtFour: boolean) => {
      const table = classic(atVote([1, 2, 4, 6], 2, 6), { raiseAllAtFour });
      counts(table, [2]);
      return counts(table, [2]).game.stage;
    };
    expect(tied(false)).toMatchObject({ type: 'evening', outcome: { why: 'tie-at-four' } });
    expect(tied(true).type).toBe('raise-all');
  });

  test('AMB-20: after a tie the order is that of the nominations, or by option the reverse', () => {
    const order = (splitOrder: string) =>
      counts(classic(atVote(ALL, 5, 7), { splitOrder }), [5]).event('defence-opened')?.order;
    expect([order('same'), order('reverse')]).toEqual([
      [5, 7],
      [7, 5],
    ]);
  });

  test('AMB-27: on Day 1 the options are a full vote, a leader who speaks and stays, talk only, no vote', () => {
    const day1 = (day1Ballot: string) => classic({ ...atVote(ALL, 5, 7), day: 1 }, { day1Ballot });
    expect(counts(day1('full'), [6]).alive).not.toContain(5);
    const stays = counts(day1('raise-only'), [6]);
    expect(stays.game.stage).toMatchObject({ type: 'defence', leadsTo: 'stay' });
    expect(stays.until('evening').alive).toContain(5);
    expect(counts(day1('raise-only'), [5]).game.stage).toMatchObject({ type: 'defence', leadsTo: 'revote' });
    expect(counts(day1('speech-only'), [5]).game.stage).toMatchObject({ type: 'defence', leadsTo: 'stay' });
    expect(day1('none').until('vote-pending').no({ type: 'open-ballot' })).toBe('vote-cancelled AMB-27 ?');
  });

  test('CL-55: the voted-out player has 60 seconds of last word', () => {
    const table = ballot(classic(atVote(ALL, 5, 7)), [[1, 2, 3, 4, 6, 8], []]);
    expect(table.game.stage).toMatchObject({ type: 'last-words', after: 'vote' });
    expect(table.next().event('turn-started')).toMatchObject({ seat: 5, seconds: 60 });
    expect(view(table.game, 'viewers').clock).toMatchObject({ kind: 'last-word', seconds: 60 });
  });
});
