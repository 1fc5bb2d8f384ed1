// Puts an overlay on a page and reads it the way a viewer does: what is written, seat by seat.

import { MafiaClock } from '../../components/overlay/mafia-clock';
import { MafiaOverlay } from '../../components/overlay/mafia-overlay';
import type { TableView } from '../../lib/game/view/types';

/** A drawn overlay. */
export interface Drawn {
  readonly overlay: MafiaOverlay;
  readonly root: ShadowRoot;
  /** The elements that match. */
  readonly all: (selector: string) => readonly Element[];
  /** The first that matches; a failed test when there is none. */
  readonly one: (selector: string) => Element;
  /** What is written there, blanks folded. */
  readonly text: (selector: string) => string;
  /** The digits of the clock; null when there is none. */
  readonly clock: () => string | null;
}

/** Draws `view` and waits for it. */
export async function draw(view: TableView | null, more: Partial<MafiaOverlay> = {}): Promise<Drawn> {
  const overlay = new MafiaOverlay();
  Object.assign(overlay, { view, ...more });
  document.body.append(overlay);
  await settled(overlay);
  const root = overlay.shadowRoot;
  if (root === null) throw new Error('the overlay has no shadow root');
  const one = (selector: string): Element => {
    const found = root.querySelector(selector);
    if (found === null) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  return {
    overlay,
    root,
    one,
    all: (selector) => [...root.querySelectorAll(selector)],
    text: (selector) => fold(one(selector).textContent),
    clock: () => {
      const clock = root.querySelector('mafia-clock')?.shadowRoot?.querySelector('[part="time"]');
      return clock ? fold(clock.textContent) : null;
    },
  };
}

/** Waits until the overlay and its clock have drawn what they were given. */
export async function settled(overlay: MafiaOverlay): Promise<void> {
  await overlay.updateComplete;
  const clock = overlay.shadowRoot?.querySelector('mafia-clock');
  if (clock instanceof MafiaClock) await clock.updateComplete;
}

const fold = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
