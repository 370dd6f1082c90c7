'use client';

import { useSupports } from '@casino-kit/api-client';
import { getWithdrawals, type Withdrawal } from '@casino-kit/api-contract';
import { Button, Card, ErrorState, Alert, Skeleton } from '@casino-kit/ui';
import { useId, useRef, useState } from 'react';
import { sortWithdrawals, sumWithdrawals } from '../../core/withdrawal-timeline.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';
import { useWithdrawals } from '../use-withdrawals.js';
import { CancelDialog } from './cancel-dialog.js';
import styles from './pending-withdrawals.module.css';
import { useSeenWithdrawals } from './use-seen-withdrawals.js';
import { WithdrawalItem } from './withdrawal-item.js';

export interface PendingWithdrawalsProps {
  /** The clock; the system's by default. */
  now?: (() => Date) | undefined;
  /** The player's zone (IANA name); the browser's by default. */
  timeZone?: string | undefined;
}

const systemClock = () => new Date();

/** "2 requests, €420.00"; the sum is omitted for withdrawals in several currencies. */
function Count({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const t = useWithdrawalTexts();
  const total = sumWithdrawals(withdrawals);
  const money = useMoneyText(total?.currencyCode ?? '');
  const count = withdrawals.length;
  return (
    <span>
      {total === null
        ? t('payments.withdraw.pending.count', { count })
        : t('payments.withdraw.pending.countSum', { count, amount: money(total.amount) })}
    </span>
  );
}

/** Shows that a withdrawal came back, and why, until the player dismisses it. */
function Returned({ withdrawal, onSeen }: { withdrawal: Withdrawal; onSeen: () => void }) {
  const t = useWithdrawalTexts();
  const id = useId();
  const money = useMoneyText(withdrawal.currencyCode);
  const status = withdrawal.status === 'rejected' ? 'rejected' : 'failed';
  const reason = withdrawal.reason?.trim();
  return (
    <Alert
      tone="warning"
      title={
        <span id={id}>{t(`payments.withdraw.returned.${status}`, { amount: money(withdrawal.amount) })}</span>
      }
      action={
        <Button size="sm" aria-describedby={id} onClick={onSeen}>
          {t('payments.withdraw.returned.seen')}
        </Button>
      }
    >
      {reason ? (
        <>
          <bdi>{reason}</bdi> {t('payments.withdraw.returned.back')}
        </>
      ) : (
        t(`payments.withdraw.returned.text.${status}`)
      )}
    </Alert>
  );
}

function LoadingWithdrawals() {
  return (
    <div className={styles.item}>
      <div className={styles.itemHead}>
        <Skeleton width="96px" height="28px" />
        <Skeleton width="104px" height="16px" />
      </div>
      <Skeleton height="136px" radius="control" />
    </div>
  );
}

/**
 * The withdrawals in progress (§2, "Pending Withdrawals"): amount, masked destination, stages with their times, and an
 * unobtrusive link to cancel, where the policy `playerCancelledWithdrawals` allows it. Withdrawals that came back are
 * shown with their reason until the player has read it, for at most 7 days; the history keeps them. It loads the list
 * itself and refetches while a withdrawal is in progress.
 */
export function PendingWithdrawals({ now = systemClock, timeZone }: PendingWithdrawalsProps) {
  const t = useWithdrawalTexts();
  const { data, isError, refetch } = useWithdrawals();
  const isOffered = useSupports(getWithdrawals);
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  const [cancelled, setCancelled] = useState<Withdrawal | null>(null);
  const word = useRef<HTMLDivElement>(null);
  const cancelledMoney = useMoneyText(cancelled?.currencyCode ?? '');
  const instant = now();
  const { seen, dismiss } = useSeenWithdrawals();
  const { onTheWay, returned } = sortWithdrawals(data ?? [], instant, seen);
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t('payments.withdraw.pending.title')}</h2>
        {onTheWay.length > 0 && <Count withdrawals={onTheWay} />}
      </div>
      <div role="status" ref={word} tabIndex={-1} className={styles.word}>
        {cancelled !== null && (
          <Alert tone="success">
            {t('payments.withdraw.cancel.done', { amount: cancelledMoney(cancelled.amount) })}
          </Alert>
        )}
      </div>
      {returned.map((withdrawal) => (
        <div key={withdrawal.withdrawalId} className={styles.returned}>
          <Returned
            withdrawal={withdrawal}
            onSeen={() => {
              dismiss(withdrawal.withdrawalId);
              // The button is removed with its alert.
              word.current?.focus();
            }}
          />
        </div>
      ))}
      {data === undefined && !isError && isOffered && <LoadingWithdrawals />}
      {!isOffered && <p className={styles.none}>{t('payments.withdraw.pending.unsupported')}</p>}
      {data === undefined && isError && isOffered && (
        <ErrorState
          title={t('payments.withdraw.pending.failed.title')}
          action={<Button onClick={() => void refetch()}>{t('payments.tryAgain')}</Button>}
        >
          {t('payments.withdraw.pending.failed.text')}
        </ErrorState>
      )}
      {data !== undefined && onTheWay.length === 0 && (
        <p className={styles.none}>{t('payments.withdraw.pending.none')}</p>
      )}
      {onTheWay.length > 0 && (
        <ul className={styles.list}>
          {onTheWay.map((withdrawal) => (
            <WithdrawalItem
              key={withdrawal.withdrawalId}
              withdrawal={withdrawal}
              now={instant}
              timeZone={timeZone}
              onCancel={(next) => {
                setCancelled(null);
                setAsked(next);
              }}
            />
          ))}
        </ul>
      )}
      <CancelDialog
        withdrawal={asked}
        onClose={() => setAsked(null)}
        onCancelled={(withdrawal) => {
          setAsked(null);
          setCancelled(withdrawal);
        }}
        // The link that opened the dialog is removed with its withdrawal.
        onGone={() => {
          if (cancelled !== null) word.current?.focus();
        }}
      />
    </Card>
  );
}
