import { type QueryClient } from '@tanstack/react-query';
import { type LiveSocket } from '@casino-kit/api-client';
import { type Store } from '@casino-kit/session';
import { type CashbackFeed, createCashbackFeed } from '../core/cashback-feed.js';

const feeds = new WeakMap<QueryClient, { live: LiveSocket | null; feed: CashbackFeed }>();

/** Returns the one feed of all components that share a query client, and with it the loaded awards. */
export function getCashbackFeed(
  queries: QueryClient,
  { live, now, store }: { live: LiveSocket | null; now: () => Date; store: Store },
): CashbackFeed {
  const known = feeds.get(queries);
  if (known?.live === live) return known.feed;
  const feed = createCashbackFeed(live, now, store);
  feeds.set(queries, { live, feed });
  return feed;
}
