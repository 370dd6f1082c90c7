'use client';

import { type ReactNode } from 'react';
import { usePolicy } from '@casino-kit/settings';
import { birthYears, latestAdultDateOfBirth } from '@casino-kit/api-contract/field-rules';
import { DateField, TextField } from '@casino-kit/ui';
import { Controller } from 'react-hook-form';
import { type HideableField } from '../../core/registration-fields.js';
import styles from './registration-form.module.css';
import { useFieldLabels } from './use-field-labels.js';
import { type RegistrationFormState } from './use-registration-form.js';

export interface PersonFieldsProps {
  state: RegistrationFormState;
  hidden: ReadonlySet<HideableField>;
  /** Parts of the address that may not be empty. */
  required: ReadonlySet<HideableField>;
  /** `YYYY-MM-DD` in the player's time zone. */
  today: string;
}

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  address: 'street-address',
  zipCode: 'postal-code',
  city: 'address-level2',
} as const;

/** Who the player is, as far as the brand asks: names, date of birth, address (§5). The address may stay empty where it is not required. */
export function PersonFields({ state, hidden, required, today }: PersonFieldsProps) {
  const { minimumAge } = usePolicy();
  const { form, getFieldError } = state;
  const labels = useFieldLabels();
  const text = (name: keyof typeof autoComplete, isPlace = false) =>
    hidden.has(name) ? null : (
      <TextField
        {...form.register(name)}
        label={labels[name]}
        error={getFieldError(name)}
        optional={isPlace && !required.has(name)}
        autoComplete={autoComplete[name]}
      />
    );
  const pair = (first: ReactNode, second: ReactNode) =>
    (first || second) && (
      <div className={styles.pair}>
        {first}
        {second}
      </div>
    );
  return (
    <>
      {pair(text('firstName'), text('lastName'))}
      {!hidden.has('dateOfBirth') && (
        <Controller
          control={form.control}
          name="dateOfBirth"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <DateField
              label={labels.dateOfBirth}
              name={name}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              years={birthYears(today)}
              opensAtYear={latestAdultDateOfBirth(today, minimumAge).slice(0, 4)}
              error={getFieldError('dateOfBirth')}
            />
          )}
        />
      )}
      {text('address', true)}
      {pair(text('zipCode', true), text('city', true))}
    </>
  );
}
