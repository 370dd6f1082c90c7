import { type LiveRound } from '@casino-kit/api-contract';
import {
  combineClientSeeds,
  drawRouletteNumber,
  formatVerifierFragment,
  hashServerSeed,
} from '@casino-kit/reference-games';

/** A finished round with its seeds, and whether they draw its number. */
export interface RoundCheck {
  roundId: string;
  number: number;
  result: number;
  serverSeedHash: string;
  serverSeed: string;
  clientSeeds: readonly string[];
  isFair: boolean;
}

/**
 * Recomputes the number of a finished round from its seeds. `hashBefore` is the hash that was shown while bets were
 * taken, if the player saw it; `ownSeed` is the client seed that the player contributed. Returns null while the seeds
 * are secret.
 */
export function checkRound(
  { roundId, number, result, seeds }: LiveRound,
  hashBefore: string | null,
  ownSeed: string | null,
): RoundCheck | null {
  const { serverSeed, clientSeeds, serverSeedHash } = seeds;
  if (typeof result !== 'number' || typeof serverSeed !== 'string' || !Array.isArray(clientSeeds))
    return null;
  const isFair =
    hashServerSeed(serverSeed) === (hashBefore ?? serverSeedHash) &&
    (ownSeed === null || clientSeeds.includes(ownSeed)) &&
    drawRouletteNumber({ serverSeed, clientSeed: combineClientSeeds(clientSeeds) }) === result;
  return { roundId, number, result, serverSeedHash, serverSeed, clientSeeds, isFair };
}

/** Returns the address of the page on which anyone can recompute a round. */
export function verifyAddress(
  check: Pick<RoundCheck, 'serverSeed' | 'clientSeeds' | 'serverSeedHash'>,
  locale: string,
): string {
  const { serverSeed, serverSeedHash, clientSeeds } = check;
  const fields = { serverSeed, serverSeedHash, clientSeed: clientSeeds.join('\n'), locale };
  return `verify.html#${formatVerifierFragment({ game: 'roulette', ...fields })}`;
}
