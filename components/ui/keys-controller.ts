// Keyboard of a whole panel: keys are heard anywhere on the page but in a field.

import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';

/** Answers a key; true when it was for us, so the browser does nothing else with it. */
export type KeyHandler = (event: KeyboardEvent) => boolean;

/** Hears `keydown` on the window while its host is connected. Never inside inputs, never with a key held down. */
export class KeysController implements ReactiveController {
  private readonly handle: KeyHandler;

  constructor(host: ReactiveControllerHost, handle: KeyHandler) {
    this.handle = handle;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('keydown', this.onKey);
  }

  hostDisconnected(): void {
    window.removeEventListener('keydown', this.onKey);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    // Escape leaves a field as it leaves everything else.
    // An input method is at work (`isComposing`; `Process` on the key that opens it): its keys are nobody else's.
    if (
      event.isComposing ||
      event.key === 'Process' ||
      event.altKey ||
      (event.key !== 'Escape' && isField(event))
    )
      return;
    // A held key is one press: its repeats do nothing, and do not scroll or click either.
    if (event.repeat) event.preventDefault();
    else if (this.handle(event)) event.preventDefault();
  };
}

/** Typing belongs to the field that has the focus, in whatever shadow tree it is. */
function isField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
  );
}
