import { getActivity } from '@casino-kit/api-contract';
import { dayNumber, isCalendarDate, isTimeZone } from '@casino-kit/calendar-dates';
import { invalid } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { findLimitsCurrency } from '../protection/limits-currency.js';
import { type Services } from '../services.js';
import { type CurrencyAmount, sumIn } from '../settings/euro-figures.js';
import { minutesOfPlay, toActivityByKind, toActivityDays } from './activity.js';
import { activityReader, type DateRange, readLifetime } from './read-activity.js';

/** The most dates of one request. */
const mostDates = 400;
const wrongFormat = 'form.validation.invalid.format';

/** @throws ApiError VALIDATION for an unknown zone, and for dates in the wrong order or too far apart */
function checkRange({ from, to, timeZone }: DateRange): void {
  if (!isTimeZone(timeZone)) throw invalid({ timeZone: wrongFormat });
  // The calendar of dates begins later than what the contract can write.
  if (!isCalendarDate(from)) throw invalid({ from: wrongFormat });
  if (!isCalendarDate(to)) throw invalid({ to: wrongFormat });
  const dates = dayNumber(to) - dayNumber(from) + 1;
  if (dates < 1 || dates > mostDates) throw invalid({ to: wrongFormat });
}

/** What a player paid in and out, staked and won, in the currency of the limits. */
export function activityRoutes({ serve }: EndpointRoutes, { database, catalogue, sessions }: Services): void {
  serve(getActivity, async ({ bearer, query }) => {
    const { id, currencyCode: active } = await sessions.require(bearer);
    checkRange(query);
    const currencyCode = (await findLimitsCurrency(database, id)) ?? active;
    const reader = activityReader(database, id, query);
    const played = await reader.played();
    const rows = {
      played,
      deposited: await reader.deposited(),
      withdrawn: await reader.withdrawn(),
      rewards: await reader.rewards(),
    };
    const days = toActivityDays(rows, currencyCode);
    const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
    const lifetime = await readLifetime(database, id);
    const total = (amounts: readonly CurrencyAmount[]) =>
      toCurrencyScale(sumIn(amounts, currencyCode), currencyCode);
    const getKind = (slug: string) => catalogue.find(slug)?.entry.kind ?? 'other';
    return {
      currencyCode,
      days,
      byKind: toActivityByKind(played, getKind, currencyCode, minutes),
      longestMinutes: minutesOfPlay(await reader.longestMs(), played.length),
      lifetime: { deposited: total(lifetime.deposited), withdrawn: total(lifetime.withdrawn) },
    };
  });
}
