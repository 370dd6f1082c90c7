import { type LimitPeriod } from '@casino-kit/api-contract';
import { type Amount, isAmount } from '@casino-kit/money';

/** A deposit limit of the player, or their highest balance, that a deposit would exceed. Amounts are decimal strings in major units. */
export interface ExceededLimit {
  /** `null` for the highest balance. */
  period: LimitPeriod | null;
  limit: Amount;
  /** What can still be deposited, in the period if there is one. */
  left: Amount;
  /** ISO 4217 or a crypto code: the currency of the limits. */
  currencyCode: string;
  /** When the period ends; `null` without one. */
  until: Date | null;
}

const periods: readonly string[] = ['daily', 'weekly', 'monthly'] satisfies LimitPeriod[];

/**
 * Returns the limit that a rejection `PAYMENT_LIMIT_THRESHOLD` names in its parameters; `null` if they do not say which
 * one, what is left and until when, as those of a limit of the casino's own.
 */
export function getExceededLimit(params: Readonly<Record<string, string>> = {}): ExceededLimit | null {
  const { kind, period = '', limit, left, currencyCode = '' } = params;
  const until = new Date(params.until ?? '');
  if (!isAmount(limit) || !isAmount(left) || currencyCode === '') return null;
  if (kind === 'balance') return { period: null, limit, left, currencyCode, until: null };
  if (!periods.includes(period) || Number.isNaN(until.getTime())) return null;
  return { period: period as LimitPeriod, limit, left, currencyCode, until };
}
