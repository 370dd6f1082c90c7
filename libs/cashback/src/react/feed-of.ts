import { type QueryClient } from '@tanstack/react-query';
import { type LiveSocket } from '@casino-kit/api-client';
import { type CashbackFeed, createCashbackFeed } from '../core/cashback-feed.js';

const feeds = new WeakMap<QueryClient, { live: LiveSocket | null; feed: CashbackFeed }>();

/** Returns the one feed of all components that share a query client, and with it the loaded awards. */
export function feedOf(queries: QueryClient, live: LiveSocket | null, now: () => Date): CashbackFeed {
  const known = feeds.get(queries);
  if (known?.live === live) return known.feed;
  const feed = createCashbackFeed(live, now);
  feeds.set(queries, { live, feed });
  return feed;
}
