import { type OriginalRound } from '@casino-kit/api-contract';
import { compare, isPositive } from '@casino-kit/money';

/** `won`: it paid more than its stake. `even`: the stake came back. `less`: a part of it did. `lost`: nothing was paid. */
export type Outcome = 'won' | 'even' | 'less' | 'lost';

/** Returns how a round ended for its player. Only `won` is told as a win. */
export function getOutcome({ stake, payout }: Pick<OriginalRound, 'stake' | 'payout'>): Outcome {
  const order = compare(payout, stake);
  if (order > 0) return 'won';
  if (order === 0) return 'even';
  return isPositive(payout) ? 'less' : 'lost';
}
