'use client';

import { useApiClient } from '@casino-kit/api-client';
import { useAuthState, useIsAuthenticated } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { calendarDays } from '../core/calendar-days.js';
import { carouselWindow } from '../core/calendar-window.js';
import { dayState } from '../core/day-state.js';
import { rakebackDaysQuery } from '../core/rakeback-queries.js';
import { type CalendarOptions } from './use-calendar.js';
import { useToday } from './use-today.js';

const systemNow = () => new Date();

/**
 * Returns whether the player can claim a day now (§4), as far as another part of the page has loaded the days: it sends
 * no request. `false` for a guest.
 */
export function useCanClaim({
  timeZone,
  now = systemNow,
}: Pick<CalendarOptions, 'timeZone' | 'now'>): boolean {
  const client = useApiClient();
  const authenticated = useIsAuthenticated();
  const userId = useAuthState(({ user }) => user?.getUser.userId);
  const today = useToday(timeZone, now);
  const { data } = useQuery({
    ...rakebackDaysQuery(client, userId ?? '', timeZone),
    enabled: false,
  });
  if (!authenticated || data === undefined) return false;
  return calendarDays(carouselWindow(today), data, { today, zone: timeZone }).some(
    (day) => dayState(day, { signedIn: true, today }).canClaim,
  );
}
