// City: the deck, the night, the vote, leaving, discipline, the end.

import { describe, expect, test } from 'vitest';
import { deckFor, setupWarnings, suggestMafia, view } from '../../../lib/game';
import { atVote, ballot, city, fresh, only, type Play } from '../play';
import { morning, to } from './night';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const night = (position = {}, options = {}) => city({ stage: 'night', day: 1, ...position }, options);

describe('set-up', () => {
  test('CT-02, CT-04: a deck has Mafia and Civilians, and at most one of each special card', () => {
    const table = fresh('city', 6);
    expect(
      table.no({
        type: 'deal-roles',
        seed: 1,
        deck: ['civilian', 'civilian', 'civilian', 'civilian', 'civilian', 'doctor'],
      }),
    ).toBe('no-mafia CT-02');
    expect(
      table.no({
        type: 'deal-roles',
        seed: 1,
        deck: ['mafia', 'doctor', 'doctor', 'civilian', 'civilian', 'civilian'],
      }),
    ).toBe('deck-mismatch CT-02');
    expect(
      table.no({
        type: 'deal-roles',
        seed: 1,
        deck: ['mafia', 'mafia', 'mafia', 'civilian', 'civilian', 'civilian'],
      }),
    ).toBe('too-many-mafia CT-03');
    table.yes({ type: 'assign-role', seat: 1, role: 'mafia' });
    expect(table.no({ type: 'fall-night' })).toBe('deck-mismatch CT-04');
  });

  test('AMB-C01, AMB-C02: seventeen is warned about, and so is a ratio outside 3–4', () => {
    expect(setupWarnings('city', deckFor('city', 17), 'checked').map((w) => w.code)).toContain('seventeen');
    expect(setupWarnings('city', deckFor('city', 8), 'checked')).toEqual([]);
    expect(setupWarnings('city', deckFor('city', 7), 'checked').map((w) => w.code)).toEqual(['mafia-ratio']);
    expect([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((n) => suggestMafia(n).mafia)).toEqual([
      1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4,
    ]);
  });

  test('CT-34: the first night is an introduction without acts; by option it kills', () => {
    const first = (firstNight: string) =>
      fresh('city', 10, { firstNight }).yes({ type: 'deal-roles', seed: 3 }, { type: 'fall-night' });
    const acts = (table: Play) =>
      table.game.stage.type === 'night' ? table.game.stage.steps.map((s) => s.act) : [];
    expect(new Set(acts(first('introduction')))).toEqual(new Set(['show']));
    expect(acts(first('kills'))).toContain('pick');
  });
});

describe('the night', () => {
  test('CT-27, AMB-C03: the order is Putana, Mafia, Maniac, Doctor, Commissar; roles that are out are called, unless the option says no', () => {
    const steps = (options = {}) => {
      const { stage } = night({ out: { 4: 'voted-out' } }, options).game;
      return stage.type === 'night' ? stage.steps.map((s) => s.wakes) : [];
    };
    expect(steps()).toEqual(['putana', 'mafia', 'maniac', 'doctor', 'commissar']);
    expect(steps({ callDeadRoles: false })).not.toContain('doctor');
    expect(steps({ nightOrder: 'commissar,doctor,maniac,mafia,putana' })[0]).toBe('commissar');
  });

  test('AMB-C12: of two mafiosi one is with Putana: the free one picks', () => {
    const table = night().yes({ type: 'visit', seat: 1 });
    to(table, 'mafia').yes({ type: 'pick', seat: null, picks: { 2: 7 } });
    expect(morning(table).event('left')?.seats).toEqual([7]);
  });

  test('CT-33: the dead are named by seat, the saved and the killers are not', () => {
    const table = night();
    to(table, 'mafia').yes({ type: 'pick', seat: 9 });
    to(table, 'maniac').yes({ type: 'kill', seat: 7 });
    expect(morning(table).event('morning-came')?.killed).toEqual([7, 9]);
    expect(view(table.game, 'viewers').shots).toEqual([]);
  });

  test('CT-22: himself once a game, never, or freely, as the option says', () => {
    const self = (doctorSelfHeal: string, selfHeals: number) =>
      to(night({ selfHeals }, { doctorSelfHeal }), 'doctor');
    expect(self('once', 1).no({ type: 'heal', seat: 4 })).toBe('self-heal-once-per-game CT-22');
    expect(self('never', 0).no({ type: 'heal', seat: 4 })).toBe('self-heal-forbidden CT-22');
    expect(self('free', 3).yes({ type: 'heal', seat: 4 }).event('healed')?.self).toBe(true);
  });
});

describe('the vote', () => {
  test('CT-13: the tied do not vote in the revote; by option they do', () => {
    const revote = (tiedMayVoteInRevote: boolean) => {
      const table = ballot(city(atVote(TEN, 7, 9), { tiedMayVoteInRevote }), [
        [1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10],
      ]).until('ballot');
      return table;
    };
    expect(revote(false).no({ type: 'vote', voter: 7 })).toBe('not-a-voter CT-13');
    expect(revote(true).yes({ type: 'vote', voter: 7 }).last).toHaveLength(1);
  });

  test('CT-13: when nobody is left to vote, the lot decides at once', () => {
    const table = ballot(city({ ...atVote([1, 7, 8, 9], 1, 7, 8, 9) }), [[1], [7], [8], [9]]);
    expect(table.game.stage).toMatchObject({ type: 'lot', seats: [1, 7, 8, 9] });
  });

  test('AMB-C05: a coin is for two, more draw lots; the host may decline and nobody leaves', () => {
    const lot = () => ballot(city({ ...atVote([1, 7, 8, 9], 1, 7, 8, 9) }), [[1], [7], [8], [9]]);
    expect(lot().no({ type: 'lot', method: 'coin', assign: { a: 1, b: 7, c: 8, d: 9 }, result: 'a' })).toBe(
      'coin-needs-two AMB-C05',
    );
    expect(
      lot()
        .yes({ type: 'lot', method: 'draw', assign: { a: 1, b: 7, c: 8, d: 9 }, result: 'c' })
        .event('left')?.seats,
    ).toEqual([8]);
    expect(lot().yes({ type: 'spare-all' }).game.stage).toMatchObject({
      type: 'evening',
      outcome: { why: 'lot' },
    });
  });

  test('CT-26: an alibi keeps the client of last night, by option', () => {
    const vote = (putanaAlibi: boolean) =>
      ballot(city({ ...atVote(TEN, 7, 1), lastVisit: 7 }, { putanaAlibi }), [
        [1, 2, 3, 4, 5, 6],
        [7, 8, 9, 10],
      ]);
    expect(vote(true).game.stage).toMatchObject({ type: 'evening', outcome: { why: 'alibi' } });
    expect(vote(false).alive).not.toContain(7);
  });

  test('AMB-C04: candidates are nominated, or everybody by option', () => {
    const table = city({ spoken: TEN }, { candidates: 'everybody' }).until('ballot');
    expect(table.game.stage.type === 'ballot' && table.game.stage.tallies.map((t) => t.seat)).toEqual(TEN);
  });
});

describe('leaving', () => {
  test('CT-28, AMB-C11: the card is opened after the last word, not before it', () => {
    const table = ballot(city(atVote(TEN, 7, 1)), [
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10],
    ]).next();
    expect(view(table.game, 'viewers').seats[6]?.role).toBeNull();
    expect(table.next().event('card-opened')).toMatchObject({ seat: 7, role: 'civilian' });
    expect(view(table.game, 'viewers').seats[6]?.role).toBe('civilian');
    const closed = ballot(city(atVote(TEN, 7, 1), { revealOnExit: false }), [
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10],
    ]).next(2);
    expect(view(closed.game, 'viewers').seats[6]?.role).toBeNull();
  });

  test('AMB-C06, AMB-C07: at night civilians and Putana have a last word, the Maniac none; by option nobody', () => {
    const words = (victim: number, options = {}) => {
      const table = to(night({}, options), 'mafia').yes({ type: 'pick', seat: victim });
      return morning(table).next().game.stage.type;
    };
    expect([words(7), words(5), words(6)]).toEqual(['last-words', 'last-words', 'speeches']);
    expect(words(7, { lastWordNight: 'nobody' })).toBe('speeches');
    expect(words(5, { putanaTeam: 'own' })).toBe('speeches');
  });

  test('AMB-C10: the Commissar names one he checked, once, and it is shown after his last word', () => {
    const table = night();
    to(table, 'mafia').yes({ type: 'pick', seat: 3 });
    to(table, 'commissar').yes({ type: 'check', seat: 1 });
    morning(table).next();
    expect(table.no({ type: 'testify', seat: 8 })).toBe('not-checked CT-20');
    table.yes({ type: 'testify', seat: 1 });
    expect(table.no({ type: 'testify', seat: 1 })).toBe('one-name-only CT-20');
    expect(view(table.game, 'viewers').testimony).toBeNull();
    expect(view(table.next().game, 'viewers').testimony).toEqual({ by: 3, seat: 1, mafia: true });
  });
});

describe('discipline', () => {
  test('CT-06, CT-07, CT-29: late masks, peeping, oaths and insults are warnings, peeping and insults also removal', () => {
    for (const reason of ['Q8', 'Q9', 'Q17', 'Q18', 'Q19'] as const)
      expect(city().yes({ type: 'warn', seat: 8, reason }).game.players[7]?.warnings).toBe(1);
    for (const reason of ['Q9', 'Q19'] as const)
      expect(city().yes({ type: 'remove', seat: 8, reason }).alive).not.toContain(8);
  });

  test('AMB-C08: the second warning removes, by option the third', () => {
    const warned = (warnLimit: number) => city({ warnings: { 8: 1 } }, { warnLimit });
    expect(warned(2).no({ type: 'warn', seat: 8 })).toBe('second-warning-removes CT-19 ?');
    expect(warned(3).yes({ type: 'warn', seat: 8 }).alive).toContain(8);
  });

  test('AMB-C09: a removal does not cancel the vote: the candidate drops out; by option it does', () => {
    const removed = (removalCancelsVote: string) =>
      city(atVote(TEN, 7, 9, 1), { removalCancelsVote })
        .until('ballot')
        .yes({ type: 'remove', seat: 9 });
    const table = removed('never');
    expect(table.game.stage.type === 'ballot' && table.game.stage.tallies.map((t) => t.seat)).toEqual([7, 1]);
    expect(removed('nearest').game.stage).toMatchObject({
      type: 'evening',
      outcome: { why: 'vote-cancelled' },
    });
  });
});

describe('the end', () => {
  test('CT-30: the town wins when neither Mafia nor Maniac is left; by option the Maniac does not matter', () => {
    const last = (townNeedsManiacOut: boolean) =>
      city({ out: only([1, 6, 7, 8, 9]) ?? {} }, { townNeedsManiacOut }).yes({ type: 'remove', seat: 1 }).game
        .decided;
    expect([last(true), last(false)]).toEqual([null, 'town']);
  });

  test('AMB-C13: one check for the whole night: Maniac, Town, Mafia; nobody alive is a draw', () => {
    const table = night({ out: only([1, 6]) ?? {} });
    to(table, 'mafia').yes({ type: 'pick', seat: 6 });
    to(table, 'maniac').yes({ type: 'kill', seat: 1 });
    expect(morning(table).game.decided).toBe('draw');
  });
});
