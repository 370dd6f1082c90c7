import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { getRakebackDays, getRakebackStatements } from '@casino-kit/api-contract';
import { type CalendarDate } from '@casino-kit/calendar-dates';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** Milliseconds between two refetches of the days (§9). */
export const pollMs = 10_000;

/** Parent key of all rakeback queries. */
export const rakebackKey = ['rakeback-calendar'] as const;

/** Query options for the rakeback days of a player, refetched every 10 s while the page is visible (§7). */
export function rakebackDaysQuery(client: Caller, userId: string, timeZone: string) {
  return {
    queryKey: [...rakebackKey, 'days', userId, timeZone] as const,
    queryFn: async ({ signal }: WithSignal = {}) =>
      (await client.call(getRakebackDays, { query: { user: userId, timeZone } }, { signal })).days,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    // Fails at once while offline instead of waiting silently.
    networkMode: 'always' as const,
    staleTime: pollMs / 2,
    meta: { audience: 'player' },
  };
}

/** Query options for the statements of the days that can be claimed from `from` to `to`, both included. */
export function statementsQuery(
  client: Caller,
  userId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
) {
  return {
    queryKey: [...rakebackKey, 'statements', userId, from, to] as const,
    queryFn: async ({ signal }: WithSignal = {}) =>
      (await client.call(getRakebackStatements, { query: { from, to } }, { signal })).statements,
    networkMode: 'always' as const,
    staleTime: pollMs,
    meta: { audience: 'player' },
  };
}
