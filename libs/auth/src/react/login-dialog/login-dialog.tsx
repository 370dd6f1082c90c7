'use client';

import { Dialog } from '@casino-kit/ui';
import { FocusFirstField } from '../focus-first-field/focus-first-field.js';
import { LoginForm, type LoginFormProps } from '../login-form/login-form.js';
import { useTexts } from '../texts.js';
import styles from './login-dialog.module.css';

export interface LoginDialogProps extends LoginFormProps {
  open: boolean;
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void;
}

/** The modal `login` (§2): the theme's artwork beside the form; on phones a sheet with a band of it above. */
export function LoginDialog({ open, onClose, ...form }: LoginDialogProps) {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t('auth.login.title')} width="art" bare>
      <div className={styles.split}>
        <div className={styles.art}>
          <span className={styles.mark} />
          <p className={styles.motto}>{t('auth.login.art.title')}</p>
          <p className={styles.advice}>{t('auth.login.art.text')}</p>
        </div>
        <div className={styles.side}>
          <p className={styles.title} aria-hidden>
            {t('auth.login.title')}
          </p>
          <FocusFirstField>
            <LoginForm {...form} />
          </FocusFirstField>
        </div>
      </div>
    </Dialog>
  );
}
