'use client';

import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, createIdempotencyKey, useApiClient } from '@casino-kit/api-client';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { refreshSession, useSession } from '@casino-kit/session';
import { type CalendarDay } from '../core/calendar-days.js';
import { type ClaimOutcome, type Claims, createClaims } from '../core/claims.js';
import { rakebackKey } from '../core/rakeback-queries.js';
import { type Calendar } from './use-calendar.js';

const claimsOfPage = new WeakMap<ApiClient, Claims>();
/** Shared by all calendars on a page, so that they share their keys and survive a dialog that closes. */
function getClaims(client: ApiClient): Claims {
  const known = claimsOfPage.get(client);
  if (known !== undefined) return known;
  const made = createClaims({ client, newKey: createIdempotencyKey });
  claimsOfPage.set(client, made);
  return made;
}

export interface UseClaimResult {
  claim: (day: CalendarDay) => void;
  /** The day that is being claimed. */
  pending: CalendarDate | null;
  /** How the last claim ended, until it is dismissed. */
  result: { day: CalendarDay; outcome: ClaimOutcome } | null;
  dismiss: () => void;
}

/** The calendar's later state of the day settles an uncertain claim. */
function settled(
  { day, outcome }: NonNullable<UseClaimResult['result']>,
  days: Calendar['days'],
): ClaimOutcome {
  if (outcome.kind === 'paid' || outcome.kind === 'rejected') return outcome;
  const now = days?.find(({ dayDate }) => dayDate === day.dayDate);
  return now?.paidAt ? { kind: 'paid', amount: now.amount } : outcome;
}

/** Claims days of the calendar; a paid claim refetches the days and the player (§7). */
export function useClaim({ userId, today, timeZone, days }: Calendar): UseClaimResult {
  const client = useApiClient();
  const session = useSession();
  const queries = useQueryClient();
  const [last, setLast] = useState<UseClaimResult['result']>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ dayDate, bonusId }: CalendarDay) =>
      getClaims(client).claim({ userId, bonusId: bonusId ?? '', dayDate, customerDate: today, timeZone }),
    networkMode: 'always',
    onSuccess: async (outcome, day) => {
      setLast({ day, outcome });
      const refetched = queries.invalidateQueries({ queryKey: rakebackKey });
      if (outcome.kind !== 'paid') return;
      void refreshSession(session);
      // Pending until the day is known as claimed: a second click would claim it again.
      await refetched;
    },
    onError: (_, day) => setLast({ day, outcome: { kind: 'rejected', message: null } }),
  });
  return {
    claim: (day) => {
      if (!isPending) mutate(day);
    },
    pending: isPending ? variables.dayDate : null,
    result: last === null ? null : { day: last.day, outcome: settled(last, days) },
    dismiss: () => setLast(null),
  };
}
