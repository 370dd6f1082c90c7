'use client';

import { type ReactNode } from 'react';
import scrolling from '../scroll-region/scroll-region.module.css';
import styles from './toggle-chips.module.css';

export interface ToggleChipsProps<Value extends string | null> {
  /** Accessible name of the row. */
  label: string;
  /** The chips from first to last; values are unique. */
  options: readonly { value: Value; label: ReactNode }[];
  /** The pressed chip; a value that is not among the options presses none. */
  value: Value;
  /** Called with another value than the current one. */
  onChange: (value: Value) => void;
}

/** A row of buttons of which one is pressed; it scrolls sideways, and fades where there is more, if there is not enough space. */
export function ToggleChips<Value extends string | null>({
  label,
  options,
  value: current,
  onChange,
}: ToggleChipsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={`${scrolling.region} ${styles.row}`}>
      {options.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={value === current}
          onClick={() => value !== current && onChange(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
