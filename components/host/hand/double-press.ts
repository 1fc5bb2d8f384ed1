// The second press of a double click, by mouse or by key: it does nothing, whatever has come under the finger since.

/** ms after a press in which the same place, or the same key, does nothing. */
export const DOUBLE_PRESS_MS = 400;

/** A hand does not stay on the same pixel, px. */
const SAME_PLACE_PX = 8;

/** Where or what was pressed: a place on the screen, a key, a control pressed without a pointer. */
type Pressed =
  | { readonly type: 'place'; readonly x: number; readonly y: number }
  | { readonly type: 'key'; readonly code: string; readonly shift: boolean }
  | { readonly type: 'control'; readonly control: EventTarget | undefined };

/** Tells slips from decisions. A slip does not count as a press itself, so a patient third press is heard. */
export class SlipGuard {
  private last: { readonly pressed: Pressed; readonly atMs: number } | null = null;

  /** Stops slips on the buttons inside `element` before any control hears of them, while `isOn` says so. */
  guard(element: HTMLElement, isOn: () => boolean): void {
    const stop = (event: MouseEvent): void => {
      const inButton = event.composedPath().some((target) => target instanceof HTMLButtonElement);
      if (!inButton || !isOn() || !this.click(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener('click', stop, { capture: true });
  }

  /** True for a click that repeats the last one too soon. */
  private click(event: MouseEvent): boolean {
    // A click by key or by script has no place: `detail` is 0.
    const [control] = event.composedPath();
    return this.isSlip(
      event.detail > 0 ? { type: 'place', x: event.clientX, y: event.clientY } : { type: 'control', control },
    );
  }

  /** True for a key that repeats the last one too soon. */
  key(event: KeyboardEvent): boolean {
    return this.isSlip({ type: 'key', code: event.code || event.key, shift: event.shiftKey });
  }

  private isSlip(pressed: Pressed): boolean {
    const atMs = performance.now();
    const slip =
      this.last !== null && atMs - this.last.atMs < DOUBLE_PRESS_MS && same(this.last.pressed, pressed);
    if (!slip) this.last = { pressed, atMs };
    return slip;
  }
}

function same(a: Pressed, b: Pressed): boolean {
  if (a.type === 'place' && b.type === 'place') return Math.hypot(a.x - b.x, a.y - b.y) <= SAME_PLACE_PX;
  // Seat 1 and seat 11 are one key, with Shift and without.
  if (a.type === 'key' && b.type === 'key') return a.code === b.code && a.shift === b.shift;
  return a.type === 'control' && b.type === 'control' && a.control === b.control;
}
