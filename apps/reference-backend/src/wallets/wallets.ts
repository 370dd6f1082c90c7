import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import { type CurrencyWallet } from '@casino-kit/api-contract';
import { add, isCrypto } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { invalid } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { setCurrency } from '../identity/set-currency.js';
import { getCashAccount, lockAccounts } from '../ledger/accounts.js';
import { accounts } from '../ledger/tables.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { walletCurrencyCodes } from '../settings/places.js';

type Owner = { id: number; currencyCode: string };

/** Returns the balances of a player in every currency they have, in the order in which they got them. */
export async function readWallets(
  database: Database,
  { id, currencyCode: active }: Owner,
): Promise<CurrencyWallet[]> {
  const balance = (kind: 'player:cash' | 'player:bonus') =>
    sql<string>`coalesce(sum(${accounts.balance}) filter (where ${accounts.kind} = ${kind}), 0)::text`;
  const found = await database
    .select({
      currencyCode: accounts.currencyCode,
      cash: balance('player:cash'),
      bonus: balance('player:bonus'),
    })
    .from(accounts)
    .where(and(eq(accounts.playerId, id), inArray(accounts.kind, ['player:cash', 'player:bonus'])))
    .groupBy(accounts.currencyCode)
    .orderBy(asc(min(accounts.id)));
  const isOpen = found.some(({ currencyCode }) => currencyCode === active);
  const all = isOpen ? found : [{ currencyCode: active, cash: '0', bonus: '0' }, ...found];
  return all.map(({ currencyCode, cash, bonus }) => ({
    currencyCode,
    isCrypto: isCrypto(currencyCode),
    amount: toCurrencyScale(cash, currencyCode),
    nonCashAmount: toCurrencyScale(bonus, currencyCode),
    totalAmount: toCurrencyScale(add(cash, bonus), currencyCode),
    active: currencyCode === active,
  }));
}

/**
 * Makes a currency the active one of a player; deposits, rounds and withdrawals use it from then on. With several
 * wallets (`useMultiWallet`) opens a new one, else accepts only existing ones. Returns the player's new state.
 * @throws ApiError VALIDATION
 */
export async function activateWallet(
  database: Database,
  playerId: number,
  wanted: string,
  mayOpen: boolean,
): Promise<Owner> {
  const currencyCode = wanted.trim().toUpperCase();
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const owned = await readWallets(transaction, player);
    const isOwned = owned.some((wallet) => wallet.currencyCode === currencyCode);
    if (!isOwned && !(mayOpen && walletCurrencyCodes.some((code) => code === currencyCode)))
      throw invalid({ currencyCode: 'form.currency.required' });
    const chosen = { id: playerId, currencyCode };
    // The previous one stays, even if it was never used.
    await lockAccounts(transaction, [getCashAccount(player), getCashAccount(chosen)]);
    await setCurrency(transaction, playerId, currencyCode);
    return chosen;
  });
}
