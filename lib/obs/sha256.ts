// SHA-256 (FIPS 180-4), small: the OBS client brings a whole library for it, 2 KB of the overlay file's 30.

/** Roots of the first primes: bits of the fraction of the `power`-th root. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

/** Round constants, from the cube roots of the first 64 primes, and the first state, from the square roots of the first 8. */
const K: number[] = [];
const H: number[] = [];
for (let n = 2; K.length < 64; n += 1) {
  let prime = true;
  for (let d = 2; d * d <= n; d += 1) prime = prime && n % d !== 0;
  if (!prime) continue;
  if (H.length < 8) H.push(fraction(n ** (1 / 2)));
  K.push(fraction(n ** (1 / 3)));
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The digest of a text in UTF-8. */
export function sha256(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const words = new Int32Array(((bytes.length + 72) >> 6) << 4);
  for (const [i, byte] of [...bytes, 0x80].entries())
    words[i >> 2] = (words[i >> 2] ?? 0) | (byte << (24 - (i % 4) * 8));
  words[words.length - 1] = bytes.length * 8;
  const state = [...H];
  for (let block = 0; block < words.length; block += 16) {
    const w = [...words.subarray(block, block + 16)];
    const at = (i: number): number => w[i] ?? 0;
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      if (i > 15) {
        const x = at(i - 15);
        const y = at(i - 2);
        w[i] =
          (at(i - 16) +
            at(i - 7) +
            (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
            (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) |
          0;
      }
      const t =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + at(i)) | 0;
      const s = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(t + s) | 0, a, b, c, (d + t) | 0, e, f, g];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] ?? 0) + value) | 0;
  }
  return Uint8Array.from({ length: 32 }, (_, i) => (state[i >> 2] ?? 0) >>> (24 - (i % 4) * 8));
}
