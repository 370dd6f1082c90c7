'use client';

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldNote } from '../field/field.js';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The sentence beside the box; the whole line is clickable. It may contain links. */
  label: ReactNode;
  /** The error text below the box, which marks it invalid. */
  error?: ReactNode | undefined;
  /** The `<input>` element, for example to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox with a sentence to agree to. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.checkGroup}>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  );
}
