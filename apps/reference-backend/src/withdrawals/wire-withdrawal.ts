import { type SettingsFields, type Withdrawal } from '@casino-kit/api-contract';
import { toCurrencyScale } from '../ledger/wallet.js';
import { methodTitleOf } from '../payments/method-catalogue.js';
import { isCancellable } from './advance-due-withdrawals.js';
import { payoutMethod } from './read-request.js';
import { type WithdrawalRow } from './request-withdrawal.js';
import { arrivalMinutes, stagesOf } from './stages.js';

/** Returns a withdrawal as its player sees it. */
export function asWithdrawal(
  row: WithdrawalRow,
  settings: Partial<SettingsFields>,
  language?: string,
): Withdrawal {
  const method = payoutMethod(row.methodId, row.currencyCode);
  return {
    withdrawalId: row.id,
    status: row.status,
    amount: toCurrencyScale(row.amount, row.currencyCode),
    currencyCode: row.currencyCode,
    method: row.methodId,
    methodTitle: methodTitleOf(row.methodId, language) ?? method?.title ?? null,
    destination: row.destination,
    createdAt: row.createdAt.toISOString(),
    stages: stagesOf(row, arrivalMinutes(method)),
    cancellable: isCancellable(row, settings),
    automatic: row.automatic,
    errorCode: row.errorCode,
    reason: row.reason,
  };
}
