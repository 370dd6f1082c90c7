import { type Database } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { addNotice } from '../notices/add-notice.js';
import { type DepositRow } from './deposits.js';

const kinds = {
  completed: 'depositArrived',
  failed: 'depositFailed',
  declined: 'depositFailed',
} as const;
const hasNews = (status: DepositRow['status']): status is keyof typeof kinds => status in kinds;

/** Adds the news that a deposit arrived or failed; returns whether there is any. What its player cancelled is none. */
export async function addDepositNews(
  transaction: Database,
  row: Pick<
    DepositRow,
    'id' | 'playerId' | 'status' | 'amount' | 'currencyCode' | 'methodTitle' | 'cardBrand' | 'cardLast4'
  >,
  now: Date,
): Promise<boolean> {
  const { id, playerId, status, amount, currencyCode, methodTitle, cardBrand, cardLast4 } = row;
  if (!hasNews(status)) return false;
  return addNotice(transaction, {
    playerId,
    kind: kinds[status],
    values: {
      amount: toCurrencyScale(amount, currencyCode),
      currencyCode,
      method: methodTitle,
      ...(cardBrand !== null && { brand: cardBrand }),
      ...(cardLast4 !== null && { last4: cardLast4 }),
    },
    cause: id,
    now,
  });
}
