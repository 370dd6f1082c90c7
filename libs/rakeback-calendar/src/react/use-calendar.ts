'use client';

import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { defaultCurrencyCode } from '@casino-kit/api-contract';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { useAuthState, useIsAuthenticated, usePlayerCurrency } from '@casino-kit/session';
import { useOnline } from '@casino-kit/ui';
import { type CalendarDay, calendarDays } from '../core/calendar-days.js';
import { calendarWindow, carouselWindow } from '../core/calendar-window.js';
import { exampleDays } from '../core/example-days.js';
import { rakebackDaysQuery } from '../core/rakeback-queries.js';
import { useToday } from './use-today.js';

/** Options of every calendar component. */
export interface CalendarOptions {
  /** The player's zone (IANA). */
  timeZone: string;
  /** The clock; the machine's by default. Pass the same function on every render. */
  now?: (() => Date) | undefined;
  /** The seed of a guest's example amounts: one number per visit, the same on server and client. */
  exampleSeed?: number | undefined;
}

export interface Calendar {
  /** Whether a player is logged in: guests see an example (§6). */
  signedIn: boolean;
  today: CalendarDate;
  timeZone: string;
  /** The days, oldest first; `null` while they are not known. */
  days: readonly CalendarDay[] | null;
  /** The first and last date of the whole window, whichever part of it is shown. */
  range: { from: CalendarDate; to: CalendarDate };
  /** Nothing has loaded so far. */
  failed: boolean;
  /** The last refetch failed: `days` are those of an earlier one. */
  stale: boolean;
  online: boolean;
  userId: string;
  /** ISO 4217 or a crypto code. */
  currencyCode: string;
  retry: () => void;
}

const systemNow = () => new Date();
const firstSeed = 1;

/**
 * Returns the days of the calendar for a player or a guest: `whole` or, for the carousel, its two `middle` weeks (§2).
 */
export function useCalendar(
  { timeZone, now = systemNow, exampleSeed = firstSeed }: CalendarOptions,
  part: 'whole' | 'middle' = 'whole',
): Calendar {
  const client = useApiClient();
  const authenticated = useIsAuthenticated();
  const isGuest = useAuthState(({ initialized, authenticated }) => initialized && !authenticated);
  const userId = useAuthState(({ user }) => user?.getUser.userId) ?? '';
  const currencyCode = usePlayerCurrency() ?? defaultCurrencyCode;
  const today = useToday(timeZone, now);
  const online = useOnline();
  const { data, isError, isRefetchError, refetch } = useQuery({
    ...rakebackDaysQuery(client, userId, timeZone),
    enabled: authenticated && userId !== '',
  });
  const range = useMemo(() => {
    const dates = calendarWindow(today).flat();
    return { dates, from: dates[0] ?? today, to: dates.at(-1) ?? today };
  }, [today]);
  const days = useMemo(() => {
    const dates = part === 'whole' ? range.dates : carouselWindow(today);
    const rows = isGuest ? exampleDays(dates, exampleSeed) : data;
    return rows === undefined ? null : calendarDays(dates, rows, { today, zone: timeZone });
  }, [part, range, today, isGuest, exampleSeed, data, timeZone]);
  return {
    signedIn: authenticated,
    today,
    timeZone,
    days,
    range,
    failed: isError && data === undefined,
    stale: isRefetchError,
    online,
    userId,
    currencyCode,
    retry: () => void refetch(),
  };
}
