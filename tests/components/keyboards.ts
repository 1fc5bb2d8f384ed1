// What keyboards of the world print at the places the panel uses: plain and with Shift, as browsers report them.

/** `code` → what it prints: without Shift, with Shift. */
export type Keyboard = Readonly<Record<string, readonly [plain: string, shifted: string]>>;

const letters = (codes: string, plain: string): Keyboard =>
  Object.fromEntries(
    [...codes].map((c, i) => [`Key${c}`, [plain[i] ?? '', (plain[i] ?? '').toUpperCase()] as const]),
  );
const digits = (plain: string, shifted: string): Keyboard =>
  Object.fromEntries(
    [...'1234567890'].map((d, i) => [`Digit${d}`, [plain[i] ?? '', shifted[i] ?? ''] as const]),
  );

const LATIN = letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

/** Keyboards by name. Sources: the layouts' published tables (kbdlayout.info, xkb). */
export const KEYBOARDS: Readonly<Record<string, Keyboard>> = {
  US: { ...LATIN, ...digits('1234567890', '!@#$%^&*()'), Slash: ['/', '?'], Equal: ['=', '+'] },
  Russian: {
    ...letters('QWERTYUIOPASDFGHJKLZXCVBNM', 'йцукенгшщзфывапролдячсмить'),
    ...digits('1234567890', '!"№;%:?*()'),
    Slash: ['.', ','],
    Equal: ['=', '+'],
  },
  Ukrainian: {
    ...letters('QWERTYUIOPASDFGHJKLZXCVBNM', 'йцукенгшщзфівапролдячсмить'),
    ...digits('1234567890', '!"№;%:?*()'),
    Slash: ['.', ','],
    Equal: ['=', '+'],
  },
  German: {
    ...LATIN,
    ...letters('YZ', 'zy'),
    ...digits('1234567890', '!"§$%&/()='),
    Minus: ['ß', '?'],
    Slash: ['-', '_'],
    Equal: ['Dead', 'Dead'],
    BracketRight: ['+', '*'],
  },
  French: {
    ...LATIN,
    ...letters('AQZW', 'qawz'),
    ...digits('&é"\'(-è_çà', '1234567890'),
    KeyM: [',', '?'],
    Semicolon: ['m', 'M'],
    Slash: ['!', '§'],
    Equal: ['=', '+'],
  },
  Swiss: {
    ...LATIN,
    ...letters('YZ', 'zy'),
    ...digits('1234567890', '+"*ç%&/()='),
    Minus: ["'", '?'],
    Slash: ['-', '_'],
    Equal: ['Dead', 'Dead'],
  },
  Dvorak: {
    ...letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ', "axje.uidchtnmbrl'poygk,qf;"),
    ...digits('1234567890', '!@#$%^&*()'),
    BracketLeft: ['/', '?'],
    BracketRight: ['=', '+'],
    Slash: ['z', 'Z'],
    Equal: [']', '}'],
  },
};
