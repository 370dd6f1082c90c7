import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { getLoyaltyClub, type LoyaltyClub } from '@casino-kit/api-contract';

/** Query options for the brand's VIP club; the stake for a point is in `currencyCode`. */
export function clubQuery(client: Pick<ApiClient, 'call'>, currencyCode: string) {
  return {
    queryKey: ['loyalty', 'club', currencyCode] as const,
    queryFn: ({ signal }: Pick<CallOptions, 'signal'> = {}): Promise<LoyaltyClub> =>
      client.call(getLoyaltyClub, { query: { currencyCode } }, { signal }),
    staleTime: 5 * 60_000,
  };
}
