import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
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

/** Asks what a coupon gives in a currency; `CallError` where it gives nothing. */
export function askCoupon(client: Caller, couponCode: string, currencyCode: string): Promise<AppliedCoupon> {
  return client.call(checkCoupon, { body: { couponCode, currencyCode } });
}
