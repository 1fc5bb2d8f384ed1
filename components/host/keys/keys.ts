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

/** Acts whose key the host may choose. The big button, the seats and the way out stay where they are. */
export const FREE_ACTS = [
  'undo',
  'foul',
  'remove',
  'clock',
  'plus',
  'count',
  'roles',
  'hide',
  'keys',
] as const;
/** An act whose key the host may choose. */
export type FreeAct = (typeof FREE_ACTS)[number];
/** The host's keys where they differ from ours, by their place. */
export type OwnKeys = Readonly<Partial<Record<FreeAct, string>>>;

/** An act with a key; redo is the key of undo with Shift. */
export type KeyedAct = keyof typeof KEYS | 'redo';

/** What a key asks for. */
export type KeyAct =
  | { readonly type: KeyedAct }
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'seat'; readonly seat: number };

/** The highest seat that Shift and a digit reach (CT-01: at most 17 players). */
const LAST_SEAT = 17;

/** Second places of the keys that stay. */
const ALSO: Readonly<Record<string, KeyedAct>> = { Space: 'next', NumpadEnter: 'next', NumpadAdd: 'plus' };

/** Signs for keys whose place is not ours: another layout's `?` and `+`, keys that a macro pad sends without a place. */
const BY_SIGN: Readonly<Record<string, keyof typeof KEYS>> = {
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

/** The place of every act's key. */
export const placesOf = (own: OwnKeys): Readonly<Record<keyof typeof KEYS, string>> => ({
  ...KEYS,
  ...Object.fromEntries(FREE_ACTS.flatMap((act) => (own[act] === undefined ? [] : [[act, own[act]]]))),
});

/** The act of a key; null for a key that is not ours. */
export function keyAct(event: KeyboardEvent, own: OwnKeys = {}): KeyAct | null {
  const { code, key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return historyAct(event);
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digitAct(Number(digit), shiftKey || isShiftedPad(event));
  const type = atPlace(code, own) ?? bySign(key, own);
  if (type === null) return null;
  return { type: type === 'undo' && shiftKey ? 'redo' : type };
}

function atPlace(code: string, own: OwnKeys): KeyedAct | null {
  for (const [act, place] of Object.entries(placesOf(own))) if (place === code) return act as KeyedAct;
  return ALSO[code] ?? null;
}

/** An act that the host has put on another key is not found by its old sign. */
function bySign(key: string, own: OwnKeys): KeyedAct | null {
  const act = BY_SIGN[key] ?? BY_SIGN[key.toLowerCase()];
  return act === undefined || placesOf(own)[act] !== KEYS[act] ? null : act;
}

/** Why a key cannot be given to an act: it belongs to something that stays, or to another act. */
export type KeyRefusal = { readonly type: 'fixed' } | { readonly type: 'taken'; readonly by: FreeAct };

/** Null when `act` may have the key at this place. */
export function keyRefusal(code: string, act: FreeAct, own: OwnKeys): KeyRefusal | null {
  if (
    !/^(?:Key[A-Z]|Minus|Equal|Bracket\w+|Semicolon|Quote|Backquote|Backslash|Comma|Period|Slash)$/.test(code)
  )
    return { type: 'fixed' };
  const by = FREE_ACTS.find((other) => other !== act && placesOf(own)[other] === code);
  return by ? { type: 'taken', by } : null;
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
