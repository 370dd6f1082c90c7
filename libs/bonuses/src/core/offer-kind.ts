import { type Bonus } from '@casino-kit/api-contract';

/** What an offer is to a player, by which its picture is chosen. */
export type OfferKind = 'deposit' | 'spins' | 'cashback' | 'coupon' | 'gift';

/** Returns the kind of an offer: one that needs a code is a coupon, whatever it grants. */
export function offerKind({ type, needsCoupon }: Pick<Bonus, 'type' | 'needsCoupon'>): OfferKind {
  if (needsCoupon) return 'coupon';
  switch (type) {
    case 'deposit':
      return 'deposit';
    case 'freespins':
      return 'spins';
    case 'instant_cashback':
      return 'cashback';
    default:
      return 'gift';
  }
}
