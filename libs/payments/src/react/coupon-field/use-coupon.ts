import { CallError, useApiClient } from '@casino-kit/api-client';
import { type Amount, compare, decimalPlaces, multiply, truncate } from '@casino-kit/money';
import { useRef, useState } from 'react';
import { type AppliedCoupon } from '../../core/deposit-rewards.js';

/** Why a coupon is not applied: codes of §8, or nobody answered. */
export type CouponProblem = 'COUPON_NOT_APPLIED' | 'COUPON_ALREADY_REDEEMED' | 'unanswered';

/** A coupon code as it is typed and applied. */
export interface Coupon {
  typed: string;
  type: (typed: string) => void;
  applied: AppliedCoupon | null;
  problem: CouponProblem | null;
  checking: boolean;
  /** Asks the server about what is typed. Gives the coupon's code, `null` where none is typed, `false` when it is refused. */
  settle: () => Promise<string | null | false>;
  remove: () => void;
  /** What it adds to a deposit, in major units of the currency; `null` for nothing that can be told. */
  adds: (amount: Amount) => Amount | null;
}

/** Holds the coupon of a deposit, at first `initial`. A code that was typed and not applied is asked about before the player pays. */
export function useCoupon(currencyCode: string, initial = ''): Coupon {
  const client = useApiClient();
  const [typed, setTyped] = useState(initial);
  const [applied, setApplied] = useState<AppliedCoupon | null>(null);
  const [problem, setProblem] = useState<CouponProblem | null>(null);
  const [checking, setChecking] = useState(false);
  const latest = useRef(initial);
  const forget = (next: string) => {
    latest.current = next;
    setTyped(next);
    setApplied(null);
    setProblem(null);
  };
  return {
    typed,
    type: forget,
    applied,
    problem,
    checking,
    remove: () => forget(''),
    async settle() {
      const couponCode = typed.trim();
      if (couponCode === '') return null;
      if (applied !== null) return applied.couponCode;
      setChecking(true);
      setProblem(null);
      try {
        const rewards = await import('../../core/deposit-rewards.js').catch(() => null);
        if (rewards === null) {
          setProblem('unanswered');
          return false;
        }
        const found = await rewards.askCoupon(client, couponCode, currencyCode);
        if (latest.current.trim() !== couponCode) return false;
        setApplied(found);
        return found.couponCode;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const refused = error.kind === 'status' && (error.status ?? 500) < 500;
        if (error.code === 'COUPON_ALREADY_REDEEMED') setProblem('COUPON_ALREADY_REDEEMED');
        else setProblem(refused ? 'COUPON_NOT_APPLIED' : 'unanswered');
        return false;
      } finally {
        setChecking(false);
      }
    },
    adds(amount) {
      if (applied === null) return null;
      const { percent, minDeposit } = applied;
      if (minDeposit !== null && minDeposit !== undefined && compare(amount, minDeposit) < 0) return null;
      const share =
        percent === null || percent === undefined
          ? (applied.amount ?? '0')
          : truncate(multiply(amount, multiply(String(percent), '0.01')), decimalPlaces(currencyCode));
      return compare(share, '0') > 0 ? share : null;
    },
  };
}
