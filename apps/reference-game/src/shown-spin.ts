import { type GameRound, type SlotSpin } from '@casino-kit/api-contract';
import { sum } from '@casino-kit/money';
import { isWild } from './face/symbols.js';

/**
 * A result on the reels: spin 0 is the paid one, 1 and up are the free spins of the round. `ofBonus`: a
 * bonus paid for the round, and what it pays is bonus money.
 */
export interface ShownSpin {
  round: GameRound;
  spin: number;
  ofBonus: boolean;
}

/** Whether more than the paid spin decides a round: hold and win, or free spins. */
export const hasFeature = ({ freeSpins, hold }: GameRound): boolean =>
  freeSpins.length > 0 || (hold ?? null) !== null;

/** Whether hold and win belongs to the shown spin: it follows the paid one. */
export const showsHold = ({ round, spin }: Pick<ShownSpin, 'round' | 'spin'>): boolean =>
  spin === 0 && (round.hold ?? null) !== null;

/** Returns a spin of a round by its number. */
export function getSpin({ round, spin }: Pick<ShownSpin, 'round' | 'spin'>): SlotSpin {
  return (spin === 0 ? undefined : round.freeSpins[spin - 1]) ?? round.spin;
}

/** Returns the symbols of a spin as they pay: a wild fills its reel in a game of expanding wilds. */
export function payingGrid({ grid, wildReels }: Pick<SlotSpin, 'grid' | 'wildReels'>): string[][] {
  return grid.map((reel, index) => {
    const wild = wildReels.includes(index) ? reel.find(isWild) : undefined;
    return wild === undefined ? reel : reel.map(() => wild);
  });
}

/** Returns what a round has paid up to and with the shown spin. */
export function paidSoFar({ round, spin }: Pick<ShownSpin, 'round' | 'spin'>): string {
  return sum([
    round.spin.payout,
    round.hold?.payout ?? '0',
    ...round.freeSpins.slice(0, spin).map(({ payout }) => payout),
  ]);
}
