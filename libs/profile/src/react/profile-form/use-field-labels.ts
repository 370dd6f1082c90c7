'use client';

import { useFieldTexts } from '@casino-kit/player-fields';
import { type ProfileField } from '../../core/profile-values.js';
import { useTexts } from '../texts.js';

/** Returns the labels of the profile's fields, in the order of the page. */
export function useFieldLabels(): Readonly<Record<ProfileField, string>> {
  const t = useTexts();
  const f = useFieldTexts();
  return {
    firstName: f('form.firstName.label'),
    lastName: f('form.lastName.label'),
    email: f('form.email.label'),
    phoneCode: t('profile.phoneCode'),
    phone: f('form.phone.label'),
    dateOfBirth: f('form.dateOfBirth.label'),
    countryCode: f('form.country.label'),
    city: f('form.city.label'),
    zipCode: f('form.zipCode.label'),
    address: f('form.address.label'),
    gender: f('form.gender.label'),
  };
}
