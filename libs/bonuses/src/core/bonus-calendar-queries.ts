import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type Bonus, getAllBonus } from '@casino-kit/api-contract';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { bonusKey, type OfferPlace } from './bonus-queries.js';
import { getDayOfWeek } from './weekday.js';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/**
 * Query options for the offer of one date of the calendar, one at most (§7, decisions 6); `null` when there is none.
 * The request names noon in the player's zone, a time that every date of every zone has. `userId` is empty for a guest.
 */
export function calendarOfferQuery(client: Caller, place: OfferPlace, date: CalendarDate, userId: string) {
  const { countryCode, ...rest } = place;
  return {
    queryKey: [...bonusKey, 'calendar', place, date, userId] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<Bonus | null> => {
      const query = {
        ...rest,
        ...(countryCode !== '' && { countryCode }),
        pageNo: 1,
        limit: 1,
        dayOfWeek: getDayOfWeek(date),
        calendarDateTime: `${date}T12:00:00`,
      };
      return (await client.call(getAllBonus, { query }, { signal })).bonus.rows[0] ?? null;
    },
    staleTime: 60_000,
    // Fails at once while offline instead of waiting silently.
    networkMode: 'always' as const,
    meta: { audience: 'player' },
  };
}
