// @vitest-environment happy-dom
// The overlay's wiring: what its address asks for, and frames that come in on the window drawn or ignored.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAsked } from '../../entrypoints/overlay/asked';
import { screenOn } from '../../entrypoints/overlay/screen';
import { type Frame, obsBrowserInlet, subscribe } from '../../lib/broadcast';
import type { TableView } from '../../lib/game/view/types';
import { running, tableView } from '../components/fixtures/table';
import { type Drawn, draw, settled } from '../components/mount';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the address', () => {
  test('asks for nothing when it has no fragment', () => {
    expect(readAsked('')).toEqual({ obs: null, table: null, language: null, dress: {} });
  });

  test('names an OBS, its password, a table and a language', () => {
    expect(readAsked('#obs=192.168.1.5:4466&password=a%2Bb%26c&table=hall-2&lang=en')).toEqual({
      obs: { address: { url: 'ws://192.168.1.5:4466', text: '192.168.1.5:4466' }, password: 'a+b&c' },
      table: 'hall-2',
      language: 'en',
      dress: {},
    });
    expect(readAsked('#layout=ring&look=paper&colour=red').dress).toEqual({ layout: 'ring', look: 'paper' });
  });

  test('an address of OBS that is none is left out, and the console does not tell the password', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(readAsked('#obs=http://x&password=secret').obs).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls[0])).not.toContain('secret');
  });
});

describe('frames on the window', () => {
  const speech = tableView(
    { type: 'speeches', opener: 1, speaker: 1, silenced: false, next: [] },
    { clock: running(60, 1_000_000) },
  );
  const night = tableView({ type: 'night', number: 2, step: null, act: null });

  async function listening(): Promise<
    Drawn & { readonly send: (frame: unknown) => Promise<void>; readonly stop: () => void }
  > {
    const drawn = await draw(null);
    const stop = subscribe({ inlets: [obsBrowserInlet()], screen: screenOn(drawn.overlay) });
    return {
      ...drawn,
      stop,
      async send(frame) {
        const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
        window.dispatchEvent(new CustomEvent('mafiacast', { detail: { frame: text } }));
        await settled(drawn.overlay);
      },
    };
  }
  const frame = (seq: number, view: TableView | null): Frame => ({
    v: 1,
    table: 't',
    epoch: 1,
    seq,
    sentAt: 1_018_000,
    view,
  });

  test('are drawn, their clock by the publisher’s time', async () => {
    const { send, text, clock, stop } = await listening();
    await send(frame(1, speech));
    expect(text('[data-banner]')).toBe('Речь 1 Алиса');
    expect(clock()).toBe('0:42');
    stop();
  });

  test('bring what the picture wears; what is left off falls back to the look', async () => {
    const { send, overlay, stop } = await listening();
    await send({ ...frame(1, night), dress: { layout: 'ring', look: 'paper', '--mafia-accent': '#00f' } });
    expect([overlay.layout, overlay.look]).toEqual(['ring', 'paper']);
    expect(overlay.style.getPropertyValue('--mafia-accent')).toBe('#00f');
    await send({ ...frame(2, night), dress: { layout: 'nowhere' } });
    expect([overlay.layout, overlay.look]).toEqual(['strip', 'gold']);
    expect(overlay.style.getPropertyValue('--mafia-accent')).toBe('');
    stop();
  });

  test('a frame of nothing draws nothing', async () => {
    const { send, root, stop } = await listening();
    await send(frame(1, night));
    await send(frame(2, null));
    expect(root.querySelectorAll('.root *')).toHaveLength(0);
    stop();
  });

  test('of another version leave the picture and add a note, which the next good frame takes away', async () => {
    const { send, text, all, stop } = await listening();
    await send(frame(1, night));
    await send({ ...frame(2, speech), v: 99 });
    expect(text('[data-banner]')).toBe('Ночь Город засыпает');
    expect(text('.note')).toBe('Обновите файл оверлея');
    await send(frame(3, speech));
    expect(text('[data-banner]')).toBe('Речь 1 Алиса');
    expect(all('.note')).toHaveLength(0);
    stop();
  });

  test('hostile ones are ignored with one line in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { send, text, stop } = await listening();
    await send(frame(1, night));
    warn.mockClear();
    for (const bad of [
      '',
      '{',
      'null',
      '{"v":1}',
      { ...frame(2, night), view: { ...night, stage: { type: '__proto__' } } },
    ])
      await send(bad);
    expect(text('[data-banner]')).toBe('Ночь Город засыпает');
    expect(warn).toHaveBeenCalledOnce();
    stop();
  });

  test('a count that no table can have does not stall the picture', async () => {
    const { send, all, stop } = await listening();
    await send(frame(1, tableView({ type: 'deal', dealt: 1e12, of: 1e12 })));
    expect(all('.progress i').length).toBeLessThanOrEqual(40);
    stop();
  });
});
