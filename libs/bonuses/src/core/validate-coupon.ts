import { type ApiClient, CallError } from '@casino-kit/api-client';
import { checkCoupon, type EndpointData } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { type BonusType } from './bonus-type.js';
import { given } from './offer-sum.js';

/** A coupon that the server knows. Amounts are major units of the player's currency. */
export interface KnownCoupon {
  couponCode: string;
  title: string;
  bonusId: string | null;
  type: BonusType | null;
  /** What it adds to a deposit: a percentage or an amount. */
  percent: number | null;
  amount: Amount | null;
  minDeposit: Amount | null;
  /** It comes with a deposit; otherwise it is activated directly. */
  withDeposit: boolean;
}

/** Why a coupon is not applied (§8), that no response arrived, or that the server has no coupons. */
export type CouponError =
  | 'COUPON_NOT_APPLIED'
  | 'COUPON_ALREADY_REDEEMED'
  | 'TOO_MANY_TRIES'
  | 'unknown'
  | 'unsupported';
export type CouponResult = { kind: 'known'; coupon: KnownCoupon } | { kind: 'error'; error: CouponError };

/**
 * Parses the server's response for a coupon: one without a bonus of its own, or for a deposit bonus, comes with a
 * deposit.
 */
export function knownCoupon(response: EndpointData<typeof checkCoupon>): KnownCoupon {
  const { couponCode, title, percent, bonusId, type } = response;
  return {
    couponCode,
    title,
    bonusId,
    type,
    percent,
    amount: given(response.amount),
    minDeposit: given(response.minDeposit),
    withDeposit: bonusId === null || type === null || type === 'deposit',
  };
}

function toCouponError({ kind, status, code }: CallError): CouponError {
  if (code === 'COUPON_ALREADY_REDEEMED' || code === 'TOO_MANY_TRIES') return code;
  if (kind === 'unsupported') return kind;
  const rejected = kind === 'status' && status !== null && status < 500;
  return rejected ? 'COUPON_NOT_APPLIED' : 'unknown';
}

/** Checks what a coupon grants; using it is another call. Never rejects with a CallError. */
export async function validateCoupon(
  client: Pick<ApiClient, 'call'>,
  couponCode: string,
  currencyCode: string,
): Promise<CouponResult> {
  try {
    const response = await client.call(checkCoupon, { body: { couponCode, currencyCode } });
    return { kind: 'known', coupon: knownCoupon(response) };
  } catch (error) {
    if (error instanceof CallError) return { kind: 'error', error: toCouponError(error) };
    throw error;
  }
}
