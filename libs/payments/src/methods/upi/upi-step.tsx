'use client';

import { ButtonLink, QrCode } from '@casino-kit/ui';
import { useState } from 'react';
import { useStepTexts } from '../../react/step-texts.js';
import { type NextStepProps } from '../deposit-method.js';
import { ExpiredNote, ExpiryNote, useExpiry } from '../expiry-note.js';
import styles from '../next-step.module.css';
import { QrUpload } from './qr-upload.js';

/** A UPI request: its code with the time left, and a link to a UPI app on this phone. */
export function UpiStep({ step, onRenew, now }: NextStepProps<'upi'>) {
  const t = useStepTexts();
  const { expired } = useExpiry(step.expiresAt, now);
  const [over, setOver] = useState(false);
  const isOver = expired || over;
  return (
    <div className={styles.step}>
      {isOver ? (
        <ExpiredNote onRenew={onRenew} />
      ) : (
        <>
          <p>{t('payments.upi.text')}</p>
          <QrCode data={step.uri} label={t('payments.upi.qr')} />
          <ExpiryNote expiresAt={step.expiresAt} onRenew={onRenew} onEnd={() => setOver(true)} now={now} />
          {/^upi:/i.test(step.uri) && <ButtonLink href={step.uri}>{t('payments.upi.open')}</ButtonLink>}
        </>
      )}
      <QrUpload uri={step.uri} expired={isOver} />
    </div>
  );
}
