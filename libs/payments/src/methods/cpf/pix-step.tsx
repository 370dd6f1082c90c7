'use client';

import { QrCode } from '@casino-kit/ui';
import { CopyRow } from '../../react/copy-row/copy-row.js';
import { useStepTexts } from '../../react/step-texts.js';
import { type NextStepProps } from '../deposit-method.js';
import { ExpiryNote } from '../expiry-note.js';
import styles from '../next-step.module.css';

/** A Pix code, to scan or to copy into a bank's app. */
export function PixStep({ step, onRenew, now }: NextStepProps<'pix'>) {
  const t = useStepTexts();
  return (
    <div className={styles.step}>
      <p>{t('payments.pix.text')}</p>
      <QrCode data={step.code} label={t('payments.pix.qr')} />
      <CopyRow label={t('payments.pix.code')} value={step.code} />
      <ExpiryNote expiresAt={step.expiresAt} onRenew={onRenew} now={now} />
    </div>
  );
}
