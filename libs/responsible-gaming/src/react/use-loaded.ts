'use client';

import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { isUnsupported } from '@casino-kit/api-client';

/** What a component shows of a query. `stale`: the last refetch failed, the data may be old. */
export type Loaded<Data> =
  | { kind: 'loading' }
  | { kind: 'unsupported' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; data: Data; stale: boolean; retry: () => void };

/** Runs a query; a server without the call (decisions 40) is a state of its own, not an error. */
export function useLoaded<Loads, Data, Key extends QueryKey>(
  options: UseQueryOptions<Loads, Error, Data, Key>,
): Loaded<Data> {
  const { data, error, refetch } = useQuery(options);
  const retry = () => void refetch();
  if (isUnsupported(error)) return { kind: 'unsupported' };
  if (data !== undefined) return { kind: 'ready', data, stale: error !== null, retry };
  return error === null ? { kind: 'loading' } : { kind: 'failed', retry };
}
