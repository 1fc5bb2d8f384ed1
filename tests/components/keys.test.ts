// @vitest-environment happy-dom
// The panel's keys under the keyboards of the world: seats by place, everything else by place and then by sign.

import { describe, expect, test } from 'vitest';
import { keyRows } from '../../components/host/keys/key-sheet';
import { KEYS, type KeyAct, keyAct, keyRefusal, type OwnKeys } from '../../components/host/keys/keys';
import { KeysController } from '../../components/ui/keys-controller';
import { KEYBOARDS, type Keyboard } from './keyboards';

interface Press extends KeyboardEventInit {
  readonly numLock?: boolean;
}

/** A key as browsers report it. */
function pressed({ numLock = false, ...init }: Press): KeyAct | null {
  const event = new KeyboardEvent('keydown', init);
  Object.defineProperty(event, 'getModifierState', {
    value: (state: string) => state === 'NumLock' && numLock,
  });
  return keyAct(event);
}

const on = (keyboard: Keyboard, code: string, shiftKey = false): KeyAct | null => {
  const [plain, shifted] = keyboard[code] ?? [code, code];
  return pressed({ code, key: shiftKey ? shifted : plain, shiftKey });
};

describe.each(Object.entries(KEYBOARDS))('%s keyboard', (_name, keyboard) => {
  const layout = new Map(Object.entries(keyboard).map(([code, [plain]]) => [code, plain]));

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 0])('the digit row is seats by place: %i', (digit) => {
    const code = `Digit${digit}`;
    expect(on(keyboard, code)).toEqual({ type: 'digit', digit });
    expect(on(keyboard, code, true)).toEqual(
      digit >= 1 && digit <= 7 ? { type: 'seat', seat: digit + 10 } : null,
    );
  });

  test.each(Object.entries(KEYS))('%s has its place', (act, code) => {
    expect(on(keyboard, code)).toEqual({ type: act });
    expect(on(keyboard, code, true)).toEqual({ type: act === 'undo' ? 'redo' : act });
  });

  test('? opens the keys and + adds seconds wherever they are printed outside the digit row', () => {
    for (const [sign, act] of [
      ['?', 'keys'],
      ['+', 'plus'],
    ] as const) {
      for (const [code, signs] of Object.entries(keyboard)) {
        if (code.startsWith('Digit') || !signs.includes(sign)) continue;
        expect(on(keyboard, code, signs[1] === sign), `${sign} at ${code}`).toEqual({ type: act });
      }
    }
  });

  test('the key sheet shows what this keyboard prints', () => {
    const rows = Object.fromEntries(keyRows(layout).map(({ keys, what }) => [what, keys]));
    expect(rows['key.foul']).toBe(keyboard.KeyF?.[0].toUpperCase());
    expect(rows['key.remove']).toBe(keyboard.KeyX?.[0].toUpperCase());
    const digit = keyboard.Digit1?.[0] ?? '';
    expect(rows['key.seat']).toMatch(digit === '1' ? /^1 … 9, 0$/ : /^1 \(&\) … 9 \(Ç\), 0 \(À\)$/);
  });
});

test('without a known layout the sheet shows the American one', () => {
  expect(keyRows(null).map(({ keys }) => keys)).toEqual([
    'Enter / Space',
    '1 … 9, 0',
    'Shift + 1 … 7',
    'U, Shift + U',
    'F',
    'X',
    'P',
    '+',
    'C',
    'H',
    'O',
    '?',
    'Esc',
  ]);
});

describe('the number pad', () => {
  test.each([
    [
      { code: 'Numpad7', key: '7', numLock: true },
      { type: 'digit', digit: 7 },
    ],
    [
      { code: 'Numpad7', key: 'Home' },
      { type: 'digit', digit: 7 },
    ],
    [
      { code: 'Numpad5', key: 'Clear' },
      { type: 'digit', digit: 5 },
    ],
    [
      { code: 'Numpad0', key: 'Insert' },
      { type: 'digit', digit: 0 },
    ],
    // Shift with Num Lock on: Linux reports Shift, Windows hides it.
    [
      { code: 'Numpad7', key: 'Home', numLock: true, shiftKey: true },
      { type: 'seat', seat: 17 },
    ],
    [
      { code: 'Numpad7', key: 'Home', numLock: true },
      { type: 'seat', seat: 17 },
    ],
    // A Mac has no Num Lock.
    [
      { code: 'Numpad1', key: '1', shiftKey: true },
      { type: 'seat', seat: 11 },
    ],
    [{ code: 'NumpadAdd', key: '+' }, { type: 'plus' }],
    [{ code: 'NumpadEnter', key: 'Enter' }, { type: 'next' }],
  ])('%o', (press, act) => {
    expect(pressed(press)).toEqual(act);
  });
});

describe('undo by the machine’s own shortcut follows the sign', () => {
  test.each([
    [{ code: 'KeyZ', key: 'z' }, 'undo'],
    [{ code: 'KeyY', key: 'z' }, 'undo'],
    [{ code: 'KeyW', key: 'z' }, 'undo'],
    [{ code: 'KeyZ', key: 'я' }, 'undo'],
    [{ code: 'KeyZ', key: 'Z', shiftKey: true }, 'redo'],
    [{ code: 'KeyY', key: 'y' }, 'redo'],
  ])('%o', (press, type) => {
    expect(pressed({ ...press, ctrlKey: true })).toEqual({ type });
    expect(pressed({ ...press, metaKey: true })).toEqual({ type });
  });
  test.each([
    { code: 'KeyZ', key: 'w' },
    { code: 'KeyF', key: 'f' },
    { code: 'Digit1', key: '1' },
    { code: 'KeyR', key: 'r' },
  ])('%o with Ctrl is the browser’s', (press) => {
    expect(pressed({ ...press, ctrlKey: true })).toBeNull();
  });
});

test('a key without a place (a macro pad) is known by its sign', () => {
  expect(pressed({ code: '', key: 'f' })).toEqual({ type: 'foul' });
  expect(pressed({ code: '', key: 'U', shiftKey: true })).toEqual({ type: 'redo' });
  expect(pressed({ code: '', key: 'Enter' })).toEqual({ type: 'next' });
});

test('while an input method is composing nothing happens', () => {
  const heard: string[] = [];
  const controller = new KeysController(
    {
      addController: () => undefined,
      removeController: () => undefined,
      requestUpdate: () => undefined,
      updateComplete: Promise.resolve(true),
    },
    (event) => heard.push(event.key) > 0,
  );
  controller.hostConnected();
  for (const init of [
    { code: 'Digit1', key: '1', isComposing: true },
    { code: 'KeyF', key: 'Process' },
    { code: 'KeyF', key: 'f' },
  ])
    window.dispatchEvent(new KeyboardEvent('keydown', init));
  controller.hostDisconnected();
  expect(heard).toEqual(['f']);
});

describe('keys of the host’s own', () => {
  const own: OwnKeys = { foul: 'KeyG', undo: 'KeyF' };
  const act = (code: string, key: string, shiftKey = false) =>
    keyAct(new KeyboardEvent('keydown', { code, key, shiftKey }), own);

  test('an act is where the host has put it, and no more where it was', () => {
    expect(act('KeyG', 'g')).toEqual({ type: 'foul' });
    expect(act('KeyF', 'f')).toEqual({ type: 'undo' });
    expect(act('KeyF', 'F', true)).toEqual({ type: 'redo' });
    expect(act('KeyU', 'u')).toBeNull();
    expect(act('KeyX', 'x')).toEqual({ type: 'remove' });
  });

  test('what stays cannot be taken, nor what another act has', () => {
    for (const code of ['Enter', 'Space', 'Escape', 'Digit4', 'Numpad4', 'F5', 'ArrowUp', 'ShiftLeft', ''])
      expect(keyRefusal(code, 'foul', {})).toEqual({ type: 'fixed' });
    expect(keyRefusal('KeyX', 'foul', {})).toEqual({ type: 'taken', by: 'remove' });
    expect(keyRefusal('KeyF', 'foul', {})).toBeNull();
    expect(keyRefusal('KeyU', 'foul', own)).toBeNull();
    expect(keyRefusal('KeyG', 'count', own)).toEqual({ type: 'taken', by: 'foul' });
  });

  test('a stored key for an act that stays changes nothing', () => {
    const broken = { next: 'KeyQ', cancel: 'KeyW' } as OwnKeys;
    expect(keyAct(new KeyboardEvent('keydown', { code: 'KeyQ', key: 'q' }), broken)).toBeNull();
    expect(keyAct(new KeyboardEvent('keydown', { code: 'Enter', key: 'Enter' }), broken)).toEqual({
      type: 'next',
    });
  });
});
