import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type FundsNotice, getFundsNotice } from '@casino-kit/api-contract';

/** The longest that a form waits for the notice: without it the server still rejects what has to be acknowledged. */
const fundsTimeoutMs = 5_000;

/** Query options for the notice about the protection of money that waits for the player, in a language (wire code); `null` for none. */
export function fundsNoticeQuery(client: Pick<ApiClient, 'call'>, language: string) {
  return {
    queryKey: ['payments', 'funds-notice', language] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'> = {}): Promise<FundsNotice | null> =>
      (await client.call(getFundsNotice, {}, { signal, timeoutMs: fundsTimeoutMs })).notice,
    staleTime: 60_000,
    retry: false,
    meta: { audience: 'player' },
  };
}
