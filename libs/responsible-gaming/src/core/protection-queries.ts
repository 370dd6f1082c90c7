import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import {
  type Activity,
  type AnsweredCheck,
  type Exclusion,
  getActivity,
  getExclusions,
  getLimits,
  getPlayMarkers,
  getPlayTime,
  listRealityChecks,
  type OfferedExclusion,
  type PlayLimits,
  type PlayMarkers,
  type PlayTimeFigures,
} from '@casino-kit/api-contract';
import { type DateRange } from './date-range.js';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** Parent key of all queries of this library. */
export const protectionKey = ['responsible-gaming'] as const;
/** Parent key of the limits, whatever the zone. */
export const limitsKey = [...protectionKey, 'limits'] as const;
export const exclusionsKey = [...protectionKey, 'exclusions'] as const;
/** Of the play session as the server counts it. */
export const playTimeKey = [...protectionKey, 'play-time'] as const;
/** Parent key of all activity. */
export const activityKey = [...protectionKey, 'activity'] as const;

// Being offline must show at once, with a way to continue, instead of waiting silently.
const always = { networkMode: 'always', staleTime: 0, meta: { audience: 'player' } } as const;

/** Query options for the player's limits. `timeZone` (IANA) is the player's; it applies from the next period on. */
export function limitsQuery(client: Caller, timeZone: string) {
  return {
    queryKey: [...limitsKey, timeZone] as const,
    queryFn: ({ signal }: WithSignal = {}): Promise<PlayLimits> =>
      client.call(getLimits, { query: { timeZone } }, { signal }),
    ...always,
  };
}

/** The exclusions of a player, and what the operator offers; an empty offer is every period of §3. */
export interface ListedExclusions {
  exclusions: readonly Exclusion[];
  offered: readonly OfferedExclusion[];
}

/** Query options for the player's breaks and exclusions, newest first. */
export function exclusionsQuery(client: Caller) {
  return {
    queryKey: exclusionsKey,
    queryFn: ({ signal }: WithSignal = {}): Promise<ListedExclusions> =>
      client.call(getExclusions, {}, { signal }),
    select: ({ exclusions }: ListedExclusions) => exclusions,
    ...always,
  };
}

/** Query options for what the player's own history shows. `timeZone` (IANA) is the player's, which determines nights. */
export function playMarkersQuery(client: Caller, timeZone: string) {
  return {
    queryKey: [...protectionKey, 'play-markers', timeZone] as const,
    queryFn: ({ signal }: WithSignal = {}): Promise<PlayMarkers> =>
      client.call(getPlayMarkers, { query: { timeZone } }, { signal }),
    ...always,
  };
}

/** Query options for what the player did in a range of at most 400 dates of their zone (IANA). */
export function activityQuery(client: Caller, { from, to }: DateRange, timeZone: string) {
  return {
    queryKey: [...activityKey, from, to, timeZone] as const,
    queryFn: ({ signal }: WithSignal = {}): Promise<Activity> =>
      client.call(getActivity, { query: { from, to, timeZone } }, { signal }),
    ...always,
  };
}

/** Query options for the play session of the account, of all tabs and devices. */
export function playTimeQuery(client: Caller) {
  return {
    queryKey: playTimeKey,
    queryFn: ({ signal }: WithSignal = {}): Promise<PlayTimeFigures> =>
      client.call(getPlayTime, {}, { signal }),
    ...always,
  };
}

/** Query options for the reality checks that were answered in a range of dates of the player's zone (IANA), newest first. */
export function realityChecksQuery(client: Caller, { from, to }: DateRange, timeZone: string) {
  return {
    queryKey: [...protectionKey, 'reality-checks', from, to, timeZone] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<readonly AnsweredCheck[]> =>
      (await client.call(listRealityChecks, { query: { from, to, timeZone } }, { signal })).checks,
    ...always,
  };
}
