import { type Amount, negate } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { getCashAccount } from '../ledger/accounts.js';
import { InsufficientBalanceError, post } from '../ledger/transfer.js';

export const tooLittle = () => reject('INSUFFICIENT_BALANCE', 'There is not enough money for this stake.');

/** What a round moves: `amount` is what the player gets, negative for a stake. */
export interface CashMove {
  /** Unlike that of any other transfer. */
  reference: string;
  kind: 'stake' | 'payout';
  amount: Amount;
  at: Date;
}

/**
 * Moves cash of a round between its player and the house; returns the player's cash after it.
 * @throws ApiError INSUFFICIENT_BALANCE (409)
 */
export async function moveCash(
  transaction: Database,
  player: { id: number; currencyCode: string },
  { amount, ...transfer }: CashMove,
): Promise<Amount> {
  const house = { kind: 'house:games', currencyCode: player.currencyCode } as const;
  const [balance = '0'] = await post(transaction, {
    ...transfer,
    sides: [
      { account: getCashAccount(player), amount },
      { account: house, amount: negate(amount) },
    ],
  }).catch((error: unknown) => {
    throw error instanceof InsufficientBalanceError ? tooLittle() : error;
  });
  return balance;
}
