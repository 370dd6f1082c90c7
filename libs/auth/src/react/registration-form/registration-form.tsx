import { Button, ErrorState, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { type RegistrationOutcome } from '../../core/register.js';
import { useTexts } from '../texts.js';
import { useRegistrationOptions } from '../use-registration-options.js';
import { type SignUpOptions } from '../use-sign-up.js';
import { AccountForm } from './account-form.js';
import styles from './registration-form.module.css';

export interface RegistrationFormProps extends SignUpOptions {
  /** ISO 3166-1 alpha-2, chosen at the start where the brand offers it, such as the visitor's country. */
  defaultCountryCode?: string;
  /** Chosen at the start where the brand offers it; else the first currency. */
  defaultCurrencyCode?: string;
  termsHref: string;
  privacyHref: string;
  /** Today where the player is, `YYYY-MM-DD`; the browser's date by default. */
  today?: string;
  /** The account exists; how it went on is in `kind`. */
  onRegistered: (outcome: RegistrationOutcome) => void;
  /** Shows the way to login; called with what was typed as e-mail. */
  onSwitchToLogin?: (email: string) => void;
}

/** The browser's calendar date, `YYYY-MM-DD`. */
function dateHere(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Registration by e-mail with consents (§2, §5): loads what it offers, then shows the form. */
export function RegistrationForm({ today, ...form }: RegistrationFormProps) {
  const t = useTexts();
  const { options, failed, retry } = useRegistrationOptions();
  if (options) return <AccountForm {...form} options={options} today={today ?? dateHere()} />;
  if (failed)
    return (
      <ErrorState
        title={t('auth.register.failed.title')}
        action={<Button onClick={retry}>{t('auth.register.failed.retry')}</Button>}
      >
        {t('auth.register.failed.text')}
      </ErrorState>
    );
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('auth.register.loading')}</VisuallyHidden>
      {['email', 'password', 'place', 'birth', 'submit'].map((part) => (
        <Skeleton key={part} height={part === 'submit' ? 52 : 80} radius="control" />
      ))}
    </div>
  );
}
