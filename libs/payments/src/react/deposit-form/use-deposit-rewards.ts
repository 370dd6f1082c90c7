'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { deviceTimeZone } from '@casino-kit/calendar-dates';
import { add, type Amount } from '@casino-kit/money';
import { useAuthState } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { type DepositDetails } from '../../core/deposit-details.js';
import { type ChosenBonus, useBonusChoice } from '../bonus-choice/use-bonus-choice.js';
import { type Coupon, useCoupon } from '../coupon-field/use-coupon.js';

/** The bonus and the coupon of a deposit. */
export interface DepositRewards {
  /** They belong to the form (`removeBonusesFromDepositPage`). */
  enabled: boolean;
  bonus: ChosenBonus;
  coupon: Coupon;
  /** What they add, in major units of the player's currency; `null` for nothing. */
  adds: Amount | null;
  /** Returns their part of the request; `null` when the coupon is rejected or must be confirmed first. */
  settle: () => Promise<DepositDetails | null>;
}

/** Holds the choice of bonus and coupon for a deposit of `amount` (`null` while it is invalid). */
export function useDepositRewards({
  enabled: isVisible,
  amount,
  bonuses,
  initialBonusId,
  initialCouponCode,
}: {
  enabled: boolean;
  amount: Amount | null;
  bonuses: readonly Bonus[] | undefined;
  initialBonusId: string | undefined;
  initialCouponCode: string | undefined;
}): DepositRewards {
  const { user } = useAuthState();
  const enabled = !useSettings().removeBonusesFromDepositPage;
  const bonus = useBonusChoice({
    initialId: initialBonusId,
    given: bonuses,
    enabled: isVisible && enabled,
    amount,
  });
  const coupon = useCoupon(user?.getUser.currencyCode ?? '', user?.activeBonus ?? null, initialCouponCode);
  const couponAdds = amount === null ? null : coupon.adds(amount);
  return {
    enabled,
    bonus,
    coupon,
    adds:
      bonus.adds !== null && couponAdds !== null ? add(bonus.adds, couponAdds) : (bonus.adds ?? couponAdds),
    async settle() {
      const couponCode = enabled ? await coupon.settle() : null;
      if (couponCode === false) return null;
      const details: DepositDetails = {
        ...bonus.details,
        ...(couponCode !== null && { couponCode, ...(coupon.endsActive && { cancelActiveBonus: true }) }),
      };
      const hasReward = details.bonusId !== undefined || details.couponCode !== undefined;
      return { ...details, ...(hasReward && { timeZone: deviceTimeZone() }) };
    },
  };
}
