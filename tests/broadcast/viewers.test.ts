// What the host's switches leave of a view: never a secret without its switch, and always a frame that can be drawn.

import { describe, expect, test } from 'vitest';
import { frameText, parseFrame } from '../../lib/broadcast/frame';
import { PUBLIC_CHOICE, type ViewersChoice, viewersView } from '../../lib/broadcast/viewers';
import type { Game } from '../../lib/game';
import { view } from '../../lib/game';
import { panelMoments } from '../components/fixtures/panel-moments';

const GAMES = Object.entries(panelMoments()).flatMap(([name, { game }]) =>
  game ? [[name, game] as const] : [],
);
const cut = (game: Game, choice: Partial<ViewersChoice>) =>
  viewersView(game, { ...PUBLIC_CHOICE, ...choice });

describe.each(GAMES)('%s', (_name, game) => {
  test('by default is what the viewers may see, to the letter', () => {
    expect(cut(game, {})).toEqual(view(game, 'viewers'));
  });

  test('cards, checks and shots each need their own switch', () => {
    const [open, told] = [view(game, 'viewers'), view(game, 'viewers-with-roles')];
    const roles = cut(game, { roles: true });
    expect([roles?.seats, roles?.checks, roles?.shots]).toEqual([told.seats, open.checks, open.shots]);
    const checks = cut(game, { checks: true });
    expect([checks?.seats, checks?.checks, checks?.shots]).toEqual([open.seats, told.checks, told.shots]);
  });

  test('every switch leaves a frame that a screen reads', () => {
    for (const off of ['nominations', 'votes', 'clock', 'names'] as const) {
      const frame = {
        v: 1,
        table: 't',
        epoch: 1,
        seq: 1,
        sentAt: 1,
        view: cut(game, { [off]: false, roles: true, checks: true }),
      } as const;
      expect(parseFrame(frameText(frame)).ok, off).toBe(true);
    }
  });

  test('hidden is nothing at all', () => {
    expect(cut(game, { hidden: true, roles: true })).toBeNull();
  });
});

test('votes off: candidates without a hand, a count or a leader', () => {
  for (const [, game] of GAMES) {
    const now = cut(game, { votes: false });
    expect(now?.ballots).toEqual([]);
    if (now?.stage.type === 'ballot')
      for (const one of now.stage.candidates)
        expect([one.votes, one.voters, one.leads]).toEqual([0, [], false]);
  }
});

test('names off: numbers only', () => {
  for (const [, game] of GAMES)
    expect(cut(game, { names: false })?.seats.every((seat) => seat.name === '')).toBe(true);
});
