'use client';

import { useApiClient } from '@casino-kit/api-client';
import { type Bonus } from '@casino-kit/api-contract';
import { deviceTimeZone } from '@casino-kit/calendar-dates';
import { useLocale } from '@casino-kit/i18n';
import { type Amount, depositBonusMoney, isBelowBonusMinimum } from '@casino-kit/money';
import { useAuthState } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DepositDetails } from '../../core/deposit-details.js';
import { depositBonusesQuery } from '../../core/payment-queries.js';

const none: readonly Bonus[] = [];

/** Which bonus comes with a deposit. */
export interface ChosenBonus {
  bonuses: readonly Bonus[];
  /** They are loading for the first time. */
  pending: boolean;
  chosen: Bonus | null;
  /**
   * The bonus that the player came for and that would end the active one; to be confirmed until something is chosen.
   */
  suggested: Bonus | null;
  choose: (bonus: Bonus | null) => void;
  /** The amount is too small for the chosen one. */
  tooSmall: boolean;
  /** What it adds, in major units of the player's currency. */
  adds: Amount | null;
  /** The part of it that is sent to the server. */
  details: DepositDetails;
}

/**
 * Holds the choice of a bonus: from `given`, or those that the server has for deposits; none while not `enabled`. At first,
 * and whenever another is named, it is `initialId`, which is only `suggested` where it would end an active bonus.
 */
export function useBonusChoice({
  initialId,
  given,
  enabled,
  amount,
}: {
  initialId?: string | undefined;
  given: readonly Bonus[] | undefined;
  enabled: boolean;
  amount: Amount | null;
}): ChosenBonus {
  const client = useApiClient();
  const { code: language } = useLocale();
  const { user } = useAuthState();
  const currencyCode = user?.getUser.currencyCode ?? '';
  const [timeZone] = useState(deviceTimeZone);
  const place = { currencyCode, countryCode: user?.getUser.countryCode ?? '', language, timeZone };
  const { data, isLoading, isFetched } = useQuery({
    ...depositBonusesQuery(client, place),
    enabled: enabled && given === undefined && user !== null,
  });
  const [picked, setPicked] = useState<{ id: string | undefined; instead: string | undefined }>();
  const activeId = user?.activeBonus?.id;
  const isNamed = picked === undefined || (initialId !== undefined && initialId !== picked.instead);
  const byId = (wanted: string | undefined) => bonuses.find(({ id }) => id === wanted) ?? null;
  const bonuses = enabled ? (given ?? data ?? none) : none;
  const named = isNamed ? byId(initialId) : null;
  const chosen = isNamed ? (activeId === undefined ? named : null) : byId(picked.id);
  // A bonus is never forfeited silently: the choice was confirmed when it was made.
  const cancelActiveBonus = activeId === undefined ? {} : { cancelActiveBonus: true };
  return {
    // A deposit does not wait for bonuses that do not load at once.
    pending: isLoading && !isFetched,
    bonuses,
    chosen,
    suggested: activeId === undefined || named?.id === activeId ? null : named,
    choose: (bonus) => setPicked({ id: bonus?.id, instead: initialId }),
    tooSmall: chosen !== null && amount !== null && isBelowBonusMinimum(chosen, amount),
    adds: chosen !== null && amount !== null ? depositBonusMoney(chosen, amount, currencyCode) : null,
    details: chosen === null ? {} : { bonusId: chosen.id, ...cancelActiveBonus },
  };
}
