'use client';

import { Alert } from '@casino-kit/ui';
import { CopyRow } from '../../react/copy-row/copy-row.js';
import { useStepTexts } from '../../react/step-texts.js';
import { useMoneyText } from '../../react/use-money-text.js';
import { type NextStepProps } from '../deposit-method.js';
import { ExpiryNote } from '../expiry-note.js';
import styles from '../next-step.module.css';

/** The account to transfer to, each detail with a copy button, and the reference that identifies the payment. */
export function BankStep({ deposit, step, onRenew, now }: NextStepProps<'bank'>) {
  const t = useStepTexts();
  const money = useMoneyText(deposit.currencyCode);
  return (
    <div className={styles.step}>
      <p>{t('payments.bank.text', { amount: money(deposit.amount) })}</p>
      <CopyRow label={t('payments.bank.beneficiary')} value={step.beneficiary} />
      <CopyRow label={t('payments.bank.account')} value={step.accountNumber} />
      <CopyRow label={t('payments.bank.code')} value={step.bankCode} />
      <CopyRow label={t('payments.bank.name')} value={step.bankName} />
      <CopyRow label={t('payments.bank.reference')} value={step.reference} />
      <Alert tone="warning">{t('payments.bank.warning')}</Alert>
      <ExpiryNote expiresAt={step.expiresAt} onRenew={onRenew} now={now} />
    </div>
  );
}
