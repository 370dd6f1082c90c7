'use client';

import { asciiDigits, TextField, type TextFieldProps } from '@casino-kit/ui';
import { Hash } from 'lucide-react';

/** The digits of a one-time code. */
export const codeLength = 6;

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'latin' | 'onChange'> {
  /** Receives digits alone, six at the most. */
  onCode: (code: string) => void;
}

/** A code of six digits, in whatever script: typed, pasted with spaces, or filled in by the device. */
export function CodeField({ onCode, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      latin
      icon={<Hash size={20} aria-hidden />}
      onChange={(event) => onCode(asciiDigits(event.target.value).replaceAll(/\D/g, '').slice(0, codeLength))}
    />
  );
}
