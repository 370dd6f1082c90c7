'use client';

import { useEffect, useState } from 'react';
import { refreshSession, useSession } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '@casino-kit/ui';
import { type NextStep as Step } from '../../core/activation-error.js';
import { type BonusOptions } from '../bonus-links.js';
import { useTexts } from '../texts.js';
import styles from './next-step.module.css';

type Sending = 'idle' | 'sending' | 'sent' | 'failed';

/** Checks whether the address is verified, whenever the player comes back from the email with the link. */
function useComingBack(isAwaited: boolean): void {
  const session = useSession();
  useEffect(() => {
    if (!isAwaited) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void refreshSession(session);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isAwaited, session]);
}

/**
 * Sends the link that verifies the address, shows the result, and reloads the player who comes back from it. Without
 * `onVerifyEmail` it links to the page for it. A player without an address is sent to the profile to add one.
 */
export function VerifyEmailStep({
  email,
  onVerifyEmail,
}: Pick<BonusOptions, 'onVerifyEmail'> & {
  /** Empty for a player without an address. */
  email: string;
}) {
  const t = useTexts();
  const verification = usePagePath('verification');
  const profile = usePagePath('edit-profile');
  const [state, setState] = useState<Sending>('idle');
  useComingBack(state === 'sent');
  if (email === '')
    return (
      <ButtonLink href={profile} variant="primary" size="lg" block>
        {t('bonuses.activate.verify.toProfile')}
      </ButtonLink>
    );
  if (onVerifyEmail === undefined)
    return (
      <ButtonLink href={verification} variant="primary" size="lg" block>
        {t('bonuses.activate.verify.page')}
      </ButtonLink>
    );
  const send = () => {
    setState('sending');
    onVerifyEmail().then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return (
    <div className={styles.step}>
      {state !== 'sent' && (
        <Button variant="primary" size="lg" block loading={state === 'sending'} onClick={send}>
          {t('bonuses.activate.verify.send')}
        </Button>
      )}
      <p role="status" className={styles.word} data-failed={state === 'failed' || undefined}>
        {(state === 'sent' || state === 'failed') && t(`bonuses.activate.verify.${state}`)}
      </p>
    </div>
  );
}

/** What a player can do after a rejection, as one button; renders nothing when the host sets no link for it. */
export function NextStepButton({
  step,
  bonusId,
  email,
  options,
  variant = 'primary',
  size = 'lg',
  block = true,
}: {
  step: Step;
  email: string;
  /** The rejected offer, if known. */
  bonusId: string | null;
  options: BonusOptions;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The button is as wide as its place. */
  block?: boolean | undefined;
}) {
  const t = useTexts();
  const mine = usePagePath('bonus_history');
  const promotions = usePagePath('promotions');
  if (step === 'verify-email') return <VerifyEmailStep email={email} onVerifyEmail={options.onVerifyEmail} />;
  const hrefs: Record<Exclude<Step, 'verify-email'>, string | undefined> = {
    deposit: options.depositHref(bonusId),
    'my-bonuses': mine,
    promotions,
    calendar: options.calendarHref,
    rakeback: options.rakebackHref,
    support: options.supportHref,
    login: options.loginHref,
  };
  const href = hrefs[step];
  if (href === undefined) return null;
  return (
    <ButtonLink href={href} variant={variant} size={size} block={block}>
      {t(`bonuses.next.${step}`)}
    </ButtonLink>
  );
}
