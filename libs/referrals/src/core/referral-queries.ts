import { type ApiClient, type CallOptions, type Page } from '@casino-kit/api-client';
import {
  getReferralSummary,
  listReferredFriends,
  type ReferralSummary,
  type ReferredFriend,
} from '@casino-kit/api-contract';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** The key prefix of everything that this library reads. */
export const referralsKey = ['referrals'] as const;

/** Friends on a page. */
export const friendsPageSize = 24;

/** Query options for what a player's invitations have brought. */
export function summaryQuery(client: Caller) {
  return {
    queryKey: [...referralsKey, 'summary'] as const,
    queryFn: ({ signal }: WithSignal = {}): Promise<ReferralSummary> =>
      client.call(getReferralSummary, {}, { signal }),
    networkMode: 'always' as const,
    staleTime: 30_000,
    meta: { audience: 'player' },
  };
}

/** Query options for a page of the friends who registered; `page` counts from 1. */
export function friendsQuery(client: Caller, page: number) {
  return {
    queryKey: [...referralsKey, 'friends', page] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<Page<ReferredFriend>> => {
      const query = { pageNo: page, limit: friendsPageSize };
      const { friends } = await client.call(listReferredFriends, { query }, { signal });
      return { page, ...friends };
    },
    networkMode: 'always' as const,
    staleTime: 30_000,
    meta: { audience: 'player' },
  };
}
