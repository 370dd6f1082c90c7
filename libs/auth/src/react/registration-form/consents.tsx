'use client';

import { usePolicy } from '@casino-kit/settings';
import { richText } from '@casino-kit/i18n';
import { Checkbox, type CheckboxProps, Link, VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './registration-form.module.css';

type Choice = Omit<CheckboxProps, 'label'>;
export interface ConsentProps {
  consent: Choice;
  termsHref: string;
  privacyHref: string;
}

/** Age, terms and privacy in one consent, which is needed (§5). */
export function Consent({ consent, termsHref, privacyHref }: ConsentProps) {
  const { minimumAge } = usePolicy();
  const t = useTexts();
  // Opens in a new tab, so that reading the terms does not lose typed values.
  const reading = (href: string) =>
    function Reading(text: string) {
      return (
        <Link href={href} target="_blank" rel="noopener">
          {text}
          <VisuallyHidden> ({t('auth.newTab')})</VisuallyHidden>
        </Link>
      );
    };
  return (
    <Checkbox
      {...consent}
      label={richText(t('auth.consent.label', { minimumAge }), {
        terms: reading(termsHref),
        privacy: reading(privacyHref),
      })}
    />
  );
}

export interface ConsentsProps extends ConsentProps {
  newsletter: Choice;
}

/** The consent that is needed, and the newsletter, which is not (§5). */
export function Consents({ newsletter, ...consent }: ConsentsProps) {
  const t = useTexts();
  return (
    <div className={styles.consents}>
      <Consent {...consent} />
      <Checkbox {...newsletter} label={t('auth.newsletter.label')} />
    </div>
  );
}
