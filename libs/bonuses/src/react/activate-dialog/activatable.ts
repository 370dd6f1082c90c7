import { type Bonus, type UserBonus } from '@casino-kit/api-contract';

/** What to activate: an offer, or the bonus of a coupon (whose offer may be unknown). */
export type Activatable = (
  | { bonus: Bonus; couponCode: null }
  | { bonus: Bonus | null; bonusId: string | null; couponCode: string; title: string }
) & {
  /** Called once it is active. */
  onActivated?: ((bonus: UserBonus) => void) | undefined;
};
