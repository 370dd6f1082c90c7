'use client';

import { useApiClient } from '@casino-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import { consentQuery } from '../../core/consent.js';
import { useTexts } from '../texts.js';
import { ConsentChoices } from './consent-choices.js';
import styles from './consent-page.module.css';

/**
 * Asks a new player which offers they want, by channel and product, with nothing ticked: at the end of a sign-up whose server asks
 * for it (`isAskedAtSignUp`). Renders nothing where it does not, or while that is not known.
 */
export function SignUpConsent() {
  const t = useTexts();
  const { data } = useQuery(consentQuery(useApiClient()));
  if (data?.isAskedAtSignUp !== true) return null;
  return (
    <section className={styles.question} aria-label={t('profile.consent.title')}>
      <div>
        <h3>{t('profile.consent.title')}</h3>
        <p>{t('profile.consent.subtitle')}</p>
      </div>
      <ConsentChoices consent={data} hasHeading={false} hasOthers={false} />
    </section>
  );
}
