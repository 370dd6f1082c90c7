'use client';

import { Button, Dialog } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './profile-form.module.css';

export interface ResetDialogProps {
  open: boolean;
  /** The changed fields that documents prove, by name. */
  fields: string;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before a change for which a verified identity would be verified again. */
export default function ResetDialog({ open, fields, onConfirm, onBack }: ResetDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onBack}
      role="alertdialog"
      width="confirmation"
      title={t('profile.kyc.title')}
      footer={
        <div className={styles.choices}>
          <Button onClick={onBack}>{t('profile.kyc.back')}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {t('profile.kyc.confirm')}
          </Button>
        </div>
      }
    >
      <p>{t('profile.kyc.text', { fields })}</p>
    </Dialog>
  );
}
