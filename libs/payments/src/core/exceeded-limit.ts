import { type LimitPeriod } from '@casino-kit/api-contract';
import { type Amount, isAmount } from '@casino-kit/money';

/** A deposit limit of the player that a deposit would exceed. Amounts are decimal strings in major units. */
export interface ExceededLimit {
  period: LimitPeriod;
  limit: Amount;
  /** What can still be deposited in the period. */
  left: Amount;
  /** ISO 4217 or a crypto code: the currency of the limits. */
  currencyCode: string;
  /** When the period ends. */
  until: Date;
}

const periods: readonly string[] = ['daily', 'weekly', 'monthly'] satisfies LimitPeriod[];

/**
 * Returns the limit that a rejection `PAYMENT_LIMIT_THRESHOLD` names in its parameters; `null` if they do not say which
 * one, what is left and until when, as those of a limit of the casino's own.
 */
export function getExceededLimit(params: Readonly<Record<string, string>> = {}): ExceededLimit | null {
  const { period = '', limit, left, currencyCode = '' } = params;
  const until = new Date(params.until ?? '');
  if (!periods.includes(period) || !isAmount(limit) || !isAmount(left)) return null;
  if (currencyCode === '' || Number.isNaN(until.getTime())) return null;
  return { period: period as LimitPeriod, limit, left, currencyCode, until };
}
