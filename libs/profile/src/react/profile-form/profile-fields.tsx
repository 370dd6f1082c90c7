'use client';

import { type ReactNode } from 'react';
import { usePolicy } from '@casino-kit/settings';
import { genders, latestAdultDateOfBirth } from '@casino-kit/api-contract/field-rules';
import { type Countries, EmailField, PhoneNumberField, useFieldTexts } from '@casino-kit/player-fields';
import { DateField, RadioGroup, SelectField, Tag, TextField } from '@casino-kit/ui';
import { Controller } from 'react-hook-form';
import { profileBirthYears } from '../../core/profile-schema.js';
import { isLocked, lockedAfterFirstSave, type ProfileField } from '../../core/profile-values.js';
import { useTexts } from '../texts.js';
import { EmailConfirmation } from './email-confirmation.js';
import { LockedField } from './locked-field.js';
import { shownPhoneCode } from './shown-phone-code.js';
import { useFieldHints } from './use-field-hints.js';
import { useShownValue } from './use-shown-value.js';
import { type ProfileFormState } from './use-profile-form.js';
import styles from './profile-form.module.css';

export interface ProfileFieldsProps {
  state: ProfileFormState;
  countries: Countries | null;
  labels: Readonly<Record<ProfileField, string>>;
  getFieldError: (field: ProfileField) => string | undefined;
  onPhoneChange: () => void;
}

const genderText = {
  'Not to say': 'form.gender.notToSay',
  Male: 'form.gender.male',
  Female: 'form.gender.female',
} as const;

/** The fields of the profile, each locked or open, in two columns if there is space. */
export function ProfileFields({
  state,
  countries,
  labels,
  getFieldError,
  onPhoneChange,
}: ProfileFieldsProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const { form, player, known, locks, values, today } = state;
  const { minimumAge } = usePolicy();
  const { control, register, setValue } = form;
  const shownValue = useShownValue(countries);
  const getHint = useFieldHints(state);

  const open = (field: ProfileField) => ({
    ...register(field),
    label: labels[field],
    error: getFieldError(field),
    hint: getHint(field),
  });
  const locked = (field: ProfileField, aside?: ReactNode) => {
    const typed = values[field].trim();
    const isLost = typed !== '' && typed !== known[field].trim();
    return (
      <LockedField
        label={labels[field]}
        value={shownValue(field, known[field])}
        reason={lockedAfterFirstSave.has(field) ? 'set' : 'verified'}
        latin={field === 'email' || field === 'phone' || field === 'phoneCode'}
        aside={aside}
        note={isLost ? t('profile.locked.typed', { typed: shownValue(field, typed) }) : undefined}
        rejected={getFieldError(field) !== undefined}
      />
    );
  };
  const emailTag =
    known.email === '' ? undefined : (
      <span className={styles.tag}>
        <Tag tone={player.isEmailVerified ? 'success' : 'warning'}>
          {t(player.isEmailVerified ? 'profile.email.confirmed' : 'profile.email.notConfirmed')}
        </Tag>
      </span>
    );
  const phoneCode = shownPhoneCode(values, countries);

  return (
    <div className={styles.fields}>
      {isLocked(locks, 'firstName') ? (
        locked('firstName')
      ) : (
        <TextField {...open('firstName')} autoComplete="given-name" />
      )}
      {isLocked(locks, 'lastName') ? (
        locked('lastName')
      ) : (
        <TextField {...open('lastName')} autoComplete="family-name" />
      )}
      {isLocked(locks, 'email') ? (
        locked('email', emailTag)
      ) : (
        <div className={styles.cell}>
          <EmailField {...open('email')} aside={emailTag} autoComplete="email" />
          {known.email !== '' && <EmailConfirmation saved={known.email} typed={values.email} />}
        </div>
      )}
      {isLocked(locks, 'phone') ? (
        <div className={styles.phone}>
          {locked('phoneCode')}
          {locked('phone')}
        </div>
      ) : (
        <Controller
          control={control}
          name="phone"
          render={({ field: { value, onChange, onBlur } }) => (
            <PhoneNumberField
              countries={countries}
              code={phoneCode}
              number={value}
              onChange={({ code, number }) => {
                setValue('phoneCode', code, { shouldDirty: true });
                onChange(number);
                onPhoneChange();
              }}
              onBlur={onBlur}
              error={getFieldError('phone')}
              hint={getHint('phone')}
            />
          )}
        />
      )}
      {isLocked(locks, 'dateOfBirth') ? (
        locked('dateOfBirth')
      ) : (
        <Controller
          control={control}
          name="dateOfBirth"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <DateField
              label={labels.dateOfBirth}
              name={name}
              // The picker's initial date is not a date of birth: only a selected date is saved.
              value={value === '' ? latestAdultDateOfBirth(today, minimumAge) : value}
              onChange={onChange}
              onBlur={onBlur}
              years={profileBirthYears(today, minimumAge)}
              error={getFieldError('dateOfBirth')}
              hint={getHint('dateOfBirth')}
            />
          )}
        />
      )}
      {isLocked(locks, 'countryCode') ? (
        locked('countryCode')
      ) : (
        <SelectField
          {...open('countryCode')}
          options={countries?.options ?? []}
          placeholder={f('form.country.choose')}
          autoComplete="country"
        />
      )}
      {isLocked(locks, 'city') ? (
        locked('city')
      ) : (
        <TextField {...open('city')} autoComplete="address-level2" />
      )}
      {isLocked(locks, 'zipCode') ? (
        locked('zipCode')
      ) : (
        <TextField {...open('zipCode')} latin autoComplete="postal-code" />
      )}
      <div className={styles.wide}>
        {isLocked(locks, 'address') ? (
          locked('address')
        ) : (
          <TextField {...open('address')} autoComplete="street-address" />
        )}
      </div>
      <div className={styles.wide}>
        <Controller
          control={control}
          name="gender"
          render={({ field: { name, value, onChange } }) => (
            <RadioGroup
              legend={labels.gender}
              name={name}
              layout="inline"
              options={genders.map((gender) => ({ value: gender, label: f(genderText[gender]) }))}
              value={value}
              onChange={onChange}
              error={getFieldError('gender')}
            />
          )}
        />
      </div>
    </div>
  );
}
