import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { add, type Amount, decimalPlaces, truncate } from '@casino-kit/money';
import { type SocketEventPayload, type UserWallet } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { type PlayerAccount } from './accounts.js';
import { players } from '../identity/tables.js';
import { accounts } from './tables.js';

/** A player's balances, formatted with the decimals of their currency. */
export async function readWallet(
  database: Database,
  { id, currencyCode }: { id: number; currencyCode: string },
): Promise<UserWallet> {
  const found = await database
    .select({ kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(
      and(
        eq(accounts.playerId, id),
        eq(accounts.currencyCode, currencyCode),
        inArray(accounts.kind, ['player:cash', 'player:bonus']),
      ),
    );
  const balanceIn = (kind: PlayerAccount) => found.find((account) => account.kind === kind)?.balance ?? '0';
  return toWallet(balanceIn('player:cash'), balanceIn('player:bonus'), currencyCode);
}

/** Returns balances as a wallet, with the decimals of their currency. */
export function toWallet(cash: Amount, bonus: Amount, currencyCode: string): UserWallet {
  return {
    amount: toCurrencyScale(cash, currencyCode),
    nonCashAmount: toCurrencyScale(bonus, currencyCode),
    totalAmount: toCurrencyScale(add(cash, bonus), currencyCode),
  };
}

/** The balance of an account in the currency of the row of `players` that a statement reads; 0 without an account. */
export function balanceOfRow(database: Database, kind: PlayerAccount): SQL<Amount> {
  const balance = database
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(
      and(
        eq(accounts.kind, kind),
        eq(accounts.playerId, players.id),
        eq(accounts.currencyCode, players.currencyCode),
      ),
    );
  return sql<Amount>`coalesce(${balance}, 0)::text`;
}

/** Returns an amount with exactly the decimals of its currency: the database stores eight for each. */
export function toCurrencyScale(amount: string, currencyCode: string): string {
  return truncate(amount, decimalPlaces(currencyCode));
}

/** The two forms of the balances on the socket (§7), with their currency. */
export function balanceEvents(
  { amount, nonCashAmount, totalAmount }: UserWallet,
  currencyCode: string,
): {
  balance: SocketEventPayload<'balance'>;
  'wallet:balance': SocketEventPayload<'wallet:balance'>;
} {
  return {
    balance: { amount, nonCashAmount, totalAmount, currencyCode },
    'wallet:balance': { cash: amount, nonCash: nonCashAmount, total: totalAmount, currencyCode },
  };
}
