const texts = 2 ** 32;

/** Spreads the bits of a 32-bit number over all of its places (the finish of MurmurHash3). */
function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * Creates random numbers from 0 up to `below` (at most 2³²), all equally likely: xoshiro128** in 32-bit integers alone,
 * so that every browser draws the same. `stream` numbers the series of one `seed`, since each run has its own.
 */
export function createRandom(seed: number, stream: number, below: number): () => number {
  let state = mixed(seed ^ 0x9e3779b9);
  const word = () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mixed(state ^ mixed(stream + 1));
  };
  let [a, b, c, d] = [word(), word(), word(), word() | 1];
  // Without drawing the last numbers again, some results would be more likely than others.
  const fair = texts - (texts % below);
  return () => {
    for (;;) {
      const product = Math.imul(b, 5);
      const drawn = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      if (drawn < fair) return drawn % below;
    }
  };
}
