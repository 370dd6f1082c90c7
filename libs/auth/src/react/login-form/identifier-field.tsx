'use client';

import { EmailField, useFieldTexts } from '@casino-kit/player-fields';
import { TextField } from '@casino-kit/ui';
import { User } from 'lucide-react';
import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import { type LoginValues, type IdentifierType } from '../../core/login-schema.js';
import { type DefaultPhoneCode, PhoneLoginField } from '../phone-login-field/phone-login-field.js';

export interface IdentifierFieldProps extends DefaultPhoneCode {
  way: IdentifierType;
  register: UseFormRegister<LoginValues>;
  control: Control<LoginValues, unknown, LoginValues>;
  error?: string | undefined;
}

/** The identifier field: an email address, a phone number or a login name. */
export function IdentifierField({ way, register, control, error, ...phoneCode }: IdentifierFieldProps) {
  const f = useFieldTexts();
  if (way === 'phone')
    return (
      <Controller
        control={control}
        name="phone"
        render={({ field: { value, onChange, onBlur } }) => (
          <PhoneLoginField {...phoneCode} value={value} onChange={onChange} onBlur={onBlur} error={error} />
        )}
      />
    );
  if (way === 'email')
    return (
      <EmailField
        {...register('email')}
        label={f('form.email.label')}
        error={error}
        autoComplete="username webauthn"
      />
    );
  return (
    <TextField
      {...register('login')}
      label={f('form.username.label')}
      error={error}
      autoComplete="username webauthn"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      latin
      icon={<User size={20} aria-hidden />}
    />
  );
}
