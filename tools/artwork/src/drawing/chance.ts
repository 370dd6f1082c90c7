/**
 * A seeded stream of numbers in [0, 1): the same seed gives the same stream on every machine (mulberry32).
 * @param seed any integer; its lowest 32 bits count
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** 32-bit FNV-1a hash of a text, as an unsigned integer. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** The list in an order that depends on the key alone; the given list is left as it is. */
export function shuffled<T>(list: readonly T[], key: string): T[] {
  const random = seededRandom(hashText(key));
  return list
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
