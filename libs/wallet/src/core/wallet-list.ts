import { type Currency, type CurrencyWallet, type UserWallet } from '@casino-kit/api-contract';
import { toBalances } from './balances.js';

const same = (a: string, b: string) => a.toUpperCase() === b.toUpperCase();

/**
 * Returns the current wallets: the player's own currency is the active one and has the live balances, which the session
 * receives first (`live` is `null` while it has none). Their order stays.
 */
export function liveWallets(
  wallets: readonly CurrencyWallet[],
  live: { wallet: UserWallet | null; currencyCode: string },
): readonly CurrencyWallet[] {
  const known = wallets.some(({ currencyCode }) => same(currencyCode, live.currencyCode));
  if (!known) return wallets;
  return wallets.map((wallet) =>
    same(wallet.currencyCode, live.currencyCode)
      ? { ...wallet, ...(live.wallet && toBalances(live.wallet)), active: true }
      : { ...wallet, active: false },
  );
}

/** Returns the currencies that a player does not have yet, each once, in the order they are offered. */
export function openable(
  currencies: readonly Currency[],
  wallets: readonly CurrencyWallet[],
): readonly Currency[] {
  const had = new Set(wallets.map(({ currencyCode }) => currencyCode.toUpperCase()));
  return currencies.filter(({ code }) => {
    if (had.has(code.toUpperCase())) return false;
    had.add(code.toUpperCase());
    return true;
  });
}
