import { type Bonus, type UserBonus } from '@casino-kit/api-contract';

/** What is to be activated: an offer, or what a coupon stands for (its offer may not be known). */
export type Activatable = (
  | { bonus: Bonus; couponCode: null }
  | { bonus: Bonus | null; bonusId: string | null; couponCode: string; title: string }
) & {
  /** Called once it is active. */
  onActivated?: (bonus: UserBonus) => void;
};
