import { and, eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type ApiError, reject } from '../http/api-error.js';
import { type OfferRow } from './activate.js';
import { bonuses, couponRedemptions, coupons } from './tables.js';

const normalizeCode = (typed: string) => typed.trim().toUpperCase();

const getCouponRejection = (
  code: 'COUPON_NOT_APPLIED' | 'COUPON_ALREADY_REDEEMED',
  message: string,
): ApiError => reject(code, message, { fields: { couponCode: 'form.validation.invalid.format' } });

/**
 * Returns the offer of a coupon that a player can still redeem, with the code as it is stored.
 * @throws ApiError COUPON_NOT_APPLIED, COUPON_ALREADY_REDEEMED
 */
export async function readCoupon(
  database: Database,
  typed: string,
  playerId: number,
  now: Date,
): Promise<{ code: string; offer: OfferRow }> {
  const code = normalizeCode(typed);
  const [found] = await database
    .select({ offer: bonuses })
    .from(coupons)
    .innerJoin(bonuses, eq(bonuses.id, coupons.bonusId))
    .where(eq(coupons.code, code));
  if (found === undefined || now < found.offer.startsAt || now >= found.offer.endsAt)
    throw getCouponRejection('COUPON_NOT_APPLIED', 'This coupon cannot be used.');
  const redeemed = await database
    .select({ code: couponRedemptions.code })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.code, code), eq(couponRedemptions.playerId, playerId)));
  if (redeemed.length > 0)
    throw getCouponRejection('COUPON_ALREADY_REDEEMED', 'This coupon has been redeemed already.');
  return { code, offer: found.offer };
}

/** Records that a player has redeemed a code; the key rejects a second time. */
export async function redeemCoupon(
  transaction: Database,
  code: string,
  playerId: number,
  now: Date,
): Promise<void> {
  await transaction.insert(couponRedemptions).values({ code, playerId, createdAt: now });
}
