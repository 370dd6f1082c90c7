'use client';

import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface SegmentedControlProps<V extends string> {
  /** Names the choice, for screen readers. */
  label: string;
  /** The choices from first to last; values are unique. */
  options: readonly { value: V; label: ReactNode }[];
  /** The selected option. */
  value: V;
  /** Called with another value than the current one. */
  onChange: (value: V) => void;
}

/** A choice of one of a few options, side by side: radio buttons that look like a switch. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
