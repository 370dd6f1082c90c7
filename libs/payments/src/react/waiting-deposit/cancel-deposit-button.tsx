'use client';

import { Button, Alert } from '@casino-kit/ui';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import styles from './waiting-deposit.module.css';

/** Cancels a deposit after a confirmation. `onCancel` returns whether the server could be reached. */
export function CancelDepositButton({ onCancel }: { onCancel: () => Promise<boolean> }) {
  const t = useTexts();
  const [step, setStep] = useState<'closed' | 'asking' | 'working' | 'failed'>('closed');
  if (step === 'closed')
    return (
      <Button size="sm" variant="ghost" onClick={() => setStep('asking')}>
        {t('payments.cancelDeposit.open')}
      </Button>
    );
  const go = async () => {
    setStep('working');
    setStep((await onCancel()) ? 'closed' : 'failed');
  };
  return (
    <Alert
      tone={step === 'failed' ? 'danger' : 'neutral'}
      live
      title={t('payments.cancelDeposit.title')}
      action={
        <span className={styles.actions}>
          <Button size="sm" loading={step === 'working'} onClick={() => void go()}>
            {t('payments.cancelDeposit.confirm')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setStep('closed')}>
            {t('payments.cancelDeposit.back')}
          </Button>
        </span>
      }
    >
      {t(step === 'failed' ? 'payments.cancelDeposit.failed' : 'payments.cancelDeposit.text')}
    </Alert>
  );
}
