'use client';

import { type Withdrawal } from '@casino-kit/api-contract';
import { Button, Dialog, Alert } from '@casino-kit/ui';
import { useState } from 'react';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';
import { useWithdrawalErrorText } from '../use-withdrawal-error.js';
import { OnUnmount } from '../on-unmount.js';
import { StepButton } from '../withdrawal-conditions/step-action.js';
import styles from './pending-withdrawals.module.css';
import { type CancelError, useCancelWithdrawal } from './use-cancel-withdrawal.js';

function CancelErrorAlert({ error, currency }: { error: CancelError; currency: string }) {
  const t = useWithdrawalTexts();
  const errorText = useWithdrawalErrorText(currency);
  if (error.kind === 'unknown')
    return (
      <Alert tone="warning" live>
        {t('payments.withdraw.cancel.unknown')}
      </Alert>
    );
  const { text, step } = errorText(error.rejection.code, error.rejection.params);
  return (
    <Alert tone="danger" live action={step !== null && <StepButton step={step} />}>
      {text}
    </Alert>
  );
}

export interface CancelDialogProps {
  /** The withdrawal to cancel, `null` for none. */
  withdrawal: Withdrawal | null;
  onClose: () => void;
  onCancelled: (withdrawal: Withdrawal) => void;
  /** Called when the dialog has unmounted. */
  onGone: () => void;
}

/** Asks for confirmation before a withdrawal is cancelled, and explains what that means. */
export function CancelDialog({ withdrawal, onClose, onCancelled, onGone }: CancelDialogProps) {
  const t = useWithdrawalTexts();
  // The content stays while the dialog closes.
  const [last, setLast] = useState(withdrawal);
  if (withdrawal !== null && withdrawal !== last) setLast(withdrawal);
  const shown = withdrawal ?? last;
  const money = useMoneyText(shown?.currencyCode ?? '');
  const { cancel, isPending, error, forget } = useCancelWithdrawal(onCancelled);
  const close = () => {
    forget();
    onClose();
  };
  if (shown === null) return null;
  const isFinal = error?.kind === 'rejected';
  return (
    <Dialog
      open={withdrawal !== null}
      onClose={close}
      title={t('payments.withdraw.cancel.title')}
      width="confirmation"
      role="alertdialog"
      footer={
        <div className={styles.choices}>
          <Button onClick={close}>{t('payments.withdraw.cancel.keep')}</Button>
          {!isFinal && (
            <Button variant="danger" loading={isPending} onClick={() => cancel(shown)}>
              {t('payments.withdraw.cancel.confirm')}
            </Button>
          )}
        </div>
      }
    >
      <OnUnmount onGone={onGone} />
      <div className={styles.question}>
        <p>{t('payments.withdraw.cancel.text', { amount: money(shown.amount) })}</p>
        {error !== null && <CancelErrorAlert error={error} currency={shown.currencyCode} />}
      </div>
    </Dialog>
  );
}
