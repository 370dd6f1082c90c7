import { type ApiClient, type CallError, type CallOptions } from '@casino-kit/api-client';
import { type Bonus, checkCoupon, type EndpointData, getAllBonus } from '@casino-kit/api-contract';

// Imported where something is asked, not before: a form without bonuses goes without these schemas.

type Caller = Pick<ApiClient, 'call'>;

/** Where a player is, in which words (wire code), and in which IANA zone: some bonuses are offered on days of the week. */
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

/** What a coupon gives, as the server says it. */
export type AppliedCoupon = EndpointData<typeof checkCoupon>;

/**
 * Asks what a coupon gives in a currency; `null` where the server is known to have no coupons. @throws CallError where the
 * coupon gives nothing, and where the server turns out to have none.
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
