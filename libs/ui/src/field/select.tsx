'use client';

import { ChevronDown } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes } from 'react';
import { type ControlIds } from './field.js';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

/** The attributes of the native select, and its options. */
export type NativeSelect = SelectHTMLAttributes<HTMLSelectElement> & {
  /** The choices from first to last; values are unique. */
  options: readonly SelectOption[];
  /** The `<select>` element, for example to focus it. */
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** The bare control: the native select, which suits phones best, in our style. */
export function Select({
  options,
  placeholder,
  opensAt,
  shown,
  ids,
  ...select
}: NativeSelect & {
  /** Shown while the value is `''`; the player cannot select it again. */
  placeholder?: string | undefined;
  /** The list opens at this value while nothing is selected: its placeholder is placed before it. */
  opensAt?: string | undefined;
  /** Shown while the list is closed, instead of the selected option's label. */
  shown?: string | undefined;
  /** From `Field`: tie the select to its label and its error. */
  ids?: Partial<ControlIds> | undefined;
}) {
  const before = Math.max(
    0,
    options.findIndex(({ value }) => value === opensAt),
  );
  const renderOption = ({ value, label }: SelectOption) => (
    <option key={value} value={value}>
      {label}
    </option>
  );
  return (
    <span className={`${styles.control} ${styles.selectControl}`}>
      {shown !== undefined && (
        <span className={styles.shown} aria-hidden>
          {shown}
        </span>
      )}
      <select
        {...select}
        {...ids}
        className={[styles.input, styles.select, shown !== undefined && styles.covered]
          .filter(Boolean)
          .join(' ')}
      >
        {options.slice(0, before).map(renderOption)}
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.slice(before).map(renderOption)}
      </select>
      <ChevronDown size={18} aria-hidden />
    </span>
  );
}
