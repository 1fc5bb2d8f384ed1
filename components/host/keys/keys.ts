// Which key means what. By its place on the keyboard first, so that every layout works the same; by its sign after that.

/** Acts of the panel that have a key of their own, with the key's place on the keyboard (`KeyboardEvent.code`). */
export const KEYS = {
  next: 'Enter',
  undo: 'KeyU',
  foul: 'KeyF',
  remove: 'KeyX',
  clock: 'KeyP',
  plus: 'Equal',
  count: 'KeyC',
  roles: 'KeyH',
  hide: 'KeyO',
  keys: 'Slash',
  cancel: 'Escape',
} as const satisfies Readonly<Record<string, string>>;

/** An act with a key; redo is the key of undo with Shift. */
export type KeyedAct = keyof typeof KEYS | 'redo';

/** What a key asks for. */
export type KeyAct =
  | { readonly type: KeyedAct }
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'seat'; readonly seat: number };

/** The highest seat that Shift and a digit reach (CT-01: at most 17 players). */
const LAST_SEAT = 17;

const BY_PLACE: Readonly<Record<string, KeyedAct>> = {
  ...Object.fromEntries(Object.entries(KEYS).map(([act, code]) => [code, act as KeyedAct])),
  Space: 'next',
  NumpadEnter: 'next',
  NumpadAdd: 'plus',
};

/** Signs for keys whose place is not ours: another layout's `?` and `+`, keys that a macro pad sends without a place. */
const BY_SIGN: Readonly<Record<string, KeyedAct>> = {
  '?': 'keys',
  '+': 'plus',
  Enter: 'next',
  ' ': 'next',
  Escape: 'cancel',
  u: 'undo',
  f: 'foul',
  x: 'remove',
  p: 'clock',
  c: 'count',
  h: 'roles',
  o: 'hide',
};

/** The act of a key; null for a key that is not ours. */
export function keyAct(event: KeyboardEvent): KeyAct | null {
  const { code, key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return historyAct(event);
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digitAct(Number(digit), shiftKey || isShiftedPad(event));
  const type = BY_PLACE[code] ?? BY_SIGN[key] ?? BY_SIGN[key.toLowerCase()];
  if (type === undefined) return null;
  return { type: type === 'undo' && shiftKey ? 'redo' : type };
}

/** Shift adds ten: seats 11–17. Without it 0 is seat 10, or a digit of a count. */
function digitAct(digit: number, shifted: boolean): KeyAct | null {
  if (!shifted) return { type: 'digit', digit };
  const seat = digit + 10;
  return digit >= 1 && seat <= LAST_SEAT ? { type: 'seat', seat } : null;
}

/** With Num Lock on, Windows takes Shift away and sends the pad's other sign instead: `Home` for 7. */
const isShiftedPad = (event: KeyboardEvent): boolean =>
  event.code.startsWith('Numpad') && event.getModifierState('NumLock') && !/^\d$/.test(event.key);

/**
 * Ctrl or Cmd with Z or Y: here the sign rules, as in every other program of the host's machine, and the place
 * only where the sign is no Latin letter. By place, Ctrl and the key that prints W would undo on a French keyboard.
 */
function historyAct({ code, key, shiftKey }: KeyboardEvent): KeyAct | null {
  const latin = /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  if (latin === 'z') return { type: shiftKey ? 'redo' : 'undo' };
  return latin === 'y' ? { type: 'redo' } : null;
}
