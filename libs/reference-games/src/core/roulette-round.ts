import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fairDraw, type RoundSeeds } from './fair-draw.js';
import { rouletteNumbers } from './roulette-spot.js';

/**
 * Returns the client seed of a round that many players share: SHA-256 of their client seeds, sorted by their characters
 * and joined by line feeds. Without any it is the hash of the empty text.
 */
export function combineClientSeeds(clientSeeds: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(clientSeeds.toSorted().join('\n'))));
}

/** Draws the number of a round, 0 to 36, from its seeds. */
export function drawRouletteNumber(seeds: RoundSeeds): number {
  return fairDraw(seeds)(rouletteNumbers);
}
