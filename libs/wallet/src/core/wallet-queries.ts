import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type Currency, type CurrencyWallet, getCurrencies, getWallets } from '@casino-kit/api-contract';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

export const walletsKey = ['wallet', 'wallets'] as const;

/** Query options for the balances of the signed-in player in every currency they have. */
export function walletsQuery(client: Caller) {
  return {
    queryKey: walletsKey,
    queryFn: async ({ signal }: WithSignal = {}): Promise<CurrencyWallet[]> =>
      (await client.call(getWallets, {}, { signal })).wallets,
    networkMode: 'always' as const,
    staleTime: 30_000,
    meta: { audience: 'player' },
  };
}

/** Query options for the currencies that a wallet can be opened in. */
export function currenciesQuery(client: Caller) {
  return {
    queryKey: ['wallet', 'currencies'] as const,
    queryFn: ({ signal }: WithSignal = {}): Promise<Currency[]> => client.call(getCurrencies, {}, { signal }),
    networkMode: 'always' as const,
    staleTime: 300_000,
  };
}
