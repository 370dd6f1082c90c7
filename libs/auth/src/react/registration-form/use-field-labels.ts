'use client';

import { useFieldTexts } from '@casino-kit/player-fields';
import { type RegistrationField } from '../../core/registration-fields.js';
import { useTexts } from '../texts.js';

/** Returns the labels of the registration form's fields. */
export function useFieldLabels(): Readonly<Record<RegistrationField, string>> {
  const t = useTexts();
  const f = useFieldTexts();
  return {
    email: f('form.email.label'),
    phone: f('form.phone.label'),
    username: f('form.username.label'),
    password: f('form.password.label'),
    countryCode: f('form.country.label'),
    currencyCode: f('form.currency.label'),
    firstName: f('form.firstName.label'),
    lastName: f('form.lastName.label'),
    dateOfBirth: f('form.dateOfBirth.label'),
    address: f('form.address.label'),
    zipCode: f('form.zipCode.label'),
    city: f('form.city.label'),
    consent: t('auth.consent.name'),
    newsletter: t('auth.newsletter.name'),
  };
}
