'use client';

import { type ReactNode } from 'react';
import { type PasswordRules } from '@casino-kit/api-contract/field-rules';
import {
  type Countries,
  EmailField,
  NewPasswordField,
  PhoneNumberField,
  useFieldTexts,
} from '@casino-kit/player-fields';
import { TextField } from '@casino-kit/ui';
import { User } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { getLoginFields, type RegistrationField } from '../../core/registration-fields.js';
import { TextButton } from '../text-button/text-button.js';
import { useTexts } from '../texts.js';
import styles from './registration-form.module.css';
import { useFieldLabels } from './use-field-labels.js';
import { type RegistrationFormState } from './use-registration-form.js';

export interface LoginFieldsProps {
  state: RegistrationFormState;
  rules: PasswordRules;
  countries: Countries;
  /** The link to login, beside a taken identifier. */
  toLogin?: (() => void) | undefined;
}

/** The new player's login fields, by mode (§5): email, phone, login name, password, or none with one click. */
export function LoginFields({ state, rules, countries, toLogin }: LoginFieldsProps) {
  const { form, values, getFieldError, isTaken, clearFields, passkey } = state;
  const t = useTexts();
  const f = useFieldTexts();
  const labels = useFieldLabels();
  const asked = getLoginFields(values.mode);
  const asks = (field: (typeof asked)[number]) => asked.includes(field);
  const errorWithWayOut = (field: RegistrationField): ReactNode =>
    toLogin && isTaken(field) ? (
      <>
        {getFieldError(field)} <TextButton onClick={toLogin}>{t('auth.email.taken.login')}</TextButton>
      </>
    ) : (
      getFieldError(field)
    );
  return (
    <>
      {!asks('email') && !asks('phone') && (
        <p className={styles.note}>
          {t(asked.length === 0 ? 'auth.register.oneClick.text' : 'auth.register.login.text')}
        </p>
      )}
      {asks('email') && (
        <EmailField
          {...form.register('email')}
          label={labels.email}
          error={errorWithWayOut('email')}
          autoComplete="email"
        />
      )}
      {asks('phone') && (
        <Controller
          control={form.control}
          name="phone"
          render={({ field: { value, onChange, onBlur } }) => (
            <PhoneNumberField
              countries={countries}
              code={value.phoneCode}
              number={value.phone}
              onChange={({ code, number }) => {
                clearFields((field) => field === 'phone');
                onChange({ phoneCode: code, phone: number });
              }}
              onBlur={onBlur}
              error={errorWithWayOut('phone')}
            />
          )}
        />
      )}
      {asks('username') && (
        <TextField
          {...form.register('username')}
          label={labels.username}
          hint={f('form.username.hint')}
          error={getFieldError('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          icon={<User size={20} aria-hidden />}
        />
      )}
      {asks('password') && !passkey.isChosen && (
        <NewPasswordField
          {...form.register('password')}
          label={labels.password}
          error={getFieldError('password')}
          password={values.password}
          rules={rules}
        />
      )}
      {asks('password') && passkey.isAsking && <span className={styles.reserved} />}
      {asks('password') && passkey.isOffered && (
        <div className={styles.passkey}>
          {passkey.isChosen && <p className={styles.note}>{t('auth.passkey.signUp.text')}</p>}
          <TextButton
            onClick={() => {
              // What was wrong with the password goes with its field.
              clearFields((field) => field === 'password');
              form.clearErrors('password');
              passkey.choose(!passkey.isChosen);
            }}
          >
            {t(passkey.isChosen ? 'auth.passkey.signUp.password' : 'auth.passkey.signUp')}
          </TextButton>
        </div>
      )}
    </>
  );
}
