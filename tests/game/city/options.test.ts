// City options of table 2.7, each with the values that the other city tests do not play.

import { describe, expect, test } from 'vitest';
import { atVote, ballot, city, only, type Play } from '../play';
import { morning, to } from './night';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const night = (options = {}, position = {}) => city({ stage: 'night', day: 1, ...position }, options);
const killed = (table: Play): readonly number[] => morning(table).event('morning-came')?.killed ?? [];
/** The next night, with the same people. */
const again = (table: Play): Play =>
  morning(table).until('speeches').yes({ type: 'fall-night', force: true });

describe('Doctor', () => {
  test('CT-22 doctorRepeat: not the same patient twice running, or freely', () => {
    const twice = (doctorRepeat: string) =>
      to(again(to(night({ doctorRepeat }), 'doctor').yes({ type: 'heal', seat: 8 })), 'doctor');
    expect(twice('not-twice-running').no({ type: 'heal', seat: 8 })).toBe(
      'same-patient-twice-in-a-row CT-22',
    );
    expect(twice('free').yes({ type: 'heal', seat: 8 }).event('healed')?.seat).toBe(8);
  });

  test('CT-22 doctorSelfHeal: not-consecutive forbids only two nights running, even where others may be healed again', () => {
    const once = to(night({ doctorSelfHeal: 'not-consecutive', doctorRepeat: 'free' }), 'doctor').yes({
      type: 'heal',
      seat: 4,
    });
    const second = to(again(once), 'doctor');
    expect(second.no({ type: 'heal', seat: 4 })).toBe('same-patient-twice-in-a-row CT-22');
    expect(to(again(second), 'doctor').yes({ type: 'heal', seat: 4 }).event('healed')?.self).toBe(true);
  });

  test('CT-23 doctorHealsManiac: a heal saves from any kill, or from the Mafia’s only', () => {
    const healed = (doctorHealsManiac: string) => {
      const table = to(night({ doctorHealsManiac }), 'maniac').yes({ type: 'kill', seat: 8 });
      return killed(to(table, 'doctor').yes({ type: 'heal', seat: 8 }));
    };
    expect([healed('any-kill'), healed('mafia-only')]).toEqual([[], [8]]);
  });

  test('CT-21 doctorMustAct: a Doctor who names nobody leaves, once confirmed', () => {
    const table = to(night({ doctorMustAct: 'must' }), 'doctor');
    expect(table.no({ type: 'next-step' })).toBe('must-act CT-21 ?');
    expect(table.yes({ type: 'next-step', force: true }).alive).not.toContain(4);
    expect(to(night({}), 'doctor').yes({ type: 'next-step' }).alive).toContain(4);
  });
});

describe('Maniac', () => {
  test('CT-20 maniacCheck: he reads "not mafia", or "mafia"', () => {
    const read = (maniacCheck: string) =>
      to(night({ maniacCheck }), 'commissar').yes({ type: 'check', seat: 6 }).event('checked')?.answer;
    expect([read('not-mafia'), read('mafia')]).toEqual(['not-mafia', 'mafia']);
  });

  test('CT-31 maniacWin: one on one with anybody, with one who does not shoot, or alone', () => {
    const left = (other: number, maniacWin: string) =>
      city({ out: only([6, 7, other]) ?? {} }, { maniacWin }).yes({ type: 'remove', seat: 7 }).game.decided;
    expect([left(8, 'one-on-one'), left(1, 'one-on-one')]).toEqual(['maniac', 'maniac']);
    expect([left(8, 'one-on-one-non-shooter'), left(1, 'one-on-one-non-shooter')]).toEqual([
      'maniac',
      'mafia',
    ]);
    expect(left(8, 'last-alive')).toBeNull();
  });

  test('CT-32 parityWhileManiacAlive: the Mafia wins at parity, or plays on while he lives', () => {
    const parity = (parityWhileManiacAlive: string) =>
      city({ out: only([1, 2, 6, 7, 8]) ?? {} }, { parityWhileManiacAlive }).yes({ type: 'remove', seat: 8 })
        .game.decided;
    expect([parity('mafia-wins'), parity('continue')]).toEqual(['mafia', null]);
  });
});

describe('Mafia', () => {
  test('CT-10 mafiaDecision: unanimous, by majority, or the senior decides', () => {
    const roles = [
      'mafia',
      'mafia',
      'commissar',
      'doctor',
      'putana',
      'maniac',
      'civilian',
      'civilian',
      'civilian',
      'mafia',
      'civilian',
      'civilian',
    ] as const;
    const picked = (mafiaDecision: string) =>
      killed(
        to(night({ mafiaDecision }, { roles }), 'mafia').yes({
          type: 'pick',
          seat: null,
          picks: { 1: 7, 2: 8, 10: 8 },
        }),
      );
    expect([picked('unanimous'), picked('majority'), picked('don-decides')]).toEqual([[], [8], [7]]);
  });

  test('CT-10 mafiaMayTargetOwn: confirmed, or never', () => {
    expect(to(night(), 'mafia').no({ type: 'pick', seat: 2 })).toBe('target-own CT-10 ?');
    expect(to(night({ mafiaMayTargetOwn: 'no' }), 'mafia').no({ type: 'pick', seat: 2, force: true })).toBe(
      'target-own CT-10',
    );
  });
});

describe('Putana', () => {
  test('CT-24 putanaBlocks: the visited Doctor heals nobody, unless she does not block', () => {
    const saved = (putanaBlocks: boolean) => {
      const table = to(night({ putanaBlocks }).yes({ type: 'visit', seat: 4 }), 'mafia').yes({
        type: 'pick',
        seat: 7,
      });
      return killed(to(table, 'doctor').yes({ type: 'heal', seat: 7 }));
    };
    expect([saved(true), saved(false)]).toEqual([[7], []]);
  });

  test('CT-24, CT-27: a visit after the act still takes its effect away', () => {
    const table = night({ nightOrder: 'mafia,maniac,doctor,commissar,putana' });
    to(table, 'maniac').yes({ type: 'kill', seat: 7 });
    expect(killed(to(table, 'putana').yes({ type: 'visit', seat: 6 }))).toEqual([]);
    const mafia = night({ nightOrder: 'mafia,maniac,doctor,commissar,putana' }, { out: { 2: 'voted-out' } });
    to(mafia, 'mafia').yes({ type: 'pick', seat: 7 });
    expect(killed(to(mafia, 'putana').yes({ type: 'visit', seat: 1 }))).toEqual([]);
  });

  test('CT-24 putanaProtects: her client cannot be killed', () => {
    const table = to(night({ putanaProtects: true }).yes({ type: 'visit', seat: 7 }), 'mafia').yes({
      type: 'pick',
      seat: 7,
    });
    expect(killed(table)).toEqual([]);
  });

  test('CT-24 putanaDiesWithClient: her client follows her', () => {
    const table = to(night({ putanaDiesWithClient: true }).yes({ type: 'visit', seat: 7 }), 'mafia').yes({
      type: 'pick',
      seat: 5,
    });
    expect(killed(table)).toEqual([5, 7]);
    expect(table.game.players[6]?.exit?.how).toBe('followed');
  });

  test('CT-25 putanaRepeat: not two nights running, two at most, or freely', () => {
    const visit = (putanaRepeat: string, nights: number) => {
      let table = night({ putanaRepeat });
      for (let i = 1; i < nights; i += 1) table = again(table.yes({ type: 'visit', seat: 7 }));
      return table;
    };
    expect(visit('not-twice-running', 2).no({ type: 'visit', seat: 7 })).toBe(
      'same-target-twice-in-a-row CT-25',
    );
    expect(visit('two-at-most', 2).yes({ type: 'visit', seat: 7 }).last).toHaveLength(1);
    expect(visit('two-at-most', 3).no({ type: 'visit', seat: 7 })).toBe('same-target-twice-in-a-row CT-25');
    expect(visit('free', 4).yes({ type: 'visit', seat: 7 }).last).toHaveLength(1);
    expect(night().no({ type: 'visit', seat: 5 })).toBe('cannot-visit-self CT-25');
  });

  test('CT-24 putanaDayEffect: her client votes and speaks, does not vote, or does not speak', () => {
    const day = (putanaDayEffect: string) =>
      city({ ...atVote(TEN, 7, 1), lastVisit: 9 }, { putanaDayEffect }).until('ballot').game.stage;
    const voters = (effect: string) => {
      const stage = day(effect);
      return stage.type === 'ballot' && stage.voters.includes(9);
    };
    expect([voters('none'), voters('no-vote'), voters('silent')]).toEqual([true, false, true]);
    const silent = city({ opener: 9, lastVisit: 9 }, { putanaDayEffect: 'silent' }).next();
    expect(silent.event('turn-started')).toMatchObject({ seat: 9, seconds: 0 });
  });

  test('CT-26 putanaAlibi: it keeps him in a lot and in a raise-all too', () => {
    const tie = (secondTie: string) => {
      const table = city({ ...atVote(TEN, 7, 9), lastVisit: 7 }, { putanaAlibi: true, secondTie });
      ballot(table, [
        [1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10],
      ]);
      return ballot(table, [
        [1, 2, 3, 4],
        [5, 6, 8, 10],
      ]);
    };
    const drawn = tie('lot').yes({
      type: 'lot',
      method: 'coin',
      assign: { heads: 7, tails: 9 },
      result: 'heads',
    });
    expect(drawn.alive).toContain(7);
    const raised = tie('raise-all').yes({ type: 'raise-count', count: 8 }, { type: 'close-raise-all' });
    expect([raised.alive.includes(7), raised.alive.includes(9)]).toEqual([true, false]);
  });
});

describe('the vote', () => {
  const open = (options = {}, more = {}) => city({ ...atVote(TEN, 7, 1), ...more }, options);

  test('CT-15 singleCandidate: skipped on Day 1, always voted, never voted', () => {
    const single = (singleCandidate: string, day: number) =>
      city({ ...atVote(TEN, 7), day }, { singleCandidate })
        .until('vote-pending')
        .offers('open-ballot')[0]?.confirm === null;
    expect([single('skip-on-day-1', 1), single('skip-on-day-1', 2)]).toEqual([false, true]);
    expect([single('vote', 1), single('vote', 2)]).toEqual([true, true]);
    expect([single('skip', 1), single('skip', 2)]).toEqual([false, false]);
  });

  test('CT-12 missingVote: blocks, goes to the last candidate, or is a warning', () => {
    const missing = (missingVote: string) => {
      const table = open({ missingVote })
        .until('ballot')
        .yes({ type: 'vote', voter: 2 }, { type: 'vote', voter: 3 }, { type: 'close-candidate' });
      return table.yes({ type: 'vote', voter: 4 });
    };
    expect(missing('block').no({ type: 'close-candidate' })).toBe('abstained CT-12');
    expect(missing('last-candidate').yes({ type: 'close-candidate' }).event('left')?.seats).toEqual([1]);
    const warned = missing('warning').yes({ type: 'close-candidate' });
    expect(warned.event('left')?.seats).toEqual([7]);
    expect(warned.game.players.filter((p) => p.warnings === 1).map((p) => p.seat)).toEqual([
      1, 5, 6, 8, 9, 10,
    ]);
  });

  test('CT-12: a ballot of numbers closes when they add up', () => {
    const table = open()
      .until('ballot')
      .yes({ type: 'vote-count', count: 4 }, { type: 'close-candidate' }, { type: 'vote-count', count: 5 });
    expect(table.no({ type: 'close-candidate' })).toBe('abstained CT-12');
    expect(
      table.yes({ type: 'vote-count', count: 6 }, { type: 'close-candidate' }).event('left')?.seats,
    ).toEqual([1]);
  });

  test('CT-15 defenceSeconds: 30 seconds before the revote, or none', () => {
    const tied = (defenceSeconds: number) =>
      ballot(open({ defenceSeconds }), [
        [1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10],
      ]).game.stage;
    expect(tied(30).type).toBe('defence');
    expect(tied(0)).toMatchObject({ type: 'ballot', round: 1 });
  });

  test('CT-14 secondTie: the lot, or raise-all by more than half', () => {
    const again2 = (secondTie: string) => {
      const table = ballot(open({ secondTie }), [
        [1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10],
      ]);
      return ballot(table, [
        [2, 3, 4, 5],
        [6, 8, 9, 10],
      ]).game.stage.type;
    };
    expect([again2('lot'), again2('raise-all')]).toEqual(['lot', 'raise-all']);
  });
});

describe('morning and leaving', () => {
  test('CT-33 nightVictimsOrder: by seat, or in the order of waking', () => {
    const order = (nightVictimsOrder: string) => {
      const table = to(night({ nightVictimsOrder }), 'mafia').yes({ type: 'pick', seat: 9 });
      return killed(to(table, 'maniac').yes({ type: 'kill', seat: 7 }));
    };
    expect([order('by-seat'), order('by-waking')]).toEqual([
      [7, 9],
      [9, 7],
    ]);
  });

  test('AMB-C06 lastWordNight: the first night’s victims only', () => {
    const words = (out: Record<number, 'killed'>) => {
      const table = to(night({ lastWordNight: 'first-night' }, { day: 3, out }), 'mafia').yes({
        type: 'pick',
        seat: 7,
      });
      return morning(table).next().game.stage.type;
    };
    expect([words({}), words({ 8: 'killed' })]).toEqual(['last-words', 'speeches']);
  });

  test('CT-18, CT-28: a removed player’s card is opened at once', () => {
    expect(city().yes({ type: 'remove', seat: 8, reason: 'Q20' }).event('card-opened')).toMatchObject({
      seat: 8,
      role: 'civilian',
    });
  });

  test('CT-05: a card seen at the deal clears all cards', () => {
    expect(city().no({ type: 'card-seen', by: 1, whose: 2 })).toBe('wrong-stage CT-05');
  });
});
