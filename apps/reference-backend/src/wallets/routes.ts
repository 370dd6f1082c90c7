import { chooseWallet, getWallets } from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { readBrandSettings } from '../settings/brand-settings.js';
import { emitBalances } from './emit-balances.js';
import { walletCurrencies } from './wallet-currencies.js';
import { activateWallet, readWallets } from './wallets.js';

/** A player's currencies, one of them the active one (§3, `useMultiWallet`). */
export function walletRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { database, sessions } = services;
  serve(getWallets, async ({ bearer }) => {
    const player = await sessions.require(bearer);
    const { useMultiWallet } = await readBrandSettings(database);
    return {
      wallets: await readWallets(database, player),
      currencies: walletCurrencies(useMultiWallet === true),
    };
  });
  serve(chooseWallet, async ({ bearer, body }) => {
    const { id } = await sessions.require(bearer);
    const { useMultiWallet } = await readBrandSettings(database);
    const mayOpen = useMultiWallet === true;
    const chosen = await activateWallet(database, id, body.currencyCode, mayOpen);
    await emitBalances(services, id);
    return { wallets: await readWallets(database, chosen), currencies: walletCurrencies(mayOpen) };
  });
}
