import { add, decimalPlaces, truncate } from '@casino-kit/money';
import { type SocketEventData, type UserWallet } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { balanceOf } from './accounts.js';

/** A player's balances, written with the decimals of their currency. */
export async function readWallet(
  database: Database,
  { id, currencyCode }: { id: number; currencyCode: string },
): Promise<UserWallet> {
  const cash = await balanceOf(database, { kind: 'player:cash', playerId: id, currencyCode });
  const bonus = await balanceOf(database, { kind: 'player:bonus', playerId: id, currencyCode });
  return {
    amount: shown(cash, currencyCode),
    nonCashAmount: shown(bonus, currencyCode),
    totalAmount: shown(add(cash, bonus), currencyCode),
  };
}

/** An amount with exactly the decimals of its currency: the database keeps eight of every one. */
export function shown(amount: string, currencyCode: string): string {
  return truncate(amount, decimalPlaces(currencyCode));
}

/** The two forms in which the socket tells balances (§7). */
export function balanceEvents(wallet: UserWallet): {
  balance: SocketEventData<'balance'>;
  'wallet:balance': SocketEventData<'wallet:balance'>;
} {
  return {
    balance: wallet,
    'wallet:balance': { cash: wallet.amount, nonCash: wallet.nonCashAmount, total: wallet.totalAmount },
  };
}
