// Undo and redo: marks on entries, never a lost row.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, replay } from '../../lib/game';
import { type Entry, type LogState, press, readLog, redo, standing, undo } from '../../lib/log';
import { deal, gameIn, morning, must, note, windowOn } from './table';

const texts = (log: { entries: readonly Entry[] }): readonly string[] =>
  standing(log.entries).flatMap(({ command }) => (command.type === 'note' ? [command.text] : []));

describe('undo', () => {
  test('strikes the last press out, with the time, and keeps the row', async () => {
    const { db, log } = await gameIn();
    const dealt = must(await press(db, log, deal));
    const undone = must(await undo(db, dealt, 5_000));
    expect(undone.game).toEqual(log.game);
    expect(await db.entries.get(['game-1', 2])).toEqual({ ...dealt.entries[1], undoneAt: 5_000 });
  });

  test('stops at the creation', async () => {
    const { db, log } = await gameIn();
    expect(await undo(db, log, 5_000)).toEqual({ ok: false, error: { kind: 'nothing-to-undo' } });
  });

  test('made against a log that has moved on is stale: one intention undoes one press', async () => {
    const { db, log } = await gameIn();
    const two = must(await press(db, must(await press(db, log, note('a'))), note('b')));
    must(await undo(db, two, 5_000));
    expect(await undo(db, two, 5_001)).toEqual({ ok: false, error: { kind: 'stale' } });
    expect(texts(must(await readLog(db, 'game-1')))).toEqual(['a']);
  });

  test('of the end makes the game run again', async () => {
    const { db, log } = await gameIn();
    const over = must(await press(db, log, { type: 'end-game', at: 2_000, winner: 'none', force: true }));
    expect(over.meta.status).toBe('over');
    const back = must(await undo(db, over, 5_000));
    expect(back.meta.status).toBe('running');
    expect(must(await redo(db, back, 6_000)).meta.status).toBe('over');
  });
});

describe('redo', () => {
  test('brings undone presses back in their order', async () => {
    const { db, log } = await gameIn();
    const two = must(await press(db, must(await press(db, log, note('a'))), note('b')));
    const none = must(await undo(db, must(await undo(db, two, 5_000)), 5_001));
    const one = must(await redo(db, none, 6_000));
    expect(texts(one)).toEqual(['a']);
    expect(must(await redo(db, one, 6_001)).game).toEqual(two.game);
  });

  test('is over with a new press: what was undone before it stays undone, also when the new one is undone', async () => {
    const { db, log } = await gameIn();
    const old = must(await press(db, log, note('old')));
    const fresh = must(await press(db, must(await undo(db, old, 5_000)), note('new')));
    expect(await redo(db, fresh, 6_000)).toEqual({ ok: false, error: { kind: 'nothing-to-redo' } });
    const again = must(await redo(db, must(await undo(db, fresh, 7_000)), 8_000));
    expect(texts(again)).toEqual(['new']);
    expect(await redo(db, again, 9_000)).toEqual({ ok: false, error: { kind: 'nothing-to-redo' } });
  });
});

describe('any sequence of presses, undos and redos', () => {
  const commands: readonly Command[] = [
    deal,
    morning,
    note('x'),
    { type: 'assign-role', at: 1_000, seat: 3, role: 'don' },
    { type: 'fall-night', at: 1_000 },
    { type: 'foul', at: 1_000, seat: 4 },
    { type: 'remove', at: 1_000, seat: 5, force: true },
  ];
  type Step = { readonly do: 'undo' | 'redo' } | { readonly do: 'press'; readonly command: Command };
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...commands).map((command) => ({ do: 'press', command }) as const),
    },
    { weight: 2, arbitrary: fc.constant({ do: 'undo' } as const) },
    { weight: 2, arbitrary: fc.constant({ do: 'redo' } as const) },
  );

  test('leaves the session equal to the replay of what stands, to the log on the disk, and to two plain stacks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { db, name } = await gameIn();
        const { session, close } = await windowOn(name);
        const done: number[] = [1];
        const undone: number[] = [];
        let rows = 1;
        for (const [i, wanted] of steps.entries()) {
          const answer =
            wanted.do === 'press' ? await session.press(wanted.command) : await session[wanted.do](2_000 + i);
          if (wanted.do === 'press' && answer.ok) {
            done.push(++rows);
            undone.length = 0;
          }
          if (wanted.do === 'undo') {
            expect(answer.ok).toBe(done.length > 1);
            if (answer.ok) undone.push(done.pop() as number);
          }
          if (wanted.do === 'redo') {
            expect(answer.ok).toBe(undone.length > 0);
            if (answer.ok) done.push(undone.pop() as number);
          }
          const { entries, game, canUndo, canRedo, meta } = session.state;
          expect(standing(entries).map((entry) => entry.n)).toEqual(done);
          expect(game).toEqual(replay(standing(entries).flatMap((entry) => entry.events)));
          expect([canUndo, canRedo]).toEqual([done.length > 1, undone.length > 0]);
          expect(must(await readLog(db, 'game-1'))).toEqual({ meta, entries, game } satisfies LogState);
        }
        expect(session.state.entries).toHaveLength(rows);
        close();
        db.close();
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
