import { type Bonus } from '@casino-kit/api-contract';
import { type Amount, compare, multiply } from '@casino-kit/money';
import { given } from './offer-sum.js';

/**
 * How an instant cashback is calculated, from a net loss to its payout. Amounts are major units of the player's
 * currency.
 */
export type CashbackSum =
  | { outcome: 'noLoss' }
  | { outcome: 'tooLittle'; netLoss: Amount; percent: Amount }
  /** `most` is the limit that cut the share; `null` if none did. */
  | { outcome: 'gives'; netLoss: Amount; percent: Amount; most: Amount | null; amount: Amount };

/**
 * Returns the sum behind an instant cashback, of an offer for the current player or of an activated bonus (§3). The
 * figures are the server's; `null` when it sends none, or figures that do not add up: a wrong sum explains nothing.
 */
export function cashbackSum({
  cashback,
  depositBonusPercent,
  maxBonusThreshold,
}: Pick<Bonus, 'cashback' | 'depositBonusPercent' | 'maxBonusThreshold'>): CashbackSum | null {
  const percent = given(depositBonusPercent);
  if (!cashback || percent === null) return null;
  const netLoss = given(cashback.netLoss);
  const amount = given(cashback.amount);
  if (netLoss === null) return amount === null ? { outcome: 'noLoss' } : null;
  if (amount === null) return { outcome: 'tooLittle', netLoss, percent };
  const share = multiply(multiply(netLoss, percent), '0.01');
  if (compare(amount, share) > 0) return null;
  const limit = given(maxBonusThreshold);
  const most = limit !== null && compare(share, limit) > 0 ? limit : null;
  return { outcome: 'gives', netLoss, percent, most, amount };
}

/** Returns what an offer would pay at this moment; `null` also when something other than the loss prevents it. */
export function cashbackNow(bonus: Bonus): CashbackSum | null {
  const isHeld = bonus.refusal && bonus.refusal.code !== 'NO_CASHBACK';
  return isHeld || bonus.addedToCalendar || bonus.type !== 'instant_cashback' ? null : cashbackSum(bonus);
}
