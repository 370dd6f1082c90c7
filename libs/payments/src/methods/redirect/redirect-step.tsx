'use client';

import { Button } from '@casino-kit/ui';
import { ExternalLink } from 'lucide-react';
import { useTexts } from '../../react/texts.js';
import { type NextStepProps } from '../deposit-method.js';
import { ExpiryNote } from '../expiry-note.js';
import styles from '../next-step.module.css';

/** A payment that is finished on the provider's page; shown to a player who comes back without having finished it. */
export function RedirectStep({ step, onLeave, onRenew, now }: NextStepProps<'redirect'>) {
  const t = useTexts();
  return (
    <div className={styles.step}>
      <p>{t('payments.redirect.open')}</p>
      <Button variant="primary" size="lg" block onClick={() => onLeave(step.url)}>
        {t('payments.redirect.action')}
        <ExternalLink size={18} aria-hidden />
      </Button>
      <ExpiryNote expiresAt={step.expiresAt} onRenew={onRenew} now={now} />
    </div>
  );
}
