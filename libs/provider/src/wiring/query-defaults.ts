import { CallError, isUnsupported } from '@casino-kit/api-client';
import { type DefaultOptions, type QueryClient } from '@tanstack/react-query';

/** Milliseconds after which a failed query is refetched when a component that needs it mounts: a later visit retries. */
export const retryOnMountMs = 10_000;

/** What {@link queryDefaults} needs of a query. */
interface SettledQuery {
  state: { error: unknown; errorUpdatedAt: number };
}

/**
 * Defaults of every query. A query that has just failed is not refetched because another component subscribes to it:
 * otherwise it would be pending again, a parent that waits for it would unmount that component, and so on without end.
 */
export const queryDefaults = {
  staleTime: 60_000,
  // The client retries a read automatically, within its time limit (decisions 41). What a session did not receive because
  // it ended, such as a list that guests see too, is read for the next one.
  retry: (failures: number, error: unknown): boolean =>
    failures === 0 && error instanceof CallError && error.kind === 'ended',
  retryDelay: 0,
  refetchOnWindowFocus: false,
  retryOnMount: ({ state }: SettledQuery): boolean =>
    !isUnsupported(state.error) && Date.now() - state.errorUpdatedAt >= retryOnMountMs,
} as const satisfies DefaultOptions['queries'];

/**
 * Returns the client after adding the default without which a failing server can make components mount without end. It
 * is for clients of a host; a default that the host has set stays.
 */
export function withRetryOnMount(queryClient: QueryClient): QueryClient {
  const { queries, ...others } = queryClient.getDefaultOptions();
  if (queries?.retryOnMount === undefined)
    queryClient.setDefaultOptions({
      ...others,
      queries: { ...queries, retryOnMount: queryDefaults.retryOnMount },
    });
  return queryClient;
}
