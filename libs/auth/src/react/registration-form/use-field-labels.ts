import { type RegistrationField } from '../../core/call-problems.js';
import { useTexts } from '../texts.js';

/** What the fields of the registration form are called, in the order of the page. */
export function useFieldLabels(): Readonly<Record<RegistrationField, string>> {
  const t = useTexts();
  return {
    email: t('auth.email.label'),
    password: t('auth.password.label'),
    firstName: t('auth.firstName.label'),
    lastName: t('auth.lastName.label'),
    dateOfBirth: t('auth.dateOfBirth.label'),
    countryCode: t('auth.country.label'),
    currencyCode: t('auth.currency.label'),
    consent: t('auth.consent.name'),
    newsletter: t('auth.newsletter.name'),
  };
}
