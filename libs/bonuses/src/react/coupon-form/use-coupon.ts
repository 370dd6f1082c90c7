'use client';

import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { offerQuery, type OfferPlace } from '../../core/bonus-queries.js';
import { validateCoupon, type CouponError, type KnownCoupon } from '../../core/validate-coupon.js';
import { type Activatable } from '../activate-dialog/activatable.js';

export interface UseCouponResult {
  typed: string;
  type: (typed: string) => void;
  checking: boolean;
  /** Why it is not applied; `empty` when nothing is typed. */
  error: CouponError | 'empty' | null;
  known: KnownCoupon | null;
  check: () => Promise<void>;
  /** What the coupon activates; its offer is loaded first, so that its terms can be shown. */
  target: (coupon: KnownCoupon) => Promise<Activatable>;
  remove: () => void;
}

/** Manages a coupon code: typed, checked and dropped. */
export function useCoupon(place: OfferPlace): UseCouponResult {
  const client = useApiClient();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<UseCouponResult['error']>(null);
  const [known, setKnown] = useState<KnownCoupon | null>(null);
  const latest = useRef('');
  const forget = (next: string) => {
    latest.current = next;
    setTyped(next);
    setError(null);
    setKnown(null);
  };
  return {
    typed,
    type: forget,
    checking,
    error,
    known,
    remove: () => forget(''),
    async check() {
      const code = typed.trim();
      if (code === '') {
        setError('empty');
        return;
      }
      if (checking) return;
      setChecking(true);
      setError(null);
      try {
        const response = await validateCoupon(client, code, place.currencyCode);
        // A code typed meanwhile is another one.
        if (latest.current.trim() !== code) return;
        if (response.kind === 'known') setKnown(response.coupon);
        else setError(response.error);
      } finally {
        setChecking(false);
      }
    },
    async target({ couponCode, bonusId, title }) {
      const bonus =
        bonusId === null
          ? null
          : await queries.query({ ...offerQuery(client, place, bonusId), retry: false }).catch(() => null);
      return { bonus, bonusId, couponCode, title };
    },
  };
}
