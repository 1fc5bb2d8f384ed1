// The host's hand: presses the panel's own controls and waits until the press is committed.

import type { Page } from 'playwright-core';
import { DOUBLE_PRESS_MS } from '../../../components/host/hand/double-press';
import type { Press } from '../../../lib/exchange/platform-record';

/** Drives one open panel. */
export interface PanelHand {
  readonly page: Page;
  /** Clicks and keys so far. */
  readonly touches: () => number;
  /** Makes a press as a host would, and waits for the log. */
  press(press: Press): Promise<void>;
  /** Clicks a control by its `data-act`. */
  act(name: string): Promise<void>;
  /** The text of a part of the panel. */
  text(selector: string): Promise<string>;
}

/** Presses that are the big button. */
const NEXT = [
  'assign-rest',
  'fall-night',
  'next-step',
  'morning',
  'next-turn',
  'open-ballot',
  'close-candidate',
  'close-raise-all',
  'release-roles',
];

/** A hand on a panel page. Seats are pressed by mouse and by digit in turn. */
export function panelHand(page: Page): PanelHand {
  let touches = 0;
  let last = { what: '', at: 0 };

  /** The same control twice at once is a slip: a host does not press that fast either. */
  const touch = async (what: string, act: () => Promise<void>): Promise<void> => {
    if (last.what === what)
      await page.waitForTimeout(Math.max(0, DOUBLE_PRESS_MS + 20 - (Date.now() - last.at)));
    touches += 1;
    await act();
    last = { what, at: Date.now() };
  };
  const click = (selector: string) => touch(selector, () => page.click(selector));
  const key = (name: string) => touch(name, () => page.keyboard.press(name));
  const seat = (number: number): Promise<void> => {
    const byKey = touches % 2 === 1;
    return byKey ? key(number === 10 ? 'Digit0' : `Digit${number}`) : click(`[data-seat="${number}"]`);
  };

  /** Runs a touch and waits until the panel shows another game: what is shown is committed. */
  const committed = async (touch: () => Promise<void>): Promise<void> => {
    const before = await page.evaluateHandle(() => document.querySelector('host-panel')?.game);
    await touch();
    await page.waitForFunction((game) => document.querySelector('host-panel')?.game !== game, before);
    await before.dispose();
  };

  const next = (): Promise<void> => (touches % 2 === 1 ? key('Enter') : click('[data-act=next]'));

  /** What the rules ask to confirm is refused first, in words, then confirmed. */
  const confirmed = async (touch: () => Promise<void>): Promise<void> => {
    await touch();
    await page.waitForSelector('[role=alert] [data-act=confirm]');
    await committed(() => click('[data-act=confirm]'));
  };

  const enter = async (press: Press): Promise<void> => {
    const go = press.force ? confirmed : committed;
    if (NEXT.includes(press.type)) return go(next);
    switch (press.type) {
      case 'assign-role':
        if ((await page.getAttribute(`[data-role=${press.role}]`, 'aria-checked')) !== 'true')
          await click(`[data-role=${press.role}]`);
        return go(() => seat(press.seat));
      case 'nominate':
      case 'check':
        return go(() => seat(press.seat));
      case 'vote':
      case 'raise-hand':
        return go(() => seat(press.voter));
      case 'shoot-all':
        return go(() => seat(press.target));
      case 'shoot':
        if ((await page.getAttribute(`[data-shooter="${press.by}"]`, 'aria-pressed')) !== 'true')
          await click(`[data-shooter="${press.by}"]`);
        return go(() => seat(press.targets[0] ?? 0));
      case 'foul':
        return go(() => click(`[data-penalty="${press.seat}"]`));
      case 'best-move': {
        const [last, ...others] = [...press.seats].reverse();
        for (const named of others.reverse()) await seat(named);
        return go(() => seat(last ?? 0));
      }
      default:
        throw new Error(`no control is known for ${press.type}`);
    }
  };

  return {
    page,
    touches: () => touches,
    async press(press) {
      try {
        await enter(press);
      } catch (error) {
        // What the host would see: the panel's own words.
        const words = await page.evaluate(() =>
          document.querySelector('host-panel')?.shadowRoot?.textContent?.replace(/\s+/g, ' '),
        );
        throw new Error(`${JSON.stringify(press)} was not taken; the panel says: ${words}`, { cause: error });
      }
    },
    act: (name) => click(`[data-act=${name}]`),
    text: async (selector) => (await page.textContent(selector)) ?? '',
  };
}
