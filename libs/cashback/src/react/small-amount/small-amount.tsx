'use client';

import { Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { useLabelTexts } from '../label-texts.js';
import styles from './small-amount.module.css';
import { type Cashback } from '../use-cashback.js';
import { usePayoutText } from '../use-payout-text.js';

/**
 * The amount at the end of a small component; it keeps its size while the amount is unknown. Renders nothing for a
 * guest.
 */
export function SmallAmount({ cashback }: { cashback: Cashback }) {
  const t = useLabelTexts();
  const payout = usePayoutText(cashback);
  if (cashback.audience === 'guest') return null;
  if (payout !== null)
    return (
      <b className={styles.amount}>
        <bdi>{payout}</bdi>
      </b>
    );
  return (
    <span className={styles.amount}>
      {cashback.failed ? <span aria-hidden>–</span> : <Skeleton width="52px" height="16px" />}
      <VisuallyHidden>
        {t(cashback.failed ? 'cashback.label.failed' : 'cashback.label.loading')}
      </VisuallyHidden>
    </span>
  );
}
