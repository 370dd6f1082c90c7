'use client';

import { type Withdrawal } from '@casino-kit/api-contract';
import { Button, type DescriptionItem, DescriptionList, Outcome } from '@casino-kit/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isInProgress } from '../../core/withdrawal-timeline.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';
import { useWithdrawals } from '../use-withdrawals.js';
import styles from './withdrawal-form.module.css';

/**
 * Shows that a request was received, with its reference, and whether it waits for a check. Calls `onEnded` once the request is no longer in progress,
 * because it was cancelled or has ended. `isInView` is false while a dialog covers it; it takes the focus when that
 * turns true.
 */
export function RequestedState({
  withdrawal,
  isInView,
  onAgain,
  onEnded,
}: {
  withdrawal: Withdrawal;
  isInView: boolean;
  onAgain: () => void;
  onEnded: () => void;
}) {
  const t = useWithdrawalTexts();
  const money = useMoneyText(withdrawal.currencyCode);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isInView) element.current?.focus();
  }, [isInView]);
  const listed = useWithdrawals().data?.find((one) => one.withdrawalId === withdrawal.withdrawalId);
  const hasEnded = listed !== undefined && !isInProgress(listed);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  const { destination, methodTitle, withdrawalId, amount, automatic } = withdrawal;
  const facts: DescriptionItem[] = [
    { term: t('payments.fact.reference'), value: <bdi dir="ltr">{withdrawalId}</bdi> },
    ...(methodTitle ? [{ term: t('payments.fact.method'), value: methodTitle }] : []),
    ...(destination
      ? [{ term: t('payments.withdraw.done.to'), value: <bdi dir="ltr">{destination}</bdi> }]
      : []),
  ];
  return (
    <div ref={element} tabIndex={-1} role="status" className={styles.requested}>
      <Outcome
        tone="success"
        icon={<Check size={28} />}
        title={t('payments.withdraw.done.title', { amount: money(amount) })}
        facts={<DescriptionList facts={facts} />}
        actions={<Button onClick={onAgain}>{t('payments.withdraw.done.again')}</Button>}
      >
        {t(automatic ? 'payments.withdraw.pending.automatic' : 'payments.withdraw.done.text')}
      </Outcome>
    </div>
  );
}
