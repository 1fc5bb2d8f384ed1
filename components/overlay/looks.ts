// The looks by name: colours, corners and type. Their styles are in styles/looks.styles.ts.

/** Looks of the overlay. The first is the default. */
export const LOOKS = ['gold', 'paper', 'violet'] as const;
/** A look's name. */
export type Look = (typeof LOOKS)[number];

/** Narrows foreign text to a look; the default for anything else. */
export const asLook = (value: unknown): Look => LOOKS.find((look) => look === value) ?? LOOKS[0];
