'use client';

import { useMemo } from 'react';
import { onlineManager, useQueries } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { type Bonus, defaultCurrencyCode } from '@casino-kit/api-contract';
import { type CalendarDate, dateIn } from '@casino-kit/calendar-dates';
import { useLocale } from '@casino-kit/i18n';
import { useAuthState } from '@casino-kit/session';
import { useClock } from '@casino-kit/ui';
import {
  bonusCalendarDays,
  type BonusCalendarDay,
  datesOnOffer,
  type ActivatedDay,
} from '../../core/bonus-calendar-days.js';
import { calendarOfferQuery } from '../../core/bonus-calendar-queries.js';

export interface BonusCalendarOptions {
  /** The player's zone (IANA), which determines the days. */
  timeZone: string;
  /** The clock; the machine's by default. Pass the same function on every render. */
  now?: (() => Date) | undefined;
  /**
   * Which bonuses the player activated on which dates (`YYYY-MM-DD`), see `activatedDays`. Without it every past day
   * shows an opened gift.
   */
  opened?: readonly ActivatedDay[] | undefined;
  /** The currency of amounts for a guest: ISO 4217 or a crypto code, `EUR` by default. */
  guestCurrency?: string | undefined;
}

/** What is known about the offer of a day. */
export type DayOffer =
  | { state: 'loading' }
  | { state: 'failed'; online: boolean; retry: () => void }
  | { state: 'none' }
  | { state: 'offer'; bonus: Bonus };

export interface BonusCalendar {
  days: readonly BonusCalendarDay[];
  /** `null` for days without known offers: past and locked ones. */
  getOffer: (date: CalendarDate) => DayOffer | null;
  currencyCode: string;
}

/**
 * Returns the bonus calendar for a player or a guest; each of the seven offers is loaded separately (§4, decisions 6).
 */
export function useBonusCalendar({
  timeZone,
  now,
  opened,
  guestCurrency = defaultCurrencyCode,
}: BonusCalendarOptions): BonusCalendar {
  const client = useApiClient();
  const { code: language } = useLocale();
  const { user } = useAuthState();
  const { currencyCode = guestCurrency, countryCode = '', userId = '' } = user?.getUser ?? {};
  const today = dateIn(useClock(now).now, timeZone);
  const dates = useMemo(() => datesOnOffer(today), [today]);
  const place = { currencyCode, countryCode, language, timeZone };
  const results = useQueries({
    queries: dates.map((date) => calendarOfferQuery(client, place, date, userId)),
  });
  const offerId = results[0]?.data?.id ?? null;
  const days = useMemo(() => bonusCalendarDays(today, opened, offerId), [today, opened, offerId]);
  return {
    days,
    currencyCode,
    getOffer(date) {
      const result = results[dates.indexOf(date)];
      if (result === undefined) return null;
      const { data, isError, refetch } = result;
      if (data) return { state: 'offer', bonus: data };
      if (data === null) return { state: 'none' };
      if (!isError) return { state: 'loading' };
      return { state: 'failed', online: onlineManager.isOnline(), retry: () => void refetch() };
    },
  };
}
