// Classic: set-up, staff, deck, deal.

import { expect, test } from 'vitest';
import { deckFor, offers, setupWarnings, view } from '../../../lib/game';
import { CLASSIC_ROLES, classic, fresh, setupAnswer } from '../play';

const TEN = Array.from({ length: 10 }, (_, i) => `P${i + 1}`);

test('CL-01: exactly ten seats', () => {
  for (const count of [0, 9, 11])
    expect(setupAnswer({ rules: 'classic', names: TEN.concat('P11').slice(0, count) })).toBe(
      'player-count CL-01',
    );
  expect(setupAnswer({ rules: 'classic', names: TEN })).toBe('accepted');
});

test('CL-01: a nick used twice, whatever its case, and an empty one are refused', () => {
  expect(setupAnswer({ rules: 'classic', names: TEN.with(4, 'p1 ') })).toBe('duplicate-name CL-01');
  expect(setupAnswer({ rules: 'classic', names: TEN.with(4, '  ') })).toBe('empty-name CL-01');
});

test('CL-02: neither host nor assistant sits at the table', () => {
  expect(setupAnswer({ rules: 'classic', names: TEN, hostName: 'P3' })).toBe('staff-seated CL-02');
  expect(setupAnswer({ rules: 'classic', names: TEN, assistantName: 'P3' })).toBe('staff-seated CL-02');
  expect(setupAnswer({ rules: 'classic', names: TEN, hostName: 'Anna', assistantName: 'Boris' })).toBe(
    'accepted',
  );
});

test('CL-03: tags and masks not ticked are a warning and stop nothing', () => {
  expect(setupWarnings('classic', CLASSIC_ROLES, 'unchecked')).toEqual([
    { code: 'kit-unchecked', rule: 'CL-03' },
  ]);
  expect(setupWarnings('classic', CLASSIC_ROLES, 'checked')).toEqual([]);
});

test('CL-04: the deck is 6 civilians, a Sheriff, 2 Mafia and a Don', () => {
  const deck = deckFor('classic', 10);
  const count = (role: string) => deck.filter((r) => r === role).length;
  expect([count('civilian'), count('sheriff'), count('mafia'), count('don')]).toEqual([6, 1, 2, 1]);
});

test('CL-04: the deal is not left with a card missing or one too many', () => {
  const table = fresh('classic');
  expect(table.no({ type: 'fall-night' })).toBe('deck-mismatch CL-04');
  for (const [i, role] of CLASSIC_ROLES.entries()) table.yes({ type: 'assign-role', seat: i + 1, role });
  table.yes({ type: 'assign-role', seat: 1, role: 'mafia' });
  expect(table.no({ type: 'fall-night' })).toBe('deck-mismatch CL-04');
  table.yes({ type: 'assign-role', seat: 1, role: 'civilian' }, { type: 'fall-night' });
  expect(table.game.night).toBe(1);
});

test('CL-05: when the black cards and the Sheriff are out, one press makes the rest Civilians', () => {
  const table = fresh('classic');
  const next = () => offers(table.game).find((o) => o.primary)?.type;
  expect(table.no({ type: 'assign-rest' })).toBe('deck-mismatch CL-04');
  for (const [i, role] of CLASSIC_ROLES.entries()) {
    if (role === 'civilian') continue;
    expect(next()).toBe('deal-roles');
    table.yes({ type: 'assign-role', seat: i + 1, role });
  }
  expect(next()).toBe('assign-rest');
  table.yes({ type: 'assign-rest' });
  expect(table.game.players.map((p) => p.role)).toEqual(CLASSIC_ROLES);
  expect(next()).toBe('fall-night');
});

test('CL-05: a random deal is the deck in an order that its logged seed gives again', () => {
  const deal = (seed: number) =>
    fresh('classic')
      .yes({ type: 'deal-roles', seed })
      .game.players.map((p) => p.role);
  expect(deal(7)).toEqual(deal(7));
  expect(deal(7)).not.toEqual(deal(8));
  expect([...deal(7)].sort()).toEqual([...CLASSIC_ROLES].sort());
});

test('CL-05: cards are not dealt again after Night 1; a role is changed only as a confirmed correction', () => {
  const table = fresh('classic').yes({ type: 'deal-roles', seed: 1 }, { type: 'fall-night' });
  expect(table.no({ type: 'deal-roles', seed: 2 })).toBe('wrong-stage CL-05');
  expect(table.no({ type: 'assign-role', seed: 2, seat: 1, role: 'don' } as never)).toBe('wrong-stage CL-05');
  expect(table.no({ type: 'correct', change: { fact: 'role', seat: 1, value: 'don' } })).toBe(
    'must-confirm CL-05 ?',
  );
  table.yes({ type: 'correct', change: { fact: 'role', seat: 1, value: 'don' }, force: true });
  expect(table.game.players[0]?.role).toBe('don');
  expect(table.last[0]).toEqual({ type: 'forced', rule: 'CL-05', code: 'must-confirm' });
});

test('CL-11: the deal shows its progress and no card; nobody wakes before ten cards are out', () => {
  const table = fresh('classic').yes(
    { type: 'assign-role', seat: 1, role: 'don' },
    { type: 'assign-role', seat: 4, role: 'sheriff' },
  );
  expect(view(table.game, 'viewers').stage).toEqual({ type: 'deal', dealt: 2, of: 10 });
  expect(view(table.game, 'viewers').seats.every((s) => s.role === null)).toBe(true);
  expect(table.no({ type: 'fall-night' })).toBe('deck-mismatch CL-04');
});

test('CL-25: a seat is shown with number and nick both', () => {
  const seats = view(classic().game, 'viewers').seats;
  expect(seats.map((s) => [s.seat, s.name])).toEqual(TEN.map((name, i) => [i + 1, name]));
});
