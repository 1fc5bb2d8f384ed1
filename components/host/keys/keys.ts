// Which key means what; the panel does it.

/** What a key asks for. */
export type KeyAct =
  | {
      readonly type:
        | 'next'
        | 'undo'
        | 'redo'
        | 'foul'
        | 'remove'
        | 'clock'
        | 'plus'
        | 'count'
        | 'roles'
        | 'keys'
        | 'cancel';
    }
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'seat'; readonly seat: number };

const LETTERS: Readonly<Record<string, KeyAct['type'] & ('foul' | 'remove' | 'clock' | 'count' | 'roles')>> =
  {
    KeyF: 'foul',
    KeyX: 'remove',
    KeyP: 'clock',
    KeyC: 'count',
    KeyH: 'roles',
  };

/** The act of a key by its place on the keyboard, so that a Russian layout works the same; null for a key that is not ours. */
export function keyAct(event: KeyboardEvent): KeyAct | null {
  const { code, key, shiftKey } = event;
  const command = event.ctrlKey || event.metaKey;
  if (code === 'KeyU' || (command && code === 'KeyZ')) return { type: shiftKey ? 'redo' : 'undo' };
  if (command) return null;
  if (key === '?') return { type: 'keys' };
  if (key === '+' || code === 'NumpadAdd') return { type: 'plus' };
  if (key === 'Escape') return { type: 'cancel' };
  if (key === 'Enter' || key === ' ') return { type: 'next' };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code);
  if (digit) {
    const n = Number(digit[1]);
    if (shiftKey) return n >= 1 && n <= 7 ? { type: 'seat', seat: n + 10 } : null;
    return { type: 'digit', digit: n };
  }
  const letter = LETTERS[code];
  return letter ? { type: letter } : null;
}
