'use client';

import { type ReactNode } from 'react';
import { useNumberFormat } from '@casino-kit/i18n';
import { IconButton, Progress } from '@casino-kit/ui';
import { FileText, Pause, Play, RotateCw, X } from 'lucide-react';
import { type Upload, type Uploads } from '../../browser/uploads.js';
import { uploadShare } from '../../core/upload-state.js';
import { useTexts } from '../texts.js';
import { useUploadText } from '../use-upload-texts.js';
import styles from './upload-rows.module.css';

export type UploadActions = Pick<Uploads, 'pause' | 'resume' | 'remove'>;

/** What a player can do with a file in its state, other than removing it. */
function StateButton({ upload, actions }: { upload: Upload; actions: UploadActions }): ReactNode {
  const t = useTexts();
  const { id, name, state } = upload;
  switch (state.step) {
    case 'uploading':
      return (
        <IconButton label={t('kyc.upload.pause', { name })} onClick={() => actions.pause(id)}>
          <Pause size={18} aria-hidden />
        </IconButton>
      );
    case 'paused':
      return (
        <IconButton label={t('kyc.upload.resume', { name })} onClick={() => actions.resume(id)}>
          <Play size={18} aria-hidden />
        </IconButton>
      );
    case 'failed':
      return (
        <IconButton label={t('kyc.upload.retry', { name })} onClick={() => actions.resume(id)}>
          <RotateCw size={18} aria-hidden />
        </IconButton>
      );
    default:
      return null;
  }
}

function UploadRow({ upload, actions }: { upload: Upload; actions: UploadActions }) {
  const t = useTexts();
  const text = useUploadText();
  const percent = useNumberFormat({ style: 'percent' });
  const { id, name, size, state } = upload;
  const isWrong = ['rejected', 'duplicate', 'failed'].includes(state.step);
  const share = uploadShare(state, size);
  const shown = share === null ? null : percent.format(share);
  return (
    <li className={styles.row} data-wrong={isWrong || undefined}>
      <FileText size={20} aria-hidden />
      <div className={styles.text}>
        <bdi className={styles.name}>{name}</bdi>
        <p className={styles.state}>{text(upload)}</p>
        {(state.step === 'uploading' || state.step === 'paused') && share !== null && (
          <Progress
            label={name}
            value={share}
            valueText={t('kyc.upload.progress', { name, percent: shown ?? '' })}
            tone={state.step === 'paused' ? 'neutral' : 'primary'}
          />
        )}
      </div>
      <div className={styles.actions}>
        <StateButton upload={upload} actions={actions} />
        {state.step !== 'uploaded' && (
          <IconButton label={t('kyc.upload.remove', { name })} onClick={() => actions.remove(id)}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}

export interface UploadRowsProps {
  /** What the files are for, such as "Proof of address". */
  subject: string;
  uploads: readonly Upload[];
  actions: UploadActions;
}

/** The files that the player has chosen, with their states; changes are announced. */
export function UploadRows({ subject, uploads, actions }: UploadRowsProps) {
  const t = useTexts();
  return (
    <ul
      className={styles.rows}
      aria-label={t('kyc.uploads.label', { kind: subject })}
      aria-live="polite"
      hidden={uploads.length === 0}
    >
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} actions={actions} />
      ))}
    </ul>
  );
}
