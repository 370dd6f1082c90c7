'use client';

import { CallError, useApiClient } from '@casino-kit/api-client';
import { cancelDeposit, type Deposit } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { refreshSession, useIsAuthenticated, useSession } from '@casino-kit/session';
import { Button, Alert } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { isInProgress, outcomeOfStatus } from '../../core/deposit-outcome.js';
import { pendingDepositsQuery } from '../../core/payment-queries.js';
import { type DepositMethod } from '../../methods/deposit-method.js';
import { waitingStep } from '../deposit-form/use-deposit-payment.js';
import { useDepositStatus } from '../deposit-outcome/use-deposit-status.js';
import { useTexts } from '../texts.js';
import { useErrorText } from '../use-error-text.js';
import { useMoneyText } from '../use-money-text.js';
import { CancelDepositButton } from '../waiting-deposit/cancel-deposit-button.js';
import styles from './pending-deposits.module.css';

export interface PendingDepositsProps {
  /** The payment methods that this app knows: a deposit by another one is shown, and cannot be resumed here. */
  methods: readonly DepositMethod[];
  /** Opens the next step of a deposit. */
  onResume: (deposit: Deposit) => void;
  /** The deposit that is already shown. */
  excludedId?: string | null | undefined;
  /** Requests nothing when false. */
  active?: boolean | undefined;
}

/** How a deposit of the list ended, while the page was open. */
function Ended({ deposit }: { deposit: Deposit }) {
  const t = useTexts();
  const money = useMoneyText(deposit.currencyCode);
  const errorText = useErrorText(deposit.currencyCode);
  const amount = money(deposit.amount);
  if (deposit.status === 'completed')
    return <Alert tone="success" live title={t('payments.note.completed', { amount })} />;
  const { code, text } = errorText(deposit.errorCode ?? '', deposit.errorParams ?? {});
  const otherwise = deposit.status === 'cancelled' ? 'payments.pending.cancelled' : 'payments.error.OTHER';
  return (
    <Alert tone="neutral" live title={t('payments.pending.ended', { amount })}>
      {code === 'OTHER' ? t(otherwise) : text}
    </Alert>
  );
}

function PendingRow({
  deposit: listed,
  methods,
  onResume,
}: {
  deposit: Deposit;
  methods: readonly DepositMethod[];
  onResume: (deposit: Deposit) => void;
}) {
  const t = useTexts();
  const client = useApiClient();
  const session = useSession();
  const money = useMoneyText(listed.currencyCode);
  const dates = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const [cancelled, setCancelled] = useState<Deposit | null>(null);
  const decided = cancelled !== null && !isInProgress(outcomeOfStatus(cancelled.status));
  const status = useDepositStatus({
    active: !decided,
    outcome: 'pending',
    deposit: listed,
    depositId: null,
    isFresh: true,
  });
  const deposit = decided ? cancelled : (status.deposit ?? listed);
  if (!isInProgress(outcomeOfStatus(deposit.status)))
    return (
      <li>
        <Ended deposit={deposit} />
      </li>
    );
  const canResume = deposit.status === 'challenge' || waitingStep(deposit, methods) !== null;
  const cancel = async () => {
    try {
      const { depositId } = deposit;
      const response = await client.call(cancelDeposit, { params: { depositId }, body: {} });
      setCancelled(response);
      if (response.status === 'completed') void refreshSession(session);
      return true;
    } catch (error) {
      if (error instanceof CallError) return false;
      throw error;
    }
  };
  return (
    <li className={styles.row}>
      <Hourglass size={20} aria-hidden />
      <div className={styles.words}>
        <b>
          {t('payments.pending.title', {
            amount: money(deposit.amount),
            method: deposit.methodTitle ?? deposit.method,
          })}
        </b>
        <p>{t('payments.pending.text', { date: dates.format(new Date(deposit.createdAt)) })}</p>
      </div>
      <div className={styles.actions}>
        <CancelDepositButton onCancel={cancel} />
        {canResume && (
          <Button size="sm" onClick={() => onResume(deposit)}>
            {t('payments.pending.resume')}
          </Button>
        )}
      </div>
    </li>
  );
}

/**
 * Lists the deposits in progress, wherever they were started, each with a button to resume it and one to cancel it.
 * They settle automatically, by event or by polling every few seconds while the tab is visible; the result stays on
 * screen.
 */
export function PendingDeposits({
  methods,
  onResume,
  excludedId = null,
  active = true,
}: PendingDepositsProps) {
  const t = useTexts();
  const client = useApiClient();
  const authenticated = useIsAuthenticated();
  const { data } = useQuery({ ...pendingDepositsQuery(client), enabled: active && authenticated });
  const [seen, setSeen] = useState<readonly Deposit[]>([]);
  const fresh = (data ?? []).filter(({ depositId }) => seen.every((one) => one.depositId !== depositId));
  if (fresh.length > 0) setSeen([...fresh, ...seen]);
  const shown = seen.filter(({ depositId }) => depositId !== excludedId);
  if (!active || shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('payments.pending.label')}>
      {shown.map((deposit) => (
        <PendingRow key={deposit.depositId} deposit={deposit} methods={methods} onResume={onResume} />
      ))}
    </ul>
  );
}
