import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import {
  type EndpointData,
  getWithdrawalOverview,
  getWithdrawals,
  type Withdrawal,
} from '@casino-kit/api-contract';
import { isInProgress } from './withdrawal-timeline.js';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** What a player can withdraw, and which conditions remain. Amounts in major units of its `currencyCode`. */
export type WithdrawalOverview = EndpointData<typeof getWithdrawalOverview> & {
  /** `available` is the most that it may be: the server has no overview, and checks the rest with the request. */
  isUpperBound?: boolean | undefined;
};

/** Parent key of everything that changes with a withdrawal or a balance. */
export const withdrawalsKey = ['payments', 'withdrawals'] as const;

/** Query options for what the player can withdraw in the active currency, and the conditions. */
export function withdrawalOverviewQuery(client: Caller, currencyCode: string) {
  return {
    queryKey: [...withdrawalsKey, 'overview', currencyCode] as const,
    queryFn: ({ signal }: WithSignal = {}): Promise<WithdrawalOverview> =>
      client.call(getWithdrawalOverview, {}, { signal }),
    staleTime: 0,
    meta: { audience: 'player' },
  };
}

/** Milliseconds between refetches of withdrawals in progress, in case no event arrives. */
export const withdrawalPollMs = 60_000;

/** Query options for the player's withdrawals, newest first; refetched while one is in progress. */
export function withdrawalsQuery(client: Caller) {
  return {
    queryKey: [...withdrawalsKey, 'list'] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<Withdrawal[]> =>
      (await client.call(getWithdrawals, { query: {} }, { signal })).withdrawals,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data: Withdrawal[] | undefined } }): number | false =>
      state.data?.some(isInProgress) ? withdrawalPollMs : false,
    meta: { audience: 'player' },
  };
}
