import { type ReactNode, useEffect, useRef } from 'react';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, Outcome } from '@casino-kit/ui';
import { Check, Mail, ShieldCheck, User } from 'lucide-react';
import { type RegistrationOutcome } from '../../core/register.js';
import { useTexts } from '../texts.js';
import { NextStep } from './next-step.js';
import styles from './registration-done.module.css';

export interface RegistrationDoneProps {
  outcome: Pick<RegistrationOutcome, 'kind' | 'email'>;
  /** Where a deposit limit is set; no row without it. */
  limitHref?: string;
  /** Where the profile is completed; no row without it. */
  profileHref?: string;
  /** Where the e-mail is confirmed, if somewhere here; no row without it. */
  confirmHref?: string;
  /** The page of the lobby; that of the settings by default. */
  lobbyHref?: string;
  /** A main action in place of "Go to the lobby", such as a deposit; the lobby then comes second. */
  primaryAction?: ReactNode;
  /** Something quiet at the end, such as sending the link again. */
  secondaryAction?: ReactNode;
  /** For an account whose player is not signed in: goes to login with this e-mail. */
  onSwitchToLogin?: (email: string) => void;
}

const iconSize = 20;

/** The end of registration (§2): the account exists, and what to do next. Takes the focus, so that it is read out. */
export function RegistrationDone({
  outcome: { kind, email },
  limitHref,
  profileHref,
  confirmHref,
  lobbyHref,
  primaryAction,
  secondaryAction,
  onSwitchToLogin,
}: RegistrationDoneProps) {
  const t = useTexts();
  const lobbyPath = usePagePath('casino');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const lobby = (
    <ButtonLink href={lobbyHref ?? lobbyPath} variant={primaryAction ? 'line' : 'primary'} size="lg" block>
      {t('auth.done.lobby')}
    </ButtonLink>
  );
  const login = onSwitchToLogin && (
    <Button variant="primary" size="lg" block onClick={() => onSwitchToLogin(email)}>
      {t('auth.done.login')}
    </Button>
  );
  return (
    <div ref={element} tabIndex={-1} className={styles.done}>
      <Outcome
        tone="success"
        icon={<Check size={26} />}
        title={t(`auth.done.${kind}.title`)}
        level={3}
        actions={
          <>
            {kind === 'ready' ? (
              <>
                {primaryAction}
                {lobby}
              </>
            ) : (
              login
            )}
            {secondaryAction}
          </>
        }
      >
        <p className={styles.text}>{t(`auth.done.${kind}.text`, { email })}</p>
        {kind === 'ready' && (
          <ul className={styles.steps}>
            {limitHref && (
              <NextStep
                href={limitHref}
                icon={<ShieldCheck size={iconSize} aria-hidden />}
                title={t('auth.done.limit.title')}
                text={t('auth.done.limit.text')}
              />
            )}
            {profileHref && (
              <NextStep
                href={profileHref}
                icon={<User size={iconSize} aria-hidden />}
                title={t('auth.done.profile.title')}
                text={t('auth.done.profile.text')}
              />
            )}
            {confirmHref && (
              <NextStep
                href={confirmHref}
                icon={<Mail size={iconSize} aria-hidden />}
                title={t('auth.done.confirm.title')}
                text={t('auth.done.confirm.text')}
              />
            )}
          </ul>
        )}
      </Outcome>
    </div>
  );
}
