'use client';

import { Alert, PhoneField, type PhoneFieldProps } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type Countries } from '../use-countries.js';

export interface PhoneNumberFieldProps extends Omit<
  PhoneFieldProps,
  'label' | 'codes' | 'countryNames' | 'notices'
> {
  /** As returned by `useCountries`; until they are loaded the list contains only the selected one. */
  countries: Countries | null;
}

/** Keeps a code together in any text direction. */
const isolatedCode = (code: string) => `\u2066+${code}\u2069`;

/** A player's phone number (§5): calling codes with the names of their countries, and messages for rejected input. */
export function PhoneNumberField({ countries, code, ...field }: PhoneNumberFieldProps) {
  const t = useTexts();
  const known = countries?.phoneCodes ?? [];
  // Without a code there is no number: a field would accept what can never be valid.
  if (countries !== null && known.length === 0 && code === '')
    return <Alert title={t('form.phone.label')}>{t('form.phone.noCodes')}</Alert>;
  return (
    <PhoneField
      {...field}
      label={t('form.phone.label')}
      code={code}
      // The list shows the selected code: none yet, or one that is not offered.
      codes={known.includes(code) ? known : [code, ...known]}
      countryNames={countries?.phoneCountries}
      notices={{
        tooLong: (chosen) => t('form.phone.tooLongFor', { code: isolatedCode(chosen) }),
        unknownCode: t('form.phone.unknownCode'),
      }}
    />
  );
}
