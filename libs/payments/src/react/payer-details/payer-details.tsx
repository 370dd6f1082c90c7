'use client';

import { useApiClient } from '@casino-kit/api-client';
import { usePolicy } from '@casino-kit/settings';
import { updateUserDetails } from '@casino-kit/api-contract';
import { birthYears, latestAdultDateOfBirth } from '@casino-kit/api-contract/field-rules';
import { dateOnDevice } from '@casino-kit/calendar-dates';
import {
  toFormErrors,
  FormStatus,
  lazyResolver,
  PhoneNumberField,
  useFormErrors,
  useCountries,
  useFieldTexts,
  useFocusFirstInvalid,
  useMessageText,
  usePhoneReader,
} from '@casino-kit/player-fields';
import { refreshSession, useAuthState, useSession } from '@casino-kit/session';
import { DateField, TextField } from '@casino-kit/ui';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { type PayerField, payerFields } from '../../core/payer-fields.js';
import { payerSchema, type PayerValues } from '../../core/payer-schema.js';
import { useTexts } from '../texts.js';
import { type PayerHandle } from './payer-handle.js';
import styles from './payer-details.module.css';

const wireNames = Object.fromEntries(payerFields.map((field) => [field, field])) as Record<
  PayerField,
  PayerField
>;

/** The payer details that the deposit needs (§5); saved to the profile before the deposit is requested. */
export function PayerDetails({
  fields,
  busy,
  onReady,
  ref,
}: {
  fields: readonly PayerField[];
  busy: boolean;
  /** Called when the fields are mounted: from now on the player can pay. */
  onReady: () => void;
  ref: Ref<PayerHandle>;
}) {
  const t = useTexts();
  const f = useFieldTexts();
  const client = useApiClient();
  const session = useSession();
  const player = useAuthState().user?.getUser;
  const { countries } = useCountries();
  useEffect(() => onReady(), [onReady]);
  const [today] = useState(() => dateOnDevice(new Date()));
  const others = (key: string) =>
    key === 'payments.payer.address.required' ||
    key === 'payments.payer.city.required' ||
    key === 'payments.payer.zipCode.required'
      ? t(key)
      : key;
  const formatMessage = useMessageText(others);
  const { minimumAge } = usePolicy();
  const phoneReader = usePhoneReader(fields.includes('phone'));
  const form = useForm<PayerValues, unknown, PayerValues>({
    resolver: lazyResolver(async () =>
      payerSchema(fields, { today, minimumAge, readPhone: await phoneReader.load() }),
    ),
    mode: 'onTouched',
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: {
      firstName: player?.firstName ?? '',
      lastName: player?.lastName ?? '',
      dateOfBirth: '',
      phoneCode: player?.phoneCode ?? '',
      phone: player?.phone ?? '',
      address: player?.address ?? '',
      city: player?.city ?? '',
      zipCode: player?.zipCode ?? '',
    },
  });
  const { control, register, setValue, getValues, formState } = form;
  const phoneCode = useWatch({ control, name: 'phoneCode' });
  const { errors, setErrors, clearFields, clear } = useFormErrors<PayerField>();
  const code = phoneCode || countries?.getPhoneCode(player?.countryCode ?? '') || '';
  const asks = (field: PayerField) => fields.includes(field);
  const element = useRef<HTMLDivElement>(null);
  const { focusFirstWrong } = useFocusFirstInvalid(element);

  /** The displayed calling code counts even if no one chose it. */
  const takeCode = () => setValue('phoneCode', code);
  const changes = () => {
    const values = getValues();
    const named = fields.map((field) => [field, values[field].trim()] as const);
    return { ...Object.fromEntries(named), ...(asks('phone') ? { phoneCode: values.phoneCode } : {}) };
  };
  useImperativeHandle(ref, () => ({
    check: () => {
      takeCode();
      return new Promise((resolve) => {
        void form.handleSubmit(
          () => resolve(true),
          () => {
            focusFirstWrong();
            resolve(false);
          },
        )();
      });
    },
    async save() {
      clear();
      const body = changes();
      try {
        await client.call(updateUserDetails, { body: { ...body, updateFrom: 'Update Form' } });
      } catch (error) {
        setErrors(toFormErrors(error, wireNames));
        focusFirstWrong();
        return false;
      }
      const { user } = session.state();
      if (user !== null && user.getUser.userId === player?.userId)
        session.acceptDetails({ ...user, getUser: { ...user.getUser, ...body } });
      void refreshSession(session);
      return true;
    },
  }));

  const getFieldError = (field: PayerField) => {
    const message = formState.errors[field]?.message;
    const error = errors.fields[field];
    return message ? formatMessage(message) : error && formatMessage(error);
  };
  const text = (field: Exclude<PayerField, 'phone' | 'dateOfBirth'>, autoComplete: string) => (
    <TextField
      {...register(field, { onChange: () => clearFields((name) => name === field) })}
      label={f(`form.${field}.label`)}
      error={getFieldError(field)}
      autoComplete={autoComplete}
      latin={field === 'zipCode'}
      readOnly={busy}
    />
  );
  return (
    <div ref={element} className={styles.payer}>
      <p className={styles.why}>{t('payments.payer.text')}</p>
      {asks('firstName') && text('firstName', 'given-name')}
      {asks('lastName') && text('lastName', 'family-name')}
      {asks('dateOfBirth') && (
        <Controller
          control={control}
          name="dateOfBirth"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <DateField
              label={f('form.dateOfBirth.label')}
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
      {asks('phone') && (
        <Controller
          control={control}
          name="phone"
          render={({ field: { value, onChange, onBlur } }) => (
            <PhoneNumberField
              countries={countries}
              code={code}
              number={value}
              onChange={(next) => {
                setValue('phoneCode', next.code, { shouldDirty: true });
                clearFields((name) => name === 'phone');
                onChange(next.number);
              }}
              onBlur={() => {
                takeCode();
                onBlur();
              }}
              error={getFieldError('phone')}
            />
          )}
        />
      )}
      {asks('address') && text('address', 'street-address')}
      {asks('city') && text('city', 'address-level2')}
      {asks('zipCode') && text('zipCode', 'postal-code')}
      <FormStatus error={errors.form} formatMessage={formatMessage} wrongFields={[]} />
    </div>
  );
}
