import { useState } from 'react';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, type ButtonVariant } from '@casino-kit/ui';
import { type NextStep as Step } from '../../core/activation-error.js';
import { type BonusOptions } from '../bonus-links.js';
import { useTexts } from '../texts.js';
import styles from './next-step.module.css';

type Sending = 'idle' | 'sending' | 'sent' | 'failed';

/** Has the link sent that verifies the address, and tells how that went; without `onVerifyEmail` it leads to the page for it. */
export function VerifyEmailStep({
  onVerifyEmail,
  variant = 'primary',
}: Pick<BonusOptions, 'onVerifyEmail'> & { variant?: ButtonVariant }) {
  const t = useTexts();
  const verification = usePagePath('verification');
  const [state, setState] = useState<Sending>('idle');
  if (onVerifyEmail === undefined)
    return (
      <ButtonLink href={verification} variant={variant} size="lg" block>
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
        <Button variant={variant} size="lg" block loading={state === 'sending'} onClick={send}>
          {t('bonuses.activate.verify.send')}
        </Button>
      )}
      <p role="status" className={styles.word} data-failed={state === 'failed' || undefined}>
        {(state === 'sent' || state === 'failed') && t(`bonuses.activate.verify.${state}`)}
      </p>
    </div>
  );
}

/** What a player can do after a refusal, as one button. */
export function NextStepButton({
  step,
  bonusId,
  options,
}: {
  step: Step;
  /** The offer that was refused, where it is known. */
  bonusId: string | null;
  options: BonusOptions;
}) {
  const t = useTexts();
  const mine = usePagePath('bonus_history');
  const promotions = usePagePath('promotions');
  if (step === 'verify-email') return <VerifyEmailStep onVerifyEmail={options.onVerifyEmail} />;
  const hrefs: Record<Exclude<Step, 'verify-email'>, string> = {
    deposit: options.depositHref(bonusId),
    'my-bonuses': mine,
    promotions,
    calendar: options.calendarHref,
    support: options.supportHref,
    login: options.loginHref,
  };
  return (
    <ButtonLink href={hrefs[step]} variant="primary" size="lg" block>
      {t(`bonuses.next.${step}`)}
    </ButtonLink>
  );
}
