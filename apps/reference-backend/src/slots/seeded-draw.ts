import { type Draw, type RoundSeeds } from '@casino-kit/reference-games';

/**
 * Returns a repeatable sequence of draws (mulberry32) for simulations and demonstration data. Rounds that players pay
 * for are drawn from a server seed of the operating system's generator, never by this one.
 */
export function seededDraw(seed: number): Draw {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const hexDigits = 64;

/** Returns seeds of a round for demonstration data: from a repeatable sequence they are repeatable, too. */
export function drawSeeds(draw: Draw): RoundSeeds {
  const serverSeed = Array.from({ length: hexDigits }, () => draw(16).toString(16)).join('');
  return { serverSeed, clientSeed: '' };
}
