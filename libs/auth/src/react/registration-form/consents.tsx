'use client';

import { usePolicy } from '@casino-kit/settings';
import { Trans } from '@casino-kit/i18n';
import { Checkbox, type CheckboxProps, Link, VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type ReactNode } from 'react';
import styles from './registration-form.module.css';

type Choice = Omit<CheckboxProps, 'label'>;
export interface ConsentProps {
  consent: Choice;
  termsHref: string;
  privacyHref: string;
}

/** Opens in a new tab, so that reading the terms does not lose typed values. */
function ReadingLink({ href, children }: { href: string; children?: ReactNode }) {
  const t = useTexts();
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({t('auth.newTab')})</VisuallyHidden>
    </Link>
  );
}

/** Age, terms and privacy in one consent, which is needed (§5). */
export function Consent({ consent, termsHref, privacyHref }: ConsentProps) {
  const { minimumAge } = usePolicy();
  const t = useTexts();
  return (
    <Checkbox
      {...consent}
      label={
        <Trans
          t={t}
          i18nKey="auth.consent.label"
          values={{ minimumAge }}
          components={{
            terms: <ReadingLink href={termsHref} />,
            privacy: <ReadingLink href={privacyHref} />,
          }}
        />
      }
    />
  );
}

export interface ConsentsProps extends ConsentProps {
  /** Without it, the form does not ask. */
  newsletter?: Choice | undefined;
}

/** The consent that is needed, and the newsletter, which is not (§5). */
export function Consents({ newsletter, ...consent }: ConsentsProps) {
  const t = useTexts();
  return (
    <div className={styles.consents}>
      <Consent {...consent} />
      {newsletter && <Checkbox {...newsletter} label={t('auth.newsletter.label')} />}
    </div>
  );
}
