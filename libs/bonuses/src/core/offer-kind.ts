import { type Bonus } from '@casino-kit/api-contract';

/** What an offer is to a player, by which its picture is chosen. */
export type OfferKind = 'deposit' | 'spins' | 'cashback' | 'calendar' | 'coupon' | 'gift';

/**
 * Returns the kind of an offer. One that needs a code is a coupon, unless a deposit has to come with it; cashback that arrives
 * in the rakeback calendar is of that calendar.
 */
export function offerKind({
  type,
  needsCoupon,
  addedToCalendar = null,
}: Pick<Bonus, 'type' | 'needsCoupon' | 'addedToCalendar'>): OfferKind {
  switch (type) {
    case 'deposit':
      return 'deposit';
    case 'freespins':
      return needsCoupon ? 'coupon' : 'spins';
    case 'instant_cashback':
      if (addedToCalendar) return 'calendar';
      return needsCoupon ? 'coupon' : 'cashback';
    default:
      return needsCoupon ? 'coupon' : 'gift';
  }
}
