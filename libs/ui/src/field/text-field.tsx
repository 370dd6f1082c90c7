'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { IconButton } from '../button/button.js';
import { useUi } from '../provider/ui-provider.js';
import { Field, type FieldProps } from './field.js';
import styles from './field.module.css';

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  /** Inside the control, before the text: 20 px, hidden from screen readers. */
  icon?: ReactNode | undefined;
  /** Something inside the control, after the text: a button, a unit. */
  end?: ReactNode | undefined;
  /** Latin text such as addresses and numbers keeps its direction in right-to-left pages. */
  latin?: boolean | undefined;
  /** The `<input>` element, for example to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField({
  label,
  error,
  hint,
  aside,
  optional,
  icon,
  end,
  latin = false,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside} optional={optional}>
      {(ids) => (
        <span className={[styles.control, className].filter(Boolean).join(' ')}>
          {icon}
          <input {...input} {...ids} dir={latin ? 'ltr' : input.dir} className={styles.input} />
          {end}
        </span>
      )}
    </Field>
  );
}

/** A password that can be shown and hidden again. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'latin'>) {
  const { texts } = useUi();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      latin
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      }
    />
  );
}
