import { type RegistrationField } from '../../core/call-problems.js';
import { useFieldTexts } from '@casino-kit/player-fields';
import { useTexts } from '../texts.js';

/** What the fields of the registration form are called, in the order of the page. */
export function useFieldLabels(): Readonly<Record<RegistrationField, string>> {
  const t = useTexts();
  const f = useFieldTexts();
  return {
    email: f('form.email.label'),
    password: f('form.password.label'),
    firstName: f('form.firstName.label'),
    lastName: f('form.lastName.label'),
    dateOfBirth: f('form.dateOfBirth.label'),
    countryCode: f('form.country.label'),
    currencyCode: f('form.currency.label'),
    consent: t('auth.consent.name'),
    newsletter: t('auth.newsletter.name'),
  };
}
