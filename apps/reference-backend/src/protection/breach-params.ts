import { type DepositBreach, type StakeBreach } from '@casino-kit/play-limits';
import { toCurrencyScale } from '../ledger/wallet.js';

/** Returns the parameters of a rejection because of a breached limit; amounts are in the limits' currency. */
export function breachParams(
  breach: DepositBreach | StakeBreach,
  currencyCode: string,
): Record<string, string> {
  const { code, limit, left, until, period } = breach;
  return {
    limit: toCurrencyScale(limit, currencyCode),
    left: toCurrencyScale(left, currencyCode),
    currencyCode,
    ...(until !== null && { until }),
    ...(period !== null && { period }),
    ...('kind' in breach && breach.kind === 'balance' && { kind: breach.kind }),
    // As an offer's largest bet is named.
    ...(code === 'BONUS_MAX_BET' && { max: toCurrencyScale(left, currencyCode) }),
  };
}
