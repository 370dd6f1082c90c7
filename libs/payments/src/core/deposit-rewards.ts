import { type ApiClient, type CallError, type CallOptions } from '@casino-kit/api-client';
import { type Bonus, checkCoupon, type EndpointData, getAllBonus } from '@casino-kit/api-contract';

// Imported only when needed: a form without bonuses does not load these schemas.

type Caller = Pick<ApiClient, 'call'>;

/** The player's place, language (wire code) and IANA zone: some bonuses are offered on days of the week. */
export interface BonusPlace {
  currencyCode: string;
  countryCode: string;
  language: string;
  timeZone: string;
}

/** The bonuses that come with a deposit and that a player in this place can have today. */
export async function askDepositBonuses(
  client: Caller,
  place: BonusPlace,
  options: Pick<CallOptions, 'signal'>,
): Promise<Bonus[]> {
  const query = { pageNo: 1, limit: 24, isDeposit: true, ...place };
  return (await client.call(getAllBonus, { query }, options)).bonus.rows;
}

/** What a coupon grants, as the server returns it. */
export type AppliedCoupon = EndpointData<typeof checkCoupon>;

/**
 * Checks what a coupon grants in a currency; returns `null` when the server is known to have no coupons.
 * @throws CallError when the coupon grants nothing, and when the server turns out to have no coupons.
 */
export async function askCoupon(
  client: Pick<ApiClient, 'call' | 'supports'>,
  couponCode: string,
  currencyCode: string,
): Promise<AppliedCoupon | null> {
  if (!client.supports(checkCoupon)) return null;
  return client.call(checkCoupon, { body: { couponCode, currencyCode } });
}

/** Why a coupon is not applied: codes of §8, or no response arrived, or the server has no coupons. */
export type CouponError = 'COUPON_NOT_APPLIED' | 'COUPON_ALREADY_REDEEMED' | 'unknown' | 'unsupported';

/** Returns why a coupon was not applied. */
export function getCouponError({ code, kind, status }: CallError): CouponError {
  if (code === 'COUPON_ALREADY_REDEEMED') return code;
  if (kind === 'unsupported') return kind;
  return kind === 'status' && (status ?? 500) < 500 ? 'COUPON_NOT_APPLIED' : 'unknown';
}
