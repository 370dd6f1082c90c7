import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { getCalendarAward } from '@casino-kit/api-contract';
import { type AwardReading } from './award.js';
import { type CashbackFeed } from './cashback-feed.js';

/** Milliseconds between two refetches of the award (§9). */
export const pollMs = 15_000;

/** Parent key of all cashback queries. */
export const cashbackKey = ['cashback'] as const;

/** Query options for a player's running award, refetched every 15 s while the page is visible (§7). */
export function cashbackQuery(
  client: Pick<ApiClient, 'call'>,
  feed: Pick<CashbackFeed, 'asked' | 'responded'>,
  { userId, currencyCode, now }: { userId: string; currencyCode: string; now: () => Date },
) {
  return {
    queryKey: [...cashbackKey, userId, currencyCode] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'> = {}): Promise<AwardReading> => {
      const asked = now();
      feed.asked(asked);
      const { userCalendarData } = await client.call(
        getCalendarAward,
        { query: { user: userId } },
        { signal },
      );
      const askedAt = asked.getTime();
      feed.responded(askedAt);
      return { award: userCalendarData, askedAt, respondedAt: now().getTime() };
    },
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    refetchOnReconnect: true,
    // A casino turns this off by default: an award changes too fast to show an old one after a return to the tab.
    refetchOnWindowFocus: true,
    // Fails at once while offline instead of waiting silently.
    networkMode: 'always' as const,
    staleTime: pollMs / 2,
    meta: { audience: 'player' },
  };
}
