'use client';

import { type ReactNode, useId } from 'react';
import { FieldNote } from '../field/field.js';
import styles from './choice.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode | undefined;
  /** Something at the end of the line, such as an amount. */
  aside?: ReactNode | undefined;
  disabled?: boolean | undefined;
}
export interface RadioGroupProps {
  /** Above the options; names the group for screen readers. */
  legend: ReactNode;
  /** Of the inputs, for a native form; a generated one by default. */
  name?: string | undefined;
  /** The choices from first to last; values are unique. */
  options: readonly RadioOption[];
  /** The selected option; `null` selects none. */
  value: string | null;
  /** Called with the value of the option that the player selects. */
  onChange: (value: string) => void;
  /** The error text below the options. */
  error?: ReactNode | undefined;
  /**
   * `rows` are framed lines with descriptions; `grid` the same in two columns, an odd one last across both; `inline`
   * options are side by side.
   */
  layout?: 'rows' | 'grid' | 'inline' | undefined;
}

/** A choice of exactly one. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  onChange,
  error,
  layout = 'rows',
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.checkGroup}>
        <div className={styles[layout]}>
          {options.map((option) => (
            <label key={option.value} className={layout === 'inline' ? styles.check : styles.row}>
              <input
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.rowLabel}>{option.label}</span>
              {option.aside !== undefined && <span className={styles.rowAside}>{option.aside}</span>}
              {option.description !== undefined && (
                <small className={styles.rowText}>{option.description}</small>
              )}
            </label>
          ))}
        </div>
        <FieldNote id={`${id}-note`} error={error} />
      </div>
    </fieldset>
  );
}
