'use client';

import { useIsQuiet } from '@casino-kit/session';
import { pagePath, useSettings } from '@casino-kit/settings';
import { Button, ButtonLink, Link } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { needsPlay, stepTarget, type WithdrawalStep } from '../../core/withdrawal-step.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useVerificationMail, type VerificationMail } from './use-verification-mail.js';
import styles from './withdrawal-conditions.module.css';

/** Where a step leads, `null` for one that is done at once. */
function useStepHref(step: WithdrawalStep): string | null {
  const settings = useSettings();
  const target = stepTarget(step);
  if ('page' in target) return pagePath(settings, target.page, {});
  return 'query' in target ? target.query : null;
}

/** The next step as an unobtrusive link at the end of a line, if it is open; `mail` sends the verification email. */
export function StepLink({
  step,
  mail,
  describedBy,
}: {
  step: WithdrawalStep;
  mail: VerificationMail;
  describedBy: string;
}) {
  const t = useWithdrawalTexts();
  const href = useStepHref(step);
  const isQuiet = useIsQuiet();
  const text = t(`payments.withdraw.step.${step}`);
  if (isQuiet && needsPlay(step)) return null;
  if (href === null)
    return (
      <button
        type="button"
        className={styles.step}
        aria-describedby={describedBy}
        aria-disabled={mail.isPending || undefined}
        aria-busy={mail.isPending || undefined}
        onClick={mail.isPending ? undefined : mail.send}
      >
        {text}
      </button>
    );
  return (
    <Link href={href} className={styles.step} aria-describedby={describedBy}>
      {text}
      <ChevronRight size={16} aria-hidden data-icon="directional" />
    </Link>
  );
}

/** The next step as a button, for an alert; after sending the verification email it shows the result below. */
export function StepButton({ step }: { step: WithdrawalStep }) {
  const t = useWithdrawalTexts();
  const mail = useVerificationMail();
  const href = useStepHref(step);
  const isQuiet = useIsQuiet();
  const text = t(`payments.withdraw.step.${step}`);
  if (isQuiet && needsPlay(step)) return null;
  if (href !== null)
    return (
      <ButtonLink href={href} size="sm">
        {text}
      </ButtonLink>
    );
  return (
    <span className={styles.stepWithWord}>
      <Button size="sm" loading={mail.isPending} onClick={mail.send}>
        {text}
      </Button>
      <span role="status" data-failed={mail.failed || undefined} className={styles.word}>
        {mail.text}
      </span>
    </span>
  );
}
