'use client';

import { type ChangeEvent } from 'react';
import { asciiDigits, TextField, type TextFieldProps } from '@casino-kit/ui';
import { MessageSquareMore } from 'lucide-react';
import { smsCodeLength } from '../../core/password-reset.js';

/** The code of an SMS: digits alone, typed, pasted with spaces, or filled in by the phone. */
export function CodeField({ onChange, ...field }: Omit<TextFieldProps, 'type' | 'icon' | 'latin'>) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = asciiDigits(event.target.value).replaceAll(/\D/g, '').slice(0, smsCodeLength);
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
  };
  return (
    <TextField
      {...field}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      latin
      icon={<MessageSquareMore size={20} aria-hidden />}
      onChange={change}
    />
  );
}
