'use client';

import { displayEmail } from '@casino-kit/api-contract/field-rules';
import { usePlayer } from '@casino-kit/session';
import { Outcome } from '@casino-kit/ui';
import { Check, Clock } from 'lucide-react';
import { isolated } from '../../core/isolated.js';
import { SendVerificationLink } from '../send-link/send-verification-link.js';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import styles from './email-verification.module.css';

/** Shows an expired verification link and sends another: to the logged-in player at once, otherwise to an address. */
export function ExpiredLink() {
  const t = useTexts();
  const player = usePlayer()?.getUser;
  const email = player ? displayEmail(player.email) : '';
  const element = useFocusOn<HTMLDivElement>();
  const verified = player?.isEmailVerified === true && email !== '';
  return (
    <div ref={element} tabIndex={-1} className={styles.step}>
      {verified ? (
        <Outcome
          tone="success"
          icon={<Check size={26} />}
          title={t('auth.verify.already.title')}
          level={3}
          actions={null}
        >
          <p>{t('auth.verify.already.text', { email: isolated(email) })}</p>
        </Outcome>
      ) : (
        <Outcome
          tone="warning"
          icon={<Clock size={26} />}
          title={t('auth.verify.expired.title')}
          level={3}
          actions={<SendVerificationLink email={email} toPlayer={email !== ''} variant="primary" />}
        >
          <p>{t('auth.verify.expired.text')}</p>
        </Outcome>
      )}
    </div>
  );
}
