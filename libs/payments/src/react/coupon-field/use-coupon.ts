'use client';

import { CallError, useApiClient } from '@casino-kit/api-client';
import { type ActiveBonusSummary } from '@casino-kit/api-contract';
import { type Amount, depositBonusMoney } from '@casino-kit/money';
import { useRef, useState } from 'react';
import { type AppliedCoupon, type CouponError } from '../../core/deposit-rewards.js';

/** A coupon code, typed and applied. */
export interface Coupon {
  typed: string;
  type: (typed: string) => void;
  applied: AppliedCoupon | null;
  error: CouponError | null;
  checking: boolean;
  /** A coupon that would end the active bonus, until the player has confirmed or declined. */
  asked: AppliedCoupon | null;
  /** The player confirms that the active bonus ends, or removes the coupon. */
  confirm: (isConfirmed: boolean) => void;
  /** The player has confirmed that the active bonus ends for the coupon. */
  endsActive: boolean;
  /** Checks the typed code with the server, and asks the player to confirm if it would end the active bonus. */
  check: () => Promise<void>;
  /**
   * Returns the coupon's code to pay with; `null` when none is typed or the server is known to have no coupons; `false`
   * when it is rejected, needs a confirmation, or the player has not yet seen its terms or that there are no coupons.
   */
  settle: () => Promise<string | null | false>;
  remove: () => void;
  /** What it adds to a deposit, in major units of the currency; `null` if that is unknown. */
  adds: (amount: Amount) => Amount | null;
}

/** Whether a coupon has terms that the player has to see before it is used (decision 51). */
export function hasTerms({ bonus }: AppliedCoupon): boolean {
  return Boolean(bonus?.wageringMultiplier || bonus?.validDays || bonus?.maxBet);
}

/**
 * Manages the coupon of a deposit, initially `initial`. A code that was typed and not applied is checked before the
 * player pays. A coupon that would end `activeBonus` is applied once the player has confirmed that.
 */
export function useCoupon(
  currencyCode: string,
  activeBonus: ActiveBonusSummary | null,
  initial = '',
): Coupon {
  const client = useApiClient();
  const [typed, setTyped] = useState(initial);
  const [applied, setApplied] = useState<AppliedCoupon | null>(null);
  const [asked, setAsked] = useState<AppliedCoupon | null>(null);
  /** The id of the active bonus that the player has agreed to forfeit. */
  const [agreedForfeit, setAgreedForfeit] = useState<string | null>(null);
  const [error, setError] = useState<CouponError | null>(null);
  const [checking, setChecking] = useState(false);
  const latest = useRef(initial);
  const forget = (next: string) => {
    latest.current = next;
    setTyped(next);
    setApplied(null);
    setAsked(null);
    setAgreedForfeit(null);
    setError(null);
  };
  const endsActive = (coupon: AppliedCoupon) =>
    activeBonus !== null && (coupon.bonusId === null || coupon.bonusId !== activeBonus.id);
  const isOpenQuestion = (coupon: AppliedCoupon) => endsActive(coupon) && agreedForfeit !== activeBonus?.id;
  /** Applies a checked coupon, or asks for confirmation first; returns whether the player can pay with it at once. */
  function take(coupon: AppliedCoupon): boolean {
    if (isOpenQuestion(coupon)) setAsked(coupon);
    else setApplied(coupon);
    return !isOpenQuestion(coupon) && !hasTerms(coupon);
  }
  async function settle(): Promise<string | null | false> {
    const couponCode = typed.trim();
    if (couponCode === '') return null;
    if (applied !== null) {
      if (!isOpenQuestion(applied)) return applied.couponCode;
      setAsked(applied);
      return false;
    }
    setChecking(true);
    setError(null);
    const rewards = await import('../../core/deposit-rewards.js').catch(() => null);
    try {
      if (rewards === null) {
        setError('unknown');
        return false;
      }
      const found = await rewards.askCoupon(client, couponCode, currencyCode);
      if (latest.current.trim() !== couponCode) return false;
      return found && take(found) && found.couponCode;
    } catch (error) {
      if (rewards === null || !(error instanceof CallError)) throw error;
      setError(rewards.getCouponError(error));
      return false;
    } finally {
      setChecking(false);
    }
  }
  return {
    typed,
    type: forget,
    applied,
    error,
    checking,
    remove: () => forget(''),
    asked,
    confirm(isConfirmed) {
      setAsked(null);
      if (!isConfirmed || asked === null) return;
      setAgreedForfeit(activeBonus?.id ?? null);
      setApplied(asked);
    },
    endsActive: applied !== null && endsActive(applied),
    check: async () => void (await settle()),
    settle,
    adds(amount) {
      if (applied === null) return null;
      const { bonus, percent, amount: fixed, minDeposit } = applied;
      const terms = bonus ?? {
        depositBonusPercent: percent === null ? null : String(percent),
        cashAmount: fixed,
        minimumDeposit: minDeposit,
      };
      return depositBonusMoney(terms, amount, currencyCode);
    },
  };
}
