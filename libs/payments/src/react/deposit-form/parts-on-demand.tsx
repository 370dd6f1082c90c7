'use client';

import { Skeleton } from '@casino-kit/ui';
import { onDemand } from './on-demand.js';

/** The height of the choice between one bonus and none. */
const bonusHeight = '164px';
export const BonusPart = onDemand(
  async () => (await import('../bonus-choice/bonus-choice.js')).BonusChoice,
  bonusHeight,
);
/** Holds the place of the bonuses while it is unknown whether there are any. */
export const BonusPlace = () => <Skeleton height={bonusHeight} radius="control" />;
export const CouponPart = onDemand(
  async () => (await import('../coupon-field/coupon-field.js')).CouponField,
  '36px',
);
/** Only where players acknowledge how their money is protected. */
export const FundsPart = onDemand(
  async () => (await import('../funds-notice/funds-notice-step.js')).FundsNoticeStep,
  '240px',
);
/** Includes number tables and countries: only for players with missing details. */
export const PayerPart = onDemand(
  async () => (await import('../payer-details/payer-details.js')).PayerDetails,
  '156px',
);
