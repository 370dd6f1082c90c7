import { ChevronDown } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes } from 'react';
import { type ControlIds, Field, type FieldProps } from './field.js';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

type NativeSelect = SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement>;
};

/** The bare control: the platform's own list, which phones show best, with our look. */
export function Select({
  options,
  placeholder,
  ids,
  ...select
}: NativeSelect & { placeholder?: string; ids?: Partial<ControlIds> }) {
  return (
    <span className={`${styles.control} ${styles.selectControl}`}>
      <select {...select} {...ids} className={`${styles.input} ${styles.select}`}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden />
    </span>
  );
}

export interface SelectFieldProps extends FieldProps, NativeSelect {
  placeholder?: string;
}

/** A choice of one from a list. */
export function SelectField({ label, error, hint, aside, optional, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside} optional={optional}>
      {(ids) => <Select {...select} ids={ids} />}
    </Field>
  );
}
