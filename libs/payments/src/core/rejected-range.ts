import { type Amount, isAmount } from '@casino-kit/money';

/** The amounts for the places `[MN]` and `[MX]` of a message (§8): decimal strings in major units, `null` where not sent. */
export interface RejectedRange {
  min: Amount | null;
  max: Amount | null;
}

const amountOrNull = (value: string | undefined): Amount | null => (isAmount(value) ? value : null);

/** Returns the range that a rejection names in its parameters; values that are not amounts count as not sent. */
export function getRejectedRange(params: Readonly<Record<string, string>>): RejectedRange {
  return { min: amountOrNull(params.min), max: amountOrNull(params.max) };
}
