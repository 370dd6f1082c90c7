'use client';

import { type ReactNode } from 'react';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, Outcome } from '@casino-kit/ui';
import { Check, Mail, ShieldCheck, User } from 'lucide-react';
import { isolated } from '../../core/isolated.js';
import { type RegistrationOutcome } from '../../core/register.js';
import { SendVerificationLink } from '../send-link/send-verification-link.js';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import { NextStep } from './next-step.js';
import styles from './registration-done.module.css';

export interface RegistrationDoneProps {
  /** As `RegistrationForm` passed it to `onRegistered`; only `ready` shows the next steps. */
  outcome: Pick<RegistrationOutcome, 'kind' | 'email' | 'login' | 'isProfileComplete'>;
  /** The page for deposit limits; no row without it. */
  limitHref?: string | undefined;
  /** The page to complete the profile; no row without it, or if the sign-up has completed it. */
  profileHref?: string | undefined;
  /** The page to confirm the email, if there is one; without it the row is only text. */
  confirmHref?: string | undefined;
  /** The page of the lobby; that of the settings by default. */
  lobbyHref?: string | undefined;
  /** The page for new players of the brand, instead of the lobby (§3, `goToPageAfterRegistration`). */
  nextHref?: string | null | undefined;
  /** Navigates to the lobby or the next page with the host's router; by default the link does. */
  onNext?: ((href: string) => void) | undefined;
  /** A main action instead of "Go to the lobby", such as a deposit; the lobby is then the second one. */
  primaryAction?: ReactNode | undefined;
  /** A further question to the new player, below the next steps. */
  question?: ReactNode | undefined;
  /** For an account whose player is not logged in: navigates to login with their identifier. */
  onSwitchToLogin?: ((login: string) => void) | undefined;
}

const iconSize = 20;

/** The end of registration (§2): the account exists, with the next steps. Takes the focus, so that it is read out. */
export function RegistrationDone({
  outcome: { kind, email, login, isProfileComplete },
  limitHref,
  profileHref,
  confirmHref,
  lobbyHref,
  nextHref = null,
  onNext,
  primaryAction,
  question,
  onSwitchToLogin,
}: RegistrationDoneProps) {
  const t = useTexts();
  const lobbyPath = usePagePath('casino');
  const element = useFocusOn<HTMLDivElement>();
  const ready = kind === 'ready';
  const href = nextHref ?? lobbyHref ?? lobbyPath;
  const named = { email: isolated(email), login: isolated(login) };
  const readyText = email === '' ? t('auth.done.ready.noEmail') : t('auth.done.ready.link', named);
  return (
    <div ref={element} tabIndex={-1} className={styles.done}>
      <Outcome
        tone="success"
        icon={<Check size={26} />}
        title={t(`auth.done.${kind}.title`)}
        level={3}
        actions={
          <>
            {ready && primaryAction}
            {ready && (
              <ButtonLink
                href={href}
                variant={primaryAction ? 'line' : 'primary'}
                size="lg"
                block
                onClick={
                  onNext &&
                  ((event) => {
                    event.preventDefault();
                    onNext(href);
                  })
                }
              >
                {t(nextHref === null ? 'auth.done.lobby' : 'auth.done.continue')}
              </ButtonLink>
            )}
            {!ready && onSwitchToLogin && (
              <Button variant="primary" size="lg" block onClick={() => onSwitchToLogin(login)}>
                {t('auth.done.login')}
              </Button>
            )}
            {email !== '' && (ready || kind === 'unverified') && (
              <SendVerificationLink email={email} toPlayer={ready} variant="ghost" />
            )}
          </>
        }
      >
        <p className={styles.text}>{ready ? readyText : t(`auth.done.${kind}.text`, named)}</p>
        {ready && (
          <ul className={styles.steps}>
            {limitHref && (
              <NextStep
                href={limitHref}
                icon={<ShieldCheck size={iconSize} aria-hidden />}
                title={t('auth.done.limit.title')}
                text={t('auth.done.limit.text')}
              />
            )}
            {profileHref && !isProfileComplete && (
              <NextStep
                href={profileHref}
                icon={<User size={iconSize} aria-hidden />}
                title={t('auth.done.profile.title')}
                text={t('auth.done.profile.text')}
              />
            )}
            {email !== '' && (
              <NextStep
                href={confirmHref}
                icon={<Mail size={iconSize} aria-hidden />}
                title={t('auth.done.confirm.title')}
                text={t('auth.done.confirm.text')}
              />
            )}
          </ul>
        )}
        {ready && question}
      </Outcome>
    </div>
  );
}
