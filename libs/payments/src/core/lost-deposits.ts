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

/** How a row of the history says that a deposit has ended (§3); a deposit that the bank declined was rejected. */
const ends: Partial<Record<TransactionStatus, DepositStatus>> = {
  completed: 'completed',
  processed: 'completed',
  failed: 'failed',
  rejected: 'declined',
  cancelled: 'cancelled',
};

/** A deposit as its row in the history tells it; `null` for a row of anything else and for one that is in progress. */
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

/** Rows of the history that are looked at: a response that was lost is one of the latest. */
const rowsAsked = 20;

/** The deposit with all that is known of it; what its row said where the server does not know it by its reference. */
async function wholeDeposit(client: Caller, row: Deposit, options: CallOptions): Promise<Deposit> {
  try {
    return await client.call(getDeposit, { params: { depositId: row.depositId } }, options);
  } catch (error) {
    if (error instanceof CallError) return row;
    throw error;
  }
}

/** Deposits that have ended and may be what these attempts came to, as the history tells. */
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
