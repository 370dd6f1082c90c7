import { type Transaction } from '@casino-kit/api-contract';
import { type Amount, isNegative, isZero } from '@casino-kit/money';

type Row = Pick<Transaction, 'type' | 'amount' | 'status'>;

/** Returns whether a transaction adds to the player's balance. */
export function isCredit({ type }: Pick<Row, 'type'>): boolean {
  return type !== 'withdrawal' && type !== 'bet';
}

/** Returns the amount with a sign: negative for debits. */
export function signedAmount(row: Row): Amount {
  if (isCredit(row) || isZero(row.amount)) return row.amount;
  // Its decimals stay as they were written.
  return isNegative(row.amount) ? row.amount.slice(1) : `-${row.amount}`;
}

/**
 * Returns the style of an amount: `void` moved no money or refunded it, `settled` has reached the player, `plain` is
 * anything else, such as a bet or a deposit in progress.
 */
export function amountTone(row: Row): 'settled' | 'plain' | 'void' {
  if (row.status === 'failed' || row.status === 'cancelled' || row.status === 'rejected') return 'void';
  const done = row.status === 'completed' || row.status === 'processed';
  return done && isCredit(row) ? 'settled' : 'plain';
}
