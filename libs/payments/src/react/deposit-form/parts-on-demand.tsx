'use client';

import { Skeleton } from '@casino-kit/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A lazy component, since many players never see it; a placeholder holds its place meanwhile. */
function onDemand<P extends object>(load: () => Promise<(props: P) => ReactNode>, height?: string) {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load() }));
  const place = height === undefined ? null : <Skeleton height={height} radius="control" />;
  return (props: P): ReactNode => (
    <Suspense fallback={place}>
      <Part {...props} />
    </Suspense>
  );
}

/** The next step of a pending deposit. */
export const WaitingPart = onDemand(
  async () => (await import('../waiting-deposit/waiting-deposit.js')).WaitingDeposit,
  '320px',
);
/** Deposits in progress; requested at once, rendered when there are any. */
export const PendingPart = onDemand(
  async () => (await import('../pending-deposits/pending-deposits.js')).PendingDeposits,
);
/** The form step by step (`depositFormVersion` 2). */
export const StepwisePart = onDemand(async () => (await import('./stepwise-form.js')).StepwiseForm, '420px');
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
/** Includes number tables and countries: only for players with missing details. */
export const PayerPart = onDemand(
  async () => (await import('../payer-details/payer-details.js')).PayerDetails,
  '156px',
);
