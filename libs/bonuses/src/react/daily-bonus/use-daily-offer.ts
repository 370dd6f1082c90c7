'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { useApiClient } from '@casino-kit/api-client';
import { dateIn } from '@casino-kit/calendar-dates';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { calendarOfferQuery } from '../../core/bonus-calendar-queries.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';

/** Returns the calendar's offer of today; its data is `null` when there is none. */
export function useDailyOffer(): UseQueryResult<Bonus | null> {
  const client = useApiClient();
  const { viewer } = useBonusContext();
  const today = dateIn(viewer.now, viewer.timeZone);
  return useQuery(calendarOfferQuery(client, viewer.place, today, viewer.userId));
}
