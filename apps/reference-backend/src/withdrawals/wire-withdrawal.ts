import { type SettingsFields, type Withdrawal } from '@casino-kit/api-contract';
import { toCurrencyScale } from '../ledger/wallet.js';
import { getMethodTitle } from '../payments/method-catalogue.js';
import { isCancellable } from './advance-due-withdrawals.js';
import { payoutMethod } from './read-request.js';
import { type WithdrawalRow } from './request-withdrawal.js';
import { arrivalMinutes, toStages } from './stages.js';

/** Returns a withdrawal as its player sees it. */
export function toWithdrawal(
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
    methodTitle: getMethodTitle(row.methodId, language) ?? method?.title ?? null,
    destination: row.destination,
    createdAt: row.createdAt.toISOString(),
    stages: toStages(row, arrivalMinutes(method)),
    cancellable: isCancellable(row, settings),
    automatic: row.automatic,
    errorCode: row.errorCode,
    reason: row.reason,
  };
}
