'use client';

import { Trans } from '@casino-kit/i18n';
import { Link, Alert } from '@casino-kit/ui';
import { isolated } from '../../core/isolated.js';
import { type LoginBlockReason } from '../../core/login-errors.js';
import { SendVerificationLink } from '../send-link/send-verification-link.js';
import { useTexts } from '../texts.js';
import styles from './login-form.module.css';

export interface LoginBlockAlertProps {
  blockReason: LoginBlockReason;
  /** The address that was used to log in, `''` if it was a number or a name. */
  email: string;
  supportHref?: string | undefined;
}

/** Why an account cannot be entered, and the next step: the verification link again, or support. */
export function LoginBlockAlert({ blockReason, email, supportHref }: LoginBlockAlertProps) {
  const t = useTexts();
  if (blockReason === 'emailNotVerified')
    return (
      <>
        <Alert tone="warning" title={t('auth.problem.notVerified.title')} live>
          {t(email === '' ? 'auth.problem.notVerified.ask' : 'auth.problem.notVerified', {
            email: isolated(email),
          })}
        </Alert>
        <SendVerificationLink email={email} />
      </>
    );
  return (
    <Alert tone="danger" title={t('auth.problem.locked.title')} live>
      {t('auth.problem.locked')}{' '}
      {supportHref && (
        <span className={styles.support}>
          <Trans
            t={t}
            i18nKey="auth.problem.locked.support"
            components={{ support: <Link href={supportHref} /> }}
          />
        </span>
      )}
    </Alert>
  );
}
