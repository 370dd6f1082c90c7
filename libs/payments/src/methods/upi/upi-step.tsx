import { ButtonLink, Note } from '@casino-kit/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { checkUpiCode, largestQrImage, type UpiCodeCheck } from '../../core/upi-request.js';
import { QrCode } from '../../react/qr-code/qr-code.js';
import { useTexts } from '../../react/texts.js';
import { type NextStepProps } from '../deposit-method.js';
import { ExpiredNote, ExpiryNote, useExpiry } from '../expiry-note.js';
import styles from '../next-step.module.css';

type PictureCheck = UpiCodeCheck | 'IMAGE_TOO_LARGE' | 'reading';

/** Reads a code from a picture that the player kept, and tells whether it still belongs to this request. */
function PictureOfCode({ uri, expired }: { uri: string; expired: boolean }) {
  const t = useTexts();
  const id = useId();
  const [check, setCheck] = useState<PictureCheck | null>(null);
  const look = async (file: File) => {
    if (file.size > largestQrImage) return setCheck('IMAGE_TOO_LARGE');
    setCheck('reading');
    // The reader is large: it comes when a picture is picked, and from this site.
    const read = await import('./read-qr-code.js').then(
      ({ readQrCode }) => readQrCode(file),
      () => null,
    );
    const found = checkUpiCode(read, uri);
    setCheck(found === 'same' && expired ? 'UPI_QR_EXPIRED' : found);
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void look(file);
  };
  return (
    <div className={styles.pick}>
      <label htmlFor={id}>{t('payments.upi.picture')}</label>
      <input id={id} type="file" accept="image/*" onChange={pick} aria-describedby={`${id}-hint`} />
      <small id={`${id}-hint`}>{t('payments.upi.pictureHint')}</small>
      {check === 'reading' && <small role="status">{t('payments.upi.reading')}</small>}
      {check === 'same' && (
        <Note tone="success" live>
          {t('payments.upi.same')}
        </Note>
      )}
      {check !== null && check !== 'reading' && check !== 'same' && (
        <Note tone="danger" live>
          {t(`payments.upi.${check}`)}
        </Note>
      )}
    </div>
  );
}

/** A UPI request: its code with the time it is good for, and a way to a UPI app on this phone. */
export function UpiStep({ step, onRenew, now }: NextStepProps<'upi'>) {
  const t = useTexts();
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
      <PictureOfCode uri={step.uri} expired={isOver} />
    </div>
  );
}
