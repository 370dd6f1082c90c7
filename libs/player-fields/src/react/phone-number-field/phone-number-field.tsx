import { PhoneField, type PhoneFieldProps } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type Countries } from '../use-countries.js';

export interface PhoneNumberFieldProps extends Omit<
  PhoneFieldProps,
  'label' | 'codes' | 'countryNames' | 'notices'
> {
  /** As `useCountries` gives them; until they are there the list holds what is chosen. */
  countries: Countries | null;
}

/** Keeps a code together whatever the direction of the words around it. */
const isolatedCode = (code: string) => `\u2066+${code}\u2069`;

/** A player's phone number (§5): calling codes with the names of their countries, and words for what is not taken. */
export function PhoneNumberField({ countries, code, ...field }: PhoneNumberFieldProps) {
  const t = useTexts();
  const known = countries?.phoneCodes ?? [];
  return (
    <PhoneField
      {...field}
      label={t('form.phone.label')}
      code={code}
      // The list shows what is chosen: nothing yet, or a code that is not on offer.
      codes={known.includes(code) ? known : [code, ...known]}
      countryNames={countries?.phoneCountries}
      notices={{
        tooLong: (chosen) => t('form.phone.tooLongFor', { code: isolatedCode(chosen) }),
        unknownCode: t('form.phone.unknownCode'),
      }}
    />
  );
}
