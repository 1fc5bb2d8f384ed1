// @vitest-environment happy-dom
// The countdown: what it shows when, and that it costs nothing while nothing runs.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockText, msToNextSecond, remainingMsAt, shownSeconds } from '../../components/overlay/clock-math';
import type { ClockView, TableView } from '../../lib/game/view/types';
import { moments } from './fixtures/moments';
import { paused, running, tableView } from './fixtures/table';
import { draw, settled } from './mount';

const START = 1_800_000_000_000;

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const speech = (clock: ClockView | null): TableView =>
  tableView({ type: 'speeches', opener: 1, speaker: 1, silenced: false, next: [] }, { clock });

describe('numbers', () => {
  test.each([
    [60_000, '1:00'],
    [59_999, '1:00'],
    [59_001, '1:00'],
    [59_000, '0:59'],
    [10_000, '0:10'],
    [9_999, '0:10'],
    [1, '0:01'],
    [0, '0:00'],
    [600_000, '10:00'],
  ])('%i ms are shown as %s: rounded up', (leftMs, text) => {
    expect(clockText(shownSeconds(leftMs))).toBe(text);
  });

  test.each([
    [60_000, 1000],
    [59_999, 999],
    [59_001, 1],
    [500, 500],
  ])('with %i ms left the second changes in %i ms', (leftMs, ms) => expect(msToNextSecond(leftMs)).toBe(ms));

  test('what is left is never more than the length and never below nothing', () => {
    expect(remainingMsAt(running(60, START), START - 5_000)).toBe(60_000);
    expect(remainingMsAt(running(60, START), START + 61_000)).toBe(0);
    expect(remainingMsAt(paused(60, 33_000), START + 999_000)).toBe(33_000);
  });
});

describe('the digits', () => {
  test('count down on the second and stop at nothing', async () => {
    const { overlay, clock } = await draw(speech(running(60, START - 57_500)));
    const shown = [clock()];
    for (const ms of [499, 2, 1000, 1000, 5000]) {
      vi.advanceTimersByTime(ms);
      await settled(overlay);
      shown.push(clock());
    }
    expect(shown).toEqual(['0:03', '0:03', '0:02', '0:01', '0:00', '0:00']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a minute begins with 1:00', async () => {
    const { overlay, clock } = await draw(speech(running(60, START)));
    expect(clock()).toBe('1:00');
    vi.advanceTimersByTime(1001);
    await settled(overlay);
    expect(clock()).toBe('0:59');
  });

  test('one write a second, one timer at a time', async () => {
    const { overlay, root } = await draw(speech(running(60, START)));
    let writes = 0;
    const watcher = new MutationObserver((records) => {
      writes += records.length;
    });
    const digits = root.querySelector('mafia-clock')?.shadowRoot;
    if (!digits) throw new Error('no clock');
    for (const where of [root, digits])
      watcher.observe(where, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let second = 0; second < 20; second++) {
      vi.advanceTimersByTime(1000);
      await settled(overlay);
      expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
    }
    writes += watcher.takeRecords().length;
    expect(writes).toBeGreaterThanOrEqual(19);
    expect(writes).toBeLessThanOrEqual(20);
  });

  test('a view that travelled longer does not turn the digits back', async () => {
    const clockNow = running(60, START);
    const { overlay, clock } = await draw(speech(clockNow), { viewTime: START });
    vi.advanceTimersByTime(1001);
    await settled(overlay);
    overlay.view = speech({ ...clockNow });
    overlay.viewTime = START + 900;
    await settled(overlay);
    expect(clock()).toBe('0:59');
  });

  test('a view that is seconds away from what is shown is believed', async () => {
    const { overlay, clock } = await draw(speech(running(60, START)), { viewTime: START + 30_000 });
    expect(clock()).toBe('0:30');
    overlay.view = speech(running(60, START));
    overlay.viewTime = START;
    await settled(overlay);
    expect(clock()).toBe('1:00');
  });

  test('a paused clock stands and says so', async () => {
    const { overlay, clock } = await draw(speech(paused(60, 33_000)));
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5_000);
    await settled(overlay);
    expect(clock()).toBe('0:33');
    const digits = overlay.shadowRoot?.querySelector('mafia-clock')?.shadowRoot;
    expect(digits?.querySelector('[aria-label="пауза"]')).toBeTruthy();
  });
});

describe('idle', () => {
  test('no timer in any moment without a running clock', async () => {
    for (const [name, view] of Object.entries(moments(START))) {
      if (view.clock?.startedAt) continue;
      await draw(view);
      expect(vi.getTimerCount(), name).toBe(0);
    }
  });

  test('no timer when the clock is taken away, nor after the overlay has left the page', async () => {
    const { overlay } = await draw(speech(running(60, START)));
    expect(vi.getTimerCount()).toBe(1);
    overlay.view = speech(null);
    await settled(overlay);
    expect(vi.getTimerCount()).toBe(0);
    overlay.view = speech(running(60, START));
    await settled(overlay);
    overlay.remove();
    expect(vi.getTimerCount()).toBe(0);
    document.body.append(overlay);
    expect(vi.getTimerCount()).toBe(1);
  });
});
