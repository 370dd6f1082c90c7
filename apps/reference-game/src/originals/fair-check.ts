import { decimalPlaces, compare, multiply, truncate } from '@casino-kit/money';
import { drawOriginal, hashServerSeed, type Original } from '@casino-kit/reference-games';

/** A settled round with what the player knew before it. */
export interface CheckedRound {
  game: Original;
  currencyCode: string;
  choice: string;
  stake: string;
  payout: string;
  drawn: readonly number[];
  /** The hash that was shown before the round, and the client seed that was sent. */
  committedHash: string;
  sentSeed: string;
  serverSeed: string;
  clientSeed: string;
}

/**
 * Recomputes a round: whether its server seed is the one that was committed to before it, its client seed the one that was
 * sent, and what was shown and paid is what both draw.
 */
export function isFairOriginal(round: CheckedRound): boolean {
  const { game, choice, committedHash, sentSeed, serverSeed, clientSeed } = round;
  if (hashServerSeed(serverSeed) !== committedHash || clientSeed !== sentSeed) return false;
  const draw = drawOriginal(game, choice, { serverSeed, clientSeed });
  if (draw === null || draw.drawn.join() !== round.drawn.join()) return false;
  const payout = truncate(multiply(round.stake, draw.multiplier), decimalPlaces(round.currencyCode));
  return compare(payout, round.payout) === 0;
}
