import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type EndpointData, getWallets } from '@casino-kit/api-contract';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

export const walletsKey = ['wallet', 'wallets'] as const;

/** A player's balances, and the currencies that a wallet can be in. */
export type WalletsResponse = EndpointData<typeof getWallets>;

/**
 * Query options for the balances of the logged-in player in every currency they have, and the currencies that can be
 * opened.
 */
export function walletsQuery(client: Caller) {
  return {
    queryKey: walletsKey,
    queryFn: ({ signal }: WithSignal = {}): Promise<WalletsResponse> =>
      client.call(getWallets, {}, { signal }),
    networkMode: 'always' as const,
    staleTime: 30_000,
    meta: { audience: 'player' },
  };
}
