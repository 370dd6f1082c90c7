import { type Database } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { addNotice } from '../notices/add-notice.js';
import { type WithdrawalRow } from './request-withdrawal.js';

const kinds = {
  confirmed: 'withdrawalApproved',
  completed: 'withdrawalPaid',
  rejected: 'withdrawalRejected',
  failed: 'withdrawalFailed',
} as const;
const hasNews = (status: WithdrawalRow['status']): status is keyof typeof kinds => status in kinds;

/** Adds the news that a withdrawal has moved on, last in the transaction. What its player does is none. */
export async function addWithdrawalNews(
  transaction: Database,
  { id, playerId, status, amount, currencyCode, reason }: WithdrawalRow,
  now: Date,
): Promise<void> {
  if (!hasNews(status)) return;
  await addNotice(transaction, {
    playerId,
    kind: kinds[status],
    values: {
      amount: toCurrencyScale(amount, currencyCode),
      currencyCode,
      ...(status === 'rejected' && reason !== null && { reason }),
    },
    cause: id,
    now,
  });
}
