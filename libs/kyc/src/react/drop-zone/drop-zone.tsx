'use client';

import { type DragEvent, useState } from 'react';
import { uploadAccept } from '@casino-kit/api-contract';
import { Trans } from '@casino-kit/i18n';
import { VisuallyHidden } from '@casino-kit/ui';
import { Upload } from 'lucide-react';
import { useTexts } from '../texts.js';
import styles from './drop-zone.module.css';

export interface DropZoneProps {
  /** What the files are for, such as "Proof of address". */
  subject: string;
  onFiles: (files: readonly File[]) => void;
}

/** A file chooser onto which files can be dropped. */
export function DropZone({ subject, onFiles }: DropZoneProps) {
  const t = useTexts();
  const [isOver, setIsOver] = useState(false);
  const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <label
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        type="file"
        multiple
        accept={uploadAccept}
        className={styles.input}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
      <Upload size={24} aria-hidden />
      <VisuallyHidden>{subject}: </VisuallyHidden>
      <span className={styles.text}>
        {isOver ? (
          t('kyc.drop.release')
        ) : (
          <Trans t={t} i18nKey="kyc.drop" components={{ choose: <b className={styles.choose} /> }} />
        )}
      </span>
      <span className={styles.touchText}>
        <b className={styles.choose}>{t('kyc.drop.choose')}</b>
      </span>
      <span className={styles.rules}>{t('kyc.drop.rules')}</span>
    </label>
  );
}
