import { type LimitPeriod } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';

/** A deposit limit, or the highest balance, that the player has set. Amounts are decimal strings in major units of the limits' currency. */
export interface OwnLimit {
  /** `null` for the highest balance. */
  period: LimitPeriod | null;
  limit: Amount;
  /** What it still allows, at least 0. */
  left: Amount;
  /** Where the player changes it. */
  changeHref: string;
}

/** The player's own deposit limits, as the host knows them. */
export interface OwnLimits {
  /** ISO 4217 or a crypto code: the limits keep the currency in which they were set. */
  currencyCode: string;
  /** None if the player has set none. */
  limits: readonly OwnLimit[];
  /** Where a player without one sets one. */
  setHref: string;
}

/** Returns the strictest limit; `null` without one, or in another currency than that of the deposit. */
export function strictestLimit(own: OwnLimits | undefined, currency: string): OwnLimit | null {
  if (own?.currencyCode !== currency) return null;
  return own.limits.reduce<OwnLimit | null>(
    (least, one) => (least === null || compare(one.left, least.left) < 0 ? one : least),
    null,
  );
}

/**
 * Returns the limit that an amount exceeds, of several the one that leaves least. The server, which alone converts, judges
 * an amount in another currency than that of the limits.
 */
export function exceededOwnLimit(
  own: OwnLimits | undefined,
  amount: Amount | null,
  currency: string,
): OwnLimit | null {
  const strictest = strictestLimit(own, currency);
  return strictest !== null && amount !== null && compare(amount, strictest.left) > 0 ? strictest : null;
}
