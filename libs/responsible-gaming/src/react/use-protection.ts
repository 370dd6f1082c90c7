'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient, useLiveEvent } from '@casino-kit/api-client';
import {
  type Activity,
  type AnsweredCheck,
  type Exclusion,
  type OfferedExclusion,
  type PlayLimits,
  type PlayMarkers,
} from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import { type DateRange } from '../core/date-range.js';
import {
  activityQuery,
  exclusionsKey,
  exclusionsQuery,
  limitsKey,
  limitsQuery,
  type ListedExclusions,
  playMarkersQuery,
  realityChecksQuery,
} from '../core/protection-queries.js';
import { type Loaded, useLoaded } from './use-loaded.js';

const everyPeriod: readonly OfferedExclusion[] = [];

/** Returns the player's limits; a deposit, here or in another tab, refetches what is used of them. */
export function useLimits(timeZone: string, enabled = true): Loaded<PlayLimits> {
  const authenticated = useIsAuthenticated();
  const queries = useQueryClient();
  useLiveEvent('deposit', () => void queries.invalidateQueries({ queryKey: limitsKey }));
  return useLoaded({ ...limitsQuery(useApiClient(), timeZone), enabled: enabled && authenticated });
}

/** Returns the player's breaks and exclusions, newest first; one from another device refetches them. */
export function useExclusions(): Loaded<readonly Exclusion[]> {
  const authenticated = useIsAuthenticated();
  const queries = useQueryClient();
  useLiveEvent('exclusion', () => void queries.invalidateQueries({ queryKey: exclusionsKey }));
  return useLoaded({ ...exclusionsQuery(useApiClient()), enabled: authenticated });
}

/** Returns what the operator offers of breaks and exclusions; empty, also before it is known, for every period of §3. */
export function useOfferedExclusions(): readonly OfferedExclusion[] {
  const authenticated = useIsAuthenticated();
  const { data } = useQuery({
    ...exclusionsQuery(useApiClient()),
    select: ({ offered }: ListedExclusions) => offered,
    enabled: authenticated,
  });
  return data ?? everyPeriod;
}

/** Returns what the player did from one date of their zone to another. */
export function useActivity(range: DateRange, timeZone: string, enabled = true): Loaded<Activity> {
  const authenticated = useIsAuthenticated();
  return useLoaded({ ...activityQuery(useApiClient(), range, timeZone), enabled: enabled && authenticated });
}

/** Returns the reality checks that the player answered from one date of their zone to another, newest first. */
export function useAnsweredChecks(range: DateRange, timeZone: string): Loaded<readonly AnsweredCheck[]> {
  const authenticated = useIsAuthenticated();
  return useLoaded({ ...realityChecksQuery(useApiClient(), range, timeZone), enabled: authenticated });
}

/** Returns what the player's own history shows. */
export function usePlayMarkers(timeZone: string): Loaded<PlayMarkers> {
  const authenticated = useIsAuthenticated();
  return useLoaded({ ...playMarkersQuery(useApiClient(), timeZone), enabled: authenticated });
}
