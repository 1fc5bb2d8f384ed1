// Chance from a number, fast enough for millions of tries: the same seed always gives the same schedule.

/** A stream of chance (xorshift32). */
export interface Random {
  /** A whole number from 0 to `below` − 1. */
  below(below: number): number;
  /** In (0, 1). */
  fraction(): number;
}

/** Chance from a seed. */
export function randomFrom(seed: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ 0x51ed270b) >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (let i = 0; i < 16; i += 1) next();
  return {
    below: (below) => Math.floor((next() / 4294967296) * below),
    fraction: () => (next() + 0.5) / 4294967296,
  };
}
