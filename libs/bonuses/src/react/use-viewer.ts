'use client';

import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { type UserBonus, defaultCurrencyCode } from '@casino-kit/api-contract';
import { displayEmail } from '@casino-kit/api-contract/field-rules';
import { useLocale } from '@casino-kit/i18n';
import { useAuthState } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useClock } from '@casino-kit/ui';
import { type OfferPlace, userBonusesQuery } from '../core/bonus-queries.js';
import { type OfferViewer } from '../core/offer-state.js';
import { type BonusOptions } from './bonus-links.js';
import { type BonusFormats, useBonusFormats } from './use-bonus-formats.js';

const none: readonly UserBonus[] = [];

/** A player or guest who looks at bonuses: what they may activate, and how amounts and times are formatted for them. */
export interface Viewer extends OfferViewer {
  active: readonly UserBonus[];
  userId: string;
  /** Empty for a player without an address. */
  email: string;
  /** ISO 4217 or a crypto code. */
  currencyCode: string;
  place: OfferPlace;
  formats: BonusFormats;
}

/** Returns who looks at bonuses, with their active ones (§6: skipped for guests). */
export function useViewer({
  timeZone,
  now: clock,
  guestCurrency = defaultCurrencyCode,
}: Pick<BonusOptions, 'timeZone' | 'now' | 'guestCurrency'>): Viewer {
  const client = useApiClient();
  const { code: language } = useLocale();
  const { authenticated, selfExcluded, user } = useAuthState();
  const { verifyEmailOnBonusActivation } = useSettings();
  const { now } = useClock(clock);
  const { data } = useQuery({ ...userBonusesQuery(client, 'active'), enabled: authenticated });
  const { currencyCode = guestCurrency, countryCode = '', userId = '', email } = user?.getUser ?? {};
  const formats = useBonusFormats(currencyCode, timeZone, now);
  const place = useMemo(
    () => ({ currencyCode, countryCode, language, timeZone }),
    [currencyCode, countryCode, language, timeZone],
  );
  return {
    now,
    timeZone,
    authenticated,
    selfExcluded,
    // Details may still be loading. Skip the check; the server enforces it.
    mustVerifyEmail: verifyEmailOnBonusActivation && user?.getUser.isEmailVerified === false,
    active: authenticated ? (data?.rows ?? none) : none,
    userId,
    email: displayEmail(email ?? ''),
    currencyCode,
    place,
    formats,
  };
}
