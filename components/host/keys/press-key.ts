// A key pressed on the panel: what it does there.

import type { PanelActs } from '../bars/face';
import type { Hand } from '../hand/hand';
import { keyAct, type OwnKeys } from './keys';

/** The panel as the keys need it. */
export interface KeyedPanel {
  readonly hand: Hand;
  readonly keys: OwnKeys;
  /** `none`: no game is on screen; `sheet`: a sheet is over it; `table`: keys play the game. */
  readonly place: 'none' | 'sheet' | 'table';
  readonly acts: PanelActs;
  /** The second press of a double one. Asked only for keys of ours: Tab and the arrows are the browser's. */
  isSlip(event: KeyboardEvent): boolean;
  /** Enter: what stands in the hand, a confirmation, or the next press. */
  enter(): void;
  seat(seat: number): void;
  cancel(): void;
}

/** Does what the key asks for; false when it is not ours, or not now. */
export function pressKey(event: KeyboardEvent, panel: KeyedPanel): boolean {
  const act = keyAct(event, panel.keys);
  if (!act) return false;
  const { hand, acts } = panel;
  // A focused button is pressed by Enter and Space itself.
  const [target] = event.composedPath();
  const focused = target instanceof HTMLButtonElement && !target.matches('[data-act=next]');
  if (act.type === 'next' && hand.mode.type !== 'count' && focused) return false;
  if (act.type !== 'cancel' && panel.place !== 'table') return false;
  // Digits of a count may be doubled: 11.
  const counts = act.type === 'digit' && hand.mode.type === 'count';
  if (!counts && panel.isSlip(event)) return true;
  switch (act.type) {
    case 'next':
      panel.enter();
      break;
    case 'undo':
    case 'redo':
    case 'clock':
    case 'plus':
    case 'roles':
    case 'hide':
      acts[act.type]();
      break;
    case 'foul':
      acts.toggle(hand.penalty);
      break;
    case 'remove':
      acts.toggle('remove');
      break;
    case 'count':
      hand.beginCount();
      break;
    case 'cancel':
      panel.cancel();
      break;
    case 'keys':
      acts.open('keys');
      break;
    case 'digit':
      if (counts) hand.countDigit(act.digit);
      else panel.seat(act.digit === 0 ? 10 : act.digit);
      break;
    case 'seat':
      panel.seat(act.seat);
  }
  return true;
}
