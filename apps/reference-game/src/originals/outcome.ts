import { type OriginalRound } from '@casino-kit/api-contract';
import { compare, isPositive, subtract } from '@casino-kit/money';

/** `won`: it paid more than its stake. `even`: the stake came back. `less`: a part of it did. `lost`: nothing was paid. */
export type Outcome = 'won' | 'even' | 'less' | 'lost';

/** Returns how a round ended for its player. Only `won` is told as a win. */
export function outcomeOf({ stake, payout }: Pick<OriginalRound, 'stake' | 'payout'>): Outcome {
  const order = compare(payout, stake);
  if (order > 0) return 'won';
  if (order === 0) return 'even';
  return isPositive(payout) ? 'less' : 'lost';
}

/** Returns an amount with its sign, such as `+€3.21` or `−€2.00`. */
export function signedMoney(amount: string, money: (amount: string) => string): string {
  if (isPositive(amount)) return `+${money(amount)}`;
  return compare(amount, '0') < 0 ? `−${money(subtract('0', amount))}` : money(amount);
}
