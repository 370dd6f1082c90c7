import { type Amount, compare, decimalPlaces, multiply } from '@casino-kit/money';

/** Returns what the house keeps of a bet on average, in per cent, from the return of a game in per cent. */
export function houseShare(returnToPlayer: string): string {
  const kept = Math.round((100 - Number(returnToPlayer)) * 100) / 100;
  return compare(String(kept), '0') > 0 ? String(kept) : '0';
}

/**
 * Returns whether payouts of a stake (in major units) lose a noticeable part when they are cut to the smallest unit of the
 * currency: whether that unit is more than a hundredth of the stake, as much as an original keeps.
 */
export const isCutFelt = (stake: Amount, currencyCode: string): boolean =>
  compare(multiply(stake, String(10 ** decimalPlaces(currencyCode))), '100') < 0;
