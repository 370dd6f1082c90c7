'use client';

import { Field, type FieldProps } from './field.js';
import { type NativeSelect, Select } from './select.js';

export interface SelectFieldProps extends FieldProps, NativeSelect {
  /** Shown while the value is `''`; the player cannot select it again. */
  placeholder?: string | undefined;
}

/** A choice of one from a list. */
export function SelectField({ label, error, hint, aside, optional, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside} optional={optional}>
      {(ids) => <Select {...select} ids={ids} />}
    </Field>
  );
}
