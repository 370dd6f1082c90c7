'use client';

import { useLocale, useDateFormat } from '@casino-kit/i18n';
import { type Countries } from '@casino-kit/player-fields';
import { type ProfileField } from '../../core/profile-values.js';

/** Returns a field's value as people read it: a country by its name, a date by the words of the locale, a code with its sign. */
export function useShownValue(countries: Countries | null): (field: ProfileField, value: string) => string {
  const { formatTag } = useLocale();
  // As the picker shows it: Gregorian, Latin digits.
  const date = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }, 'gregory');
  const countryName = (code: string) => {
    const offered = countries?.options.find(({ value }) => value === code)?.label;
    if (offered !== undefined || !/^[A-Z]{2}$/.test(code)) return offered ?? code;
    return new Intl.DisplayNames([formatTag], { type: 'region' }).of(code) ?? code;
  };
  return (field, value) => {
    if (value === '') return value;
    if (field === 'dateOfBirth') return date.format(new Date(value));
    if (field === 'countryCode') return countryName(value);
    return field === 'phoneCode' ? `+${value}` : value;
  };
}
