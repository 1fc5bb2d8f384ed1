// Classic: Night 1, shooting, checks, morning.

import { describe, expect, test } from 'vitest';
import { view } from '../../../lib/game';
import { classic, fresh, only, type Play } from '../play';

const firstNight = () => {
  const table = fresh('classic').yes({ type: 'deal-roles', seed: 5 }, { type: 'fall-night' });
  const seats = (...roles: readonly string[]) =>
    table.game.players.filter((p) => p.role && roles.includes(p.role)).map((p) => p.seat);
  return { table, seats };
};

describe('Night 1', () => {
  test('CL-10, CL-17: it has no shot, no check, no speech and no nomination', () => {
    const { table } = firstNight();
    expect(view(table.game, 'viewers').stage).toEqual({ type: 'night', number: 1, step: null, act: null });
    expect(table.no({ type: 'shoot-all', target: 1 })).toBe('wrong-stage CL-60');
    expect(table.no({ type: 'check', seat: 1 })).toBe('wrong-stage CL-65');
    expect(table.no({ type: 'nominate', seat: 1 })).toBe('wrong-stage CL-30');
    expect(table.no({ type: 'next-turn' })).toBe('wrong-stage CL-23');
  });

  test('CL-12: the Don wakes first and alone, and must be the seat of the card', () => {
    const { table, seats } = firstNight();
    const [don = 0] = seats('don');
    const other = don === 1 ? 2 : 1;
    expect(view(table.game, 'host').stage).toMatchObject({ step: { wakes: 'don', act: 'show' } });
    expect(table.no({ type: 'identify', seats: [other] })).toBe('identity-mismatch CL-12');
    expect(table.yes({ type: 'identify', seats: [don] }).event('identified')?.seats).toEqual([don]);
  });

  test('CL-13: then all three blacks together, on this night only', () => {
    const { table, seats } = firstNight();
    table.yes({ type: 'next-step' });
    expect(table.no({ type: 'identify', seats: seats('don') })).toBe('identity-mismatch CL-13');
    table.yes({ type: 'identify', seats: seats('don', 'mafia') });
    const later = classic({ stage: 'night', day: 1 });
    expect(later.game.stage.type === 'night' && later.game.stage.steps.map((s) => s.act)).toEqual([
      'shoot',
      'seek-sheriff',
      'seek-black',
    ]);
    expect(later.no({ type: 'identify', seats: [3, 6, 9] })).toBe('wrong-stage CL-12');
  });

  test('CL-14: the Don names up to three seats; more only if confirmed; nothing depends on it', () => {
    const { table } = firstNight();
    expect(table.no({ type: 'set-shooting-order', seats: [1, 2] })).toBe('wrong-stage CL-14');
    table.yes({ type: 'next-step' }, { type: 'set-shooting-order', seats: [4, 5, 7] });
    expect(table.game.shootingOrder).toEqual([4, 5, 7]);
    expect(table.no({ type: 'set-shooting-order', seats: [4, 5, 7, 8] })).toBe('too-many-targets CL-14 ?');
    expect(JSON.stringify(view(table.game, 'room'))).not.toContain('4,5,7');
  });

  test('CL-15: the Sheriff shows himself and checks nobody; CL-16: then it is morning of Day 1', () => {
    const { table, seats } = firstNight();
    table.yes({ type: 'next-step' }, { type: 'next-step' }, { type: 'identify', seats: seats('sheriff') });
    expect(table.no({ type: 'check', seat: 1 })).toBe('wrong-stage CL-65');
    table.yes({ type: 'morning' });
    expect(view(table.game, 'viewers')).toMatchObject({ day: 1, stage: { type: 'morning', killed: [] } });
  });
});

describe('shooting', () => {
  const night = (position = {}) => classic({ stage: 'night', day: 1, ...position });
  const shot = (table: Play) => table.yes({ type: 'next-step' }).event('shooting-closed')?.victim;

  test('CL-60: every living black at the same number is a hit, by one press or apart', () => {
    expect(shot(night().yes({ type: 'shoot-all', target: 4 }))).toBe(4);
    expect(
      shot(
        night().yes(
          { type: 'shoot', by: 3, targets: [4] },
          { type: 'shoot', by: 6, targets: [4] },
          { type: 'shoot', by: 9, targets: [4] },
        ),
      ),
    ).toBe(4);
  });

  test('CL-60: a red, and a black who is out, do not shoot', () => {
    expect(night().no({ type: 'shoot', by: 1, targets: [4] })).toBe('not-a-shooter CL-60');
    expect(night({ out: { 9: 'voted-out' } }).no({ type: 'shoot', by: 9, targets: [4] })).toBe(
      'not-a-shooter CL-60',
    );
  });

  test('CL-61: another number, two shots, or no shot is a miss', () => {
    const two = (targets: readonly number[]) =>
      night().yes({ type: 'shoot-all', target: 4 }, { type: 'shoot', by: 9, targets });
    expect(shot(two([5]))).toBeNull();
    expect(shot(two([4, 5]))).toBeNull();
    expect(shot(two([]))).toBeNull();
    expect(shot(night())).toBeNull();
  });

  test('CL-62, AMB-14: all shots at a seat that is out are a miss; at a black they are legal when confirmed', () => {
    expect(shot(night({ out: { 4: 'voted-out' } }).yes({ type: 'shoot-all', target: 4 }))).toBeNull();
    expect(night().no({ type: 'shoot-all', target: 6 })).toBe('shot-at-own CL-62 ?');
    expect(night().no({ type: 'shoot', by: 6, targets: [6] })).toBe('shot-at-own CL-62 ?');
    expect(shot(night().yes({ type: 'shoot-all', target: 6, force: true }))).toBe(6);
  });

  test('AMB-14: with callNumbers all every number is called, with living only those in the game', () => {
    const called = (callNumbers: string) => {
      const table = classic({ stage: 'night', day: 1, out: { 4: 'voted-out' } }, { callNumbers });
      return table
        .offers('shoot-all')
        .flatMap((o) => o.fields.flatMap((f) => (f.kind === 'seat' ? f.from : [])))
        .includes(4);
    };
    expect([called('all'), called('living')]).toEqual([true, false]);
  });
});

describe('checks', () => {
  const donStep = (position = {}) =>
    classic({ stage: 'night', day: 1, ...position }).yes({ type: 'next-step' });
  const sheriffStep = (position = {}) => donStep(position).yes({ type: 'next-step' });

  test('CL-63: the Don hears Sheriff or not, once a night, never of himself', () => {
    const table = donStep();
    expect(table.no({ type: 'check', seat: 3 })).toBe('check-of-self AMB-24');
    expect(table.yes({ type: 'check', seat: 2 }).event('checked')).toMatchObject({
      by: 'don',
      answer: 'sheriff',
    });
    expect(table.no({ type: 'check', seat: 4 })).toBe('one-check-per-night CL-63');
    expect(donStep().yes({ type: 'check', seat: 6 }).event('checked')?.answer).toBe('not-sheriff');
  });

  test('CL-64: the Sheriff hears black or red; the Don reads black', () => {
    for (const [seat, answer] of [
      [3, 'black'],
      [6, 'black'],
      [1, 'red'],
    ] as const) {
      expect(sheriffStep().yes({ type: 'check', seat }).event('checked')?.answer).toBe(answer);
    }
    expect(sheriffStep().yes({ type: 'check', seat: 1 }).no({ type: 'check', seat: 4 })).toBe(
      'one-check-per-night CL-64',
    );
  });

  test('AMB-24: a check of somebody who is out needs a confirmation', () => {
    const table = donStep({ out: { 8: 'killed' } });
    expect(table.no({ type: 'check', seat: 8 })).toBe('check-of-out AMB-24 ?');
    expect(table.yes({ type: 'check', seat: 8, force: true }).event('checked')?.answer).toBe('not-sheriff');
  });

  test('CL-65: shooting, Don, Sheriff in this order; a role that is out is called for form and checks nothing', () => {
    expect(donStep({ out: { 3: 'voted-out' } }).no({ type: 'check', seat: 2 })).toBe('no-don CL-63');
    expect(sheriffStep({ out: { 2: 'voted-out' } }).no({ type: 'check', seat: 3 })).toBe('no-sheriff CL-64');
  });

  test('CL-65: who is shot tonight still checks tonight, and is out from the morning', () => {
    const table = classic({ stage: 'night', day: 1 }).yes(
      { type: 'shoot-all', target: 2 },
      { type: 'next-step' },
      { type: 'next-step' },
    );
    expect(table.yes({ type: 'check', seat: 6 }).event('checked')?.answer).toBe('black');
    expect(table.alive).toContain(2);
    expect(table.yes({ type: 'morning' }).alive).not.toContain(2);
  });
});

describe('morning', () => {
  test('CL-66: a miss hurts nobody; a hit is named', () => {
    expect(classic({ stage: 'night', day: 1 }).yes({ type: 'morning', force: true }).game.stage).toEqual({
      type: 'morning',
      killed: [],
    });
    const hit = classic({ stage: 'night', day: 1 }).yes(
      { type: 'shoot-all', target: 4 },
      { type: 'morning', force: true },
    );
    expect(hit.game.stage).toEqual({ type: 'morning', killed: [4] });
    expect(view(hit.game, 'viewers').seats[3]?.exit).toEqual({ how: 'killed', phase: 'night', number: 2 });
  });

  test('CL-66: viewers see nothing of the shooting before the morning', () => {
    const table = classic({ stage: 'night', day: 1 });
    const before = view(table.game, 'viewers');
    table.yes({ type: 'shoot-all', target: 4 }, { type: 'next-step' }, { type: 'check', seat: 2 });
    expect(view(table.game, 'viewers')).toEqual(before);
    expect(view(table.game, 'viewers-with-roles').checks).toHaveLength(1);
  });

  test('CL-67, CL-93: night conduct is a foul by 6.2, peeping and touching are removal', () => {
    const table = classic({ stage: 'night', day: 1 }).yes({ type: 'foul', seat: 4, reason: '6.2' });
    expect(table.game.players[3]?.fouls).toBe(1);
    expect(table.yes({ type: 'remove', seat: 4, reason: '7.1.4' }).event('left')).toMatchObject({
      how: 'removed',
      reason: '7.1.4',
    });
  });

  test('AMB-16, AMB-17: daytime touching is 6.6, a foul; at night 7.1.6, removal; the host picks 6.1 or 7.1.2 for an insult', () => {
    const table = classic().yes(
      { type: 'foul', seat: 1, reason: '6.6' },
      { type: 'foul', seat: 1, reason: '6.1' },
    );
    expect(table.game.players[0]?.fouls).toBe(2);
    for (const reason of ['7.1.6', '7.1.2'] as const) {
      expect(
        classic({ out: only([1, 2, 3, 4, 5, 6, 7, 8, 10]) ?? {} }).yes({ type: 'remove', seat: 1, reason })
          .alive,
      ).not.toContain(1);
    }
  });
});
