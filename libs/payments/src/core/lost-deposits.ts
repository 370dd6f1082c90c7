import { type ApiClient, CallError, type CallOptions } from '@casino-kit/api-client';
import {
  type Deposit,
  type DepositStatus,
  getDeposit,
  getTransactions,
  type Transaction,
  type TransactionStatus,
} from '@casino-kit/api-contract';
import { type DepositAttempt, isOrderOf } from './deposit-state.js';

type Caller = Pick<ApiClient, 'call'>;

/**
 * The status with which a row of the history says that a deposit ended (§3); a deposit that the bank declined was
 * rejected.
 */
const ends: Partial<Record<TransactionStatus, DepositStatus>> = {
  completed: 'completed',
  processed: 'completed',
  failed: 'failed',
  rejected: 'declined',
  cancelled: 'cancelled',
};

/** Returns a deposit from its row in the history; `null` for any other row and for a deposit in progress. */
export function depositOfRow(row: Transaction): Deposit | null {
  const status = ends[row.status];
  if (row.type !== 'deposit' || status === undefined) return null;
  return {
    depositId: row.transactionId,
    reference: row.transactionId,
    status,
    amount: row.amount,
    currencyCode: row.currencyCode,
    method: row.method ?? '',
    paymentMethodId: row.method,
    methodTitle: row.methodTitle,
    createdAt: row.at,
    balanceAfter: row.balanceAfter,
    next: null,
  };
}

/** Number of history rows to search: a response that was lost is one of the latest. */
const rowsAsked = 20;

/**
 * Returns the deposit with all that is known of it; the values of its row when the server does not know it by its
 * reference.
 */
async function wholeDeposit(client: Caller, row: Deposit, options: CallOptions): Promise<Deposit> {
  try {
    return await client.call(getDeposit, { params: { depositId: row.depositId } }, options);
  } catch (error) {
    if (error instanceof CallError) return row;
    throw error;
  }
}

/** Returns ended deposits of the history that may be the results of these attempts. */
export async function findLostDeposits(
  client: Caller,
  attempts: readonly DepositAttempt[],
  options: Pick<CallOptions, 'signal'>,
): Promise<Deposit[]> {
  const query = { pageNo: 1, limit: rowsAsked, kind: 'deposit' } as const;
  const { transactions } = await client.call(getTransactions, { query }, options);
  const ended = transactions.rows.map(depositOfRow).filter((row) => row !== null);
  const wanted = ended.filter((row) => attempts.some((attempt) => isOrderOf(row, attempt)));
  return Promise.all(wanted.map((row) => wholeDeposit(client, row, options)));
}
