'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useIsAuthenticated } from '@casino-kit/session';
import { Button, Dialog, Outcome, type Tone } from '@casino-kit/ui';
import { Check, CloudOff, Mail } from 'lucide-react';
import { toVerificationError } from '../../core/email-verification.js';
import { isolated } from '../../core/isolated.js';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import { useAuthMessage } from '../use-message-text.js';
import { ExpiredLink } from './expired-link.js';
import styles from './email-verification.module.css';
import { useVerifyEmail } from './use-verify-email.js';

export interface EmailVerificationProps {
  open: boolean;
  onClose: () => void;
  /** The code of the link; `''` counts as an expired link. */
  code: string;
  /** Called once, as soon as the address is verified; this stays open until `onClose`. */
  onVerified?: ((email: string) => void) | undefined;
  /** Called once, as soon as the link is known to be invalid; this component then shows how to get another. */
  onExpired?: (() => void) | undefined;
  /** The button after success: to login (§2), or to the page of a logged-in player. */
  onContinue?: (() => void) | undefined;
}

/**
 * The target of the link in a verification email (`?modal=verify-email&code=…`). Posts its code once and shows the
 * result: verified, no longer valid, or not sent, with a retry.
 */
export function EmailVerification({ open, onClose, ...link }: EmailVerificationProps) {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t('auth.verify.title')} bare>
      <Verification {...link} onClose={onClose} />
    </Dialog>
  );
}

function Verification({
  code,
  onVerified,
  onExpired,
  onContinue,
  onClose,
}: Omit<EmailVerificationProps, 'open'>) {
  const t = useTexts();
  const formatMessage = useAuthMessage();
  const authenticated = useIsAuthenticated();
  const { state, retry } = useVerifyEmail(code);
  const reported = useRef<string | null>(null);
  useEffect(() => {
    if (reported.current === code) return;
    if (state.is === 'verified') onVerified?.(state.email);
    else if (state.is === 'expired') onExpired?.();
    else return;
    reported.current = code;
  });

  if (state.is === 'expired') return <ExpiredLink />;
  if (state.is === 'verifying')
    return (
      <Step
        key={state.is}
        tone="info"
        icon={<Mail size={26} />}
        title={t('auth.verify.working.title')}
        working
        actions={null}
      >
        {t('auth.verify.working.text')}
      </Step>
    );
  if (state.is === 'verified')
    return (
      <Step
        key={state.is}
        tone="success"
        icon={<Check size={26} />}
        title={t('auth.verify.done.title')}
        actions={
          <Button variant="primary" size="lg" block onClick={onContinue ?? onClose}>
            {t(onContinue && !authenticated ? 'auth.verify.done.login' : 'auth.verify.done.continue')}
          </Button>
        }
      >
        {t('auth.verify.done.text', { email: isolated(state.email) })}
      </Step>
    );
  return (
    <Step
      key={state.is}
      tone="warning"
      icon={<CloudOff size={26} />}
      title={t('auth.verify.failed.title')}
      actions={
        <Button variant="primary" size="lg" block onClick={retry}>
          {t('auth.verify.failed.retry')}
        </Button>
      }
    >
      {formatMessage(toVerificationError(state.error))}
    </Step>
  );
}

/** One state of the verification. Takes the focus, so that it is read out. */
function Step({
  children,
  ...outcome
}: {
  tone: Tone;
  icon: ReactNode;
  title: string;
  working?: boolean | undefined;
  actions: ReactNode;
  children: string;
}) {
  const element = useFocusOn<HTMLDivElement>();
  return (
    <div ref={element} tabIndex={-1} className={styles.step}>
      <Outcome {...outcome} level={3}>
        <p>{children}</p>
      </Outcome>
    </div>
  );
}
