'use client';

import { type Withdrawal } from '@casino-kit/api-contract';
import { usePolicy } from '@casino-kit/settings';
import { useId } from 'react';
import { isCancellable } from '../../core/withdrawal-timeline.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';
import styles from './pending-withdrawals.module.css';
import { WithdrawalStages } from './withdrawal-stages.js';

/** The destination of a withdrawal, as text: a bank account needs no label, other methods are named. */
function useDestinationText(): (withdrawal: Withdrawal) => string | null {
  const t = useWithdrawalTexts();
  return ({ destination, methodTitle, method }) => {
    const isAccount = method.toLowerCase().includes('bank');
    if (destination && methodTitle && !isAccount)
      return t('payments.withdraw.pending.toMethod', { method: methodTitle, destination });
    const where = destination || methodTitle;
    return where ? t('payments.withdraw.pending.to', { destination: where }) : null;
  };
}

/** One withdrawal in progress. An unobtrusive link calls `onCancel` if the player may cancel it. */
export function WithdrawalItem({
  withdrawal,
  now,
  timeZone,
  onCancel,
}: {
  withdrawal: Withdrawal;
  now: Date;
  timeZone?: string | undefined;
  onCancel: (withdrawal: Withdrawal) => void;
}) {
  const t = useWithdrawalTexts();
  const id = useId();
  const policy = usePolicy();
  const money = useMoneyText(withdrawal.currencyCode);
  const destination = useDestinationText()(withdrawal);
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <b className={styles.amount} id={`${id}-amount`}>
          {money(withdrawal.amount)}
        </b>
        <span className={styles.id} dir="ltr" id={`${id}-id`}>
          {withdrawal.withdrawalId}
        </span>
        <small>{destination}</small>
        {isCancellable(withdrawal, policy) && (
          <button
            type="button"
            className={styles.quiet}
            aria-describedby={`${id}-amount ${id}-id`}
            onClick={() => onCancel(withdrawal)}
          >
            {t('payments.withdraw.pending.cancel')}
          </button>
        )}
        {withdrawal.automatic && <small>{t('payments.withdraw.pending.automatic')}</small>}
      </div>
      <WithdrawalStages withdrawal={withdrawal} now={now} timeZone={timeZone} />
    </li>
  );
}
