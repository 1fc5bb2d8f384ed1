// Sessions: two windows on one log, presses in a row, reopening.

import { describe, expect, test, vi } from 'vitest';
import { type SessionState, standing } from '../../lib/log';
import { deal, freshName, gameIn, must, note, windowOn } from './table';

const texts = (state: SessionState): readonly string[] =>
  standing(state.entries).flatMap(({ command }) => (command.type === 'note' ? [command.text] : []));

async function twoWindows() {
  const { name } = await gameIn();
  return { name, a: await windowOn(name), b: await windowOn(name) };
}

describe('two windows on one game', () => {
  test('pressing at the same moment: one acts, the other is stale and sees what happened', async () => {
    const { a, b } = await twoWindows();
    const answers = await Promise.all([a.session.press(note('a')), b.session.press(note('b'))]);
    expect(answers.map((answer) => answer.ok).toSorted()).toEqual([false, true]);
    const loser = answers[0].ok ? answers[1] : answers[0];
    expect(loser).toEqual({ ok: false, error: { kind: 'stale' } });
    await Promise.all([a.session.refresh(), b.session.refresh()]);
    expect(a.session.state).toEqual(b.session.state);
    expect(texts(a.session.state)).toHaveLength(1);
    a.close();
    b.close();
  });

  test('one follows the other by itself, through presses, undo and redo', async () => {
    const { a, b } = await twoWindows();
    const seen: number[] = [];
    b.session.subscribe((state) => seen.push(state.rev));
    for (const change of [
      () => a.session.press(deal),
      () => a.session.press(note('x')),
      () => a.session.undo(5_000),
      () => a.session.redo(6_000),
    ]) {
      must(await change());
      await vi.waitFor(() => expect(b.session.state).toEqual(a.session.state));
    }
    expect(seen.at(-1)).toBe(5);
    expect(seen).toEqual(seen.toSorted((x, y) => x - y));
    a.close();
    b.close();
  });

  test('a press made for a picture that the other window has changed is stale, even after catching up', async () => {
    const { a, b } = await twoWindows();
    const onScreen = b.session.state.rev;
    must(await a.session.press(note('a')));
    must(await b.session.refresh());
    expect(await b.session.press(note('b'), onScreen)).toEqual({ ok: false, error: { kind: 'stale' } });
    must(await b.session.press(note('b'), b.session.state.rev));
    a.close();
    b.close();
  });

  test('a closed session follows no more', async () => {
    const { a, b } = await twoWindows();
    const heard = vi.fn();
    b.session.subscribe(heard);
    b.session.close();
    must(await a.session.press(note('a')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).not.toHaveBeenCalled();
    expect(b.session.state.rev).toBe(1);
    a.close();
  });
});

describe('one window', () => {
  test('takes presses in the order they came, without waiting for the screen', async () => {
    const { name } = await gameIn();
    const { session, close } = await windowOn(name);
    const { rev } = session.state;
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => session.press(note(text), rev)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(texts(session.state)).toEqual(['a', 'b', 'c']);
    close();
  });

  test('a listener that throws does not make a written press look failed', async () => {
    const { name } = await gameIn();
    const { session, close } = await windowOn(name);
    const surfaced = new Promise((resolve) => process.once('uncaughtException', resolve));
    const others = process.listeners('uncaughtException').slice(0, -1);
    for (const listener of others) process.off('uncaughtException', listener);
    session.subscribe(() => {
      throw new Error('broken screen');
    });
    const answer = await session.press(note('a'));
    expect(await surfaced).toMatchObject({ message: 'broken screen' });
    for (const listener of others) process.on('uncaughtException', listener);
    expect(answer.ok).toBe(true);
    close();
  });

  test('reopened, shows the same game', async () => {
    const { name } = await gameIn();
    const first = await windowOn(name);
    must(await first.session.press(deal));
    must(await first.session.press(note('x')));
    must(await first.session.undo(5_000));
    const left = first.session.state;
    first.close();
    const second = await windowOn(name);
    expect(second.session.state).toEqual(left);
    expect(must(await second.session.redo(6_000)).lastEntry?.n).toBe(3);
    second.close();
  });

  test('says so when the database fails under it, and keeps the last good state', async () => {
    const { name } = await gameIn(freshName());
    const { db, session } = await windowOn(name);
    const before = session.state;
    db.close({ disableAutoOpen: true });
    expect(await session.press(note('lost'))).toMatchObject({ ok: false, error: { kind: 'storage' } });
    expect(await session.refresh()).toMatchObject({ ok: false, error: { kind: 'storage' } });
    expect(session.state).toEqual({ ...before, problem: expect.objectContaining({ kind: 'storage' }) });
    session.close();
  });
});

describe('a press handed over by another page', () => {
  /** A page that presses, and one that follows without hearing of the database. */
  async function pair() {
    const { name } = await gameIn();
    const [a, b] = [await windowOn(name), await windowOn(name)];
    const press = async (text: string) => {
      const state = must(await a.session.press(note(text)));
      const entry = state.entries.at(-1);
      if (!entry) throw new Error('no entry');
      return { meta: state.meta, entry };
    };
    const close = (): void => {
      a.close();
      b.close();
    };
    return { a, b, press, close };
  }

  test('is taken as it is, and leaves the same state as reading the log', async () => {
    const { a, b, press, close } = await pair();
    const taken = must(await b.session.take(await press('one')));
    expect(taken.entries).toEqual(a.session.state.entries);
    expect(taken.game).toEqual(a.session.state.game);
    expect(must(await b.session.refresh()).rev).toBe(taken.rev);
    close();
  });

  test('that does not follow on what is here is read from the log instead', async () => {
    const { a, b, press, close } = await pair();
    await press('missed');
    const second = await press('second');
    expect(must(await b.session.take(second)).entries).toEqual(a.session.state.entries);
    must(await a.session.undo(9));
    const third = await press('third');
    expect(must(await b.session.take(third)).entries).toEqual(a.session.state.entries);
    expect(must(await b.session.take(second)).entries).toEqual(a.session.state.entries);
    close();
  });
});
