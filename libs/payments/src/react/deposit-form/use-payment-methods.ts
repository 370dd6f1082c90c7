'use client';

import { useApiClient } from '@casino-kit/api-client';
import { type PaymentMethod, type PaymentMode } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { useAuthState } from '@casino-kit/session';
import { useHydrated } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { visibleMethods } from '../../core/method-visibility.js';
import { paymentMethodsQuery } from '../../core/payment-queries.js';

export interface PaymentMethods {
  /** The methods that the player sees, in order. */
  methods: readonly PaymentMethod[];
  status: 'loading' | 'failed' | 'ready';
  /** Refetches. */
  retry: () => void;
}

/** Returns the payment methods of the logged-in player for a mode (§6). Requests nothing unless `enabled`. */
export function usePaymentMethods(mode: PaymentMode, enabled = true): PaymentMethods {
  const client = useApiClient();
  const player = useAuthState().user?.getUser;
  const { code: language } = useLocale();
  const place = {
    currencyCode: player?.currencyCode ?? '',
    countryCode: player?.countryCode ?? '',
    language,
  };
  const query = useQuery({
    ...paymentMethodsQuery(client, place),
    enabled: enabled && player !== undefined,
  });
  // Data that another part of the page has loaded by now is not in the server's markup, so hydrate without it.
  const hydrated = useHydrated();
  const { data, isError, isPending, refetch } = query;
  const methods = useMemo(
    () => (player === undefined ? [] : visibleMethods(data ?? [], player, mode)),
    [data, player, mode],
  );
  return {
    methods,
    status: isPending || !hydrated ? 'loading' : isError ? 'failed' : 'ready',
    retry: () => void refetch(),
  };
}
