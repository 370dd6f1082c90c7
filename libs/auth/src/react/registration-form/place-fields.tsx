'use client';

import { type Countries, useFieldTexts } from '@casino-kit/player-fields';
import { SelectField } from '@casino-kit/ui';
import { type HideableField } from '../../core/registration-fields.js';
import { type RegistrationOptions } from '../use-registration-options.js';
import styles from './registration-form.module.css';
import { useFieldLabels } from './use-field-labels.js';
import { type RegistrationFormState } from './use-registration-form.js';

export interface PlaceFieldsProps {
  state: RegistrationFormState;
  hidden: ReadonlySet<HideableField>;
  countries: Countries;
  currencies: RegistrationOptions['currencies'];
}

/** Country and currency, unless they are hidden. A country sets its calling code while no number is typed. */
export function PlaceFields({ state, hidden, countries, currencies }: PlaceFieldsProps) {
  const { form, getFieldError } = state;
  const f = useFieldTexts();
  const labels = useFieldLabels();
  const bringCode = (country: string) => {
    const code = countries.getPhoneCode(country);
    if (code !== '' && form.getValues('phone.phone') === '')
      form.setValue('phone', { phoneCode: code, phone: '' });
  };
  if (hidden.has('countryCode') && hidden.has('currencyCode')) return null;
  return (
    <div className={styles.pair}>
      {!hidden.has('countryCode') && (
        <SelectField
          {...form.register('countryCode', {
            onChange: ({ target }: { target: HTMLSelectElement }) => bringCode(target.value),
          })}
          label={labels.countryCode}
          error={getFieldError('countryCode')}
          options={countries.options}
          placeholder={f('form.country.choose')}
          autoComplete="country"
        />
      )}
      {!hidden.has('currencyCode') && (
        <SelectField
          {...form.register('currencyCode')}
          label={labels.currencyCode}
          error={getFieldError('currencyCode')}
          options={currencies}
          placeholder={f('form.currency.choose')}
        />
      )}
    </div>
  );
}
