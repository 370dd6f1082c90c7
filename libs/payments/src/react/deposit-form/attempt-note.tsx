'use client';

import { Button, Alert } from '@casino-kit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { type DepositAttempt } from '../../core/deposit-state.js';
import { NextPageLink } from '../next-page.js';
import { useTexts } from '../texts.js';
import { useErrorText } from '../use-error-text.js';
import { useTakesLong } from '../use-takes-long.js';
import { useMoneyText } from '../use-money-text.js';
import { CancelDepositButton } from '../waiting-deposit/cancel-deposit-button.js';
import styles from './deposit-form.module.css';
import { type DepositActions } from './use-deposit-form.js';

/** Another method to offer where the chosen one cannot be used. */
export interface OtherMethod {
  title: string;
  choose: () => void;
}

const rejectedSteps = { failed: 'rejected', declined: 'declined', cancelled: 'cancelled' } as const;

function useNote(
  { state, check, goToBank }: DepositActions,
  currency: string,
  limitsHref: string | undefined,
  other: OtherMethod | null,
): ReactNode {
  const t = useTexts();
  const money = useMoneyText(currency);
  const errorText = useErrorText(currency);
  const checkButton = (
    <Button size="sm" onClick={() => void check()}>
      {t('payments.checkStatus')}
    </Button>
  );
  switch (state.step) {
    case 'idle':
      return state.cardError === null ? null : (
        <Alert tone="danger" live title={t(`payments.card.${state.cardError}.title`)}>
          {t(`payments.card.${state.cardError}.text`)}
        </Alert>
      );
    case 'rejected': {
      const error = errorText(state.rejection.code, state.rejection.params);
      const arrived = error.code === 'ARRIVED_BEFORE';
      return error.aboutAmount ? null : (
        <Alert
          tone={arrived ? 'warning' : 'danger'}
          live
          title={t(arrived ? 'payments.note.arrived' : 'payments.note.rejected')}
          action={
            error.code === 'UNSUPPORTED' && other !== null ? (
              <Button size="sm" onClick={other.choose}>
                {t('payments.error.useOther', { method: other.title })}
              </Button>
            ) : (
              <NextPageLink next={error.next} limitsHref={limitsHref} />
            )
          }
        >
          {(error.code === 'OTHER' ? state.rejection.message : null) ?? error.text}
        </Alert>
      );
    }
    case 'failed':
    case 'declined':
    case 'cancelled': {
      const { errorCode, errorParams } = state.deposit;
      const error = errorText(
        errorCode ?? (state.step === 'failed' ? 'TRANSACTION_FAILED' : ''),
        errorParams ?? {},
      );
      const known = error.code !== 'OTHER';
      const otherwise = {
        failed: 'payments.outcome.failed.text',
        declined: state.deposit.card ? 'payments.outcome.decline.text' : 'payments.outcome.decline.textOther',
        cancelled: 'payments.note.cancelled.text',
      } as const;
      return (
        <Alert
          tone={state.step === 'cancelled' ? 'neutral' : 'danger'}
          live
          title={t(`payments.note.${rejectedSteps[state.step]}`)}
          action={<NextPageLink next={error.next} limitsHref={limitsHref} />}
        >
          {known ? error.text : t(otherwise[state.step])}
        </Alert>
      );
    }
    case 'unknown':
      return (
        <Alert
          tone="warning"
          live
          title={t(`payments.note.${state.responded === null ? 'unknown' : 'responded'}.title`, {
            amount: money(state.attempt.request.amount),
          })}
        >
          {state.responded === null ? (
            t('payments.note.unknown.text')
          ) : (
            <>
              <p>{t('payments.note.responded.text')}</p>
              {state.responded.message !== null && <p dir="auto">{state.responded.message}</p>}
            </>
          )}
        </Alert>
      );
    case 'challenge':
      return (
        <Alert
          live
          title={t('payments.note.challenge.title', { amount: money(state.deposit.amount) })}
          action={
            <span className={styles.actions}>
              <Button size="sm" variant="primary" onClick={() => goToBank(state.url)}>
                {t('payments.note.challenge.action')}
              </Button>
              {checkButton}
            </span>
          }
        >
          {t('payments.note.challenge.text')}
        </Alert>
      );
    case 'pending':
      return (
        <Alert live title={t('payments.note.pending.title')} action={checkButton}>
          {t('payments.note.pending.text')}
        </Alert>
      );
    case 'completed':
      return (
        <Alert
          tone="success"
          live
          title={t('payments.note.completed', { amount: money(state.deposit.amount) })}
        />
      );
    case 'tokenising':
    case 'sending':
      return null;
  }
}

/** Messages about the payment: the result of the last attempt, and payments still without a response. */
export function AttemptNote({
  payment,
  currency,
  other = null,
  limitsHref,
}: {
  payment: DepositActions;
  currency: string;
  other?: OtherMethod | null | undefined;
  limitsHref?: string | undefined;
}) {
  const t = useTexts();
  const money = useMoneyText(currency);
  const takesLong = useTakesLong(payment.busy);
  const lastNote = useNote(payment, currency, limitsHref, other);
  const note = takesLong ? (
    <Alert tone="info" live title={t('payments.takesLong.title')}>
      {t('payments.takesLong.text')}
    </Alert>
  ) : (
    lastNote
  );
  const open: readonly DepositAttempt[] = payment.state.unsettled;
  const { step } = payment.state;
  const inProgress = step === 'challenge' || step === 'pending';
  const notes = useRef<HTMLDivElement>(null);
  // A continued deposit is shown further up the page; a step that replaces the form takes the focus itself.
  const isHere = inProgress && payment.waiting === null;
  useEffect(() => {
    if (isHere) notes.current?.focus();
  }, [isHere]);
  if (note === null && open.length === 0) return null;
  return (
    <div ref={notes} tabIndex={-1} className={styles.notes}>
      {note}
      {inProgress && (
        <div className={styles.actions}>
          <Button size="sm" variant="ghost" onClick={payment.leaveWaiting}>
            {t('payments.note.another')}
          </Button>
          <CancelDepositButton onCancel={payment.cancel} />
        </div>
      )}
      {open.map(({ key, request }) => (
        <Alert key={key} tone="warning">
          {t('payments.note.unsettled', { amount: money(request.amount) })}
        </Alert>
      ))}
    </div>
  );
}
