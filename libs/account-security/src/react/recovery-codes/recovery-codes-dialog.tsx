'use client';

import { Button, Checkbox, Dialog, saveFile } from '@casino-kit/ui';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { recoveryCodesFile } from '../../core/recovery-codes-file.js';
import form from '../security-card/form.module.css';
import { useTexts } from '../texts.js';
import { useCopy } from '../use-copy.js';
import { useStay } from './use-stay.js';
import styles from './recovery-codes.module.css';

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** Called when the player has said that the codes are saved. */
  onClose: () => void;
}

/** New recovery codes, shown this once: to copy, save or print. It closes when the player says that they are saved; before, the browser asks whether to leave. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTexts();
  const { state, copy } = useCopy();
  const [isSaved, setIsSaved] = useState(false);
  useStay(!isSaved);
  const file = () =>
    recoveryCodesFile({
      title: t('account-security.codes.file', { host: window.location.host }),
      note: t('account-security.codes.text'),
      codes,
    });
  return (
    <Dialog
      open
      mustChoose
      onClose={onClose}
      title={t('account-security.codes.new')}
      footer={
        <Button variant="primary" block disabled={!isSaved} onClick={onClose}>
          {t('account-security.codes.done')}
        </Button>
      }
    >
      <div className={form.form}>
        <p>{t('account-security.codes.once')}</p>
        <ol className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <Button
            icon={state === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
            onClick={() => copy(codes.join('\n'))}
          >
            {t('account-security.copy')}
          </Button>
          <Button
            icon={<Download size={18} aria-hidden />}
            onClick={() => saveFile('recovery-codes.txt', file(), 'text/plain')}
          >
            {t('account-security.codes.download')}
          </Button>
          <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            {t('account-security.codes.print')}
          </Button>
        </div>
        <p role="status">
          {state === 'copied' && t('account-security.copied')}
          {state === 'failed' && t('account-security.copyFailed')}
        </p>
        <Checkbox
          label={t('account-security.codes.saved')}
          checked={isSaved}
          onChange={(event) => setIsSaved(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}
