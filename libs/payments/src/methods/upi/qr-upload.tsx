'use client';

import { Button, Alert } from '@casino-kit/ui';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { checkUpiCode, largestQrImage, type UpiCodeCheck } from '../../core/upi-request.js';
import { useStepTexts } from '../../react/step-texts.js';
import styles from './qr-upload.module.css';

type PictureCheck = UpiCodeCheck | 'NO_PICTURE' | 'IMAGE_TOO_LARGE' | 'reading';

/** Returns the error of a file that is visible before reading it; `null` for none. A file of unknown type is read. */
function getFileError({ type, size }: File): 'NO_PICTURE' | 'IMAGE_TOO_LARGE' | null {
  if (type !== '' && !type.startsWith('image/')) return 'NO_PICTURE';
  return size > largestQrImage ? 'IMAGE_TOO_LARGE' : null;
}

/**
 * Reads a code from an image that the player saved, picked with a button or dropped, and shows whether it still belongs
 * to the request `uri`.
 */
export function QrUpload({ uri, expired }: { uri: string; expired: boolean }) {
  const t = useStepTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(null);
  const [name, setName] = useState<string | null>(null);
  const [check, setCheck] = useState<PictureCheck | null>(null);
  const [over, setOver] = useState(false);
  const look = async (file: File) => {
    latest.current = file;
    setName(file.name);
    const fault = getFileError(file);
    if (fault !== null) return setCheck(fault);
    setCheck('reading');
    // The reader is large: it loads from this site when an image is picked.
    const read = await import('./read-qr-code.js').then(
      ({ readQrCode }) => readQrCode(file),
      () => null,
    );
    // Another image was picked meanwhile.
    if (latest.current !== file) return;
    const found = checkUpiCode(read, uri);
    setCheck(found === 'same' && expired ? 'UPI_QR_EXPIRED' : found);
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void look(file);
  };
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void look(file);
  };
  return (
    <div className={styles.picture}>
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        className={styles.place}
        data-over={over}
        onDragEnter={hover}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <b id={`${id}-label`}>{t('payments.upi.picture')}</b>
        <small id={`${id}-hint`}>{t('payments.upi.pictureHint')}</small>
        <span className={styles.choose}>
          <Button
            icon={<ImageUp size={18} aria-hidden />}
            loading={check === 'reading'}
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {t(name === null ? 'payments.upi.choose' : 'payments.upi.chooseAnother')}
          </Button>
          <small>{t('payments.upi.orDrop')}</small>
        </span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-labelledby={`${id}-label`}
          onChange={pick}
        />
        <p role="status" className={styles.name}>
          {name !== null && <bdi>{name}</bdi>}
          {check === 'reading' && <small>{t('payments.upi.reading')}</small>}
        </p>
      </div>
      {check === 'same' && (
        <Alert tone="success" live>
          {t('payments.upi.same')}
        </Alert>
      )}
      {check !== null && check !== 'reading' && check !== 'same' && (
        <Alert tone="danger" live>
          {t(`payments.upi.${check}`)}
        </Alert>
      )}
    </div>
  );
}
