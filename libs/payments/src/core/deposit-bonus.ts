import { type Bonus } from '@casino-kit/api-contract';
import { type Amount, compare, decimalPlaces, multiply, truncate } from '@casino-kit/money';

/** A bonus's name for people. */
export function bonusName({ name, banner, id }: Bonus): string {
  return name?.trim() || banner?.bannerTitle.trim() || id;
}

/** The least deposit that a bonus is given for, or `null` when any will do. */
export function bonusMinimum({ minimumDeposit }: Bonus): Amount | null {
  return minimumDeposit && compare(minimumDeposit, '0') > 0 ? minimumDeposit : null;
}

/** Whether an amount is too small for a bonus. */
export function tooSmallFor(bonus: Bonus, amount: Amount): boolean {
  const minimum = bonusMinimum(bonus);
  return minimum !== null && compare(amount, minimum) < 0;
}

const smaller = (a: Amount, b: Amount): Amount => (compare(a, b) <= 0 ? a : b);

/**
 * What a bonus adds to a deposit, in major units of its currency: its share in per cent, no more than
 * `maxBonusThreshold`, or else its fixed amount; `null` where it adds no money. Parts of a cent are left out.
 */
export function bonusFor(bonus: Bonus, amount: Amount, currency: string): Amount | null {
  const { depositBonusPercent, maxBonusThreshold, cashAmount } = bonus;
  if (tooSmallFor(bonus, amount)) return null;
  const percent = depositBonusPercent && compare(depositBonusPercent, '0') > 0 ? depositBonusPercent : null;
  const full = percent === null ? (cashAmount ?? '0') : multiply(multiply(amount, percent), '0.01');
  const capped =
    percent !== null && maxBonusThreshold && compare(maxBonusThreshold, '0') > 0
      ? smaller(full, maxBonusThreshold)
      : full;
  const given = truncate(capped, decimalPlaces(currency));
  return compare(given, '0') > 0 ? given : null;
}

/** How much has to be wagered for a bonus of an amount, or `null` where that is not known. */
export function wagerFor({ wageringMultiplier }: Bonus, bonusAmount: Amount): Amount | null {
  return wageringMultiplier && compare(wageringMultiplier, '0') > 0
    ? multiply(bonusAmount, wageringMultiplier)
    : null;
}
