'use client';

import styles from './progress.module.css';

export interface ProgressProps {
  /** Names what progresses, for screen readers. */
  label: string;
  /** 0 to 1; values outside are clamped, `NaN` counts as 0. */
  value: number;
  /** The progress in words, such as "€612 of €1,400"; read instead of a percentage. */
  valueText?: string | undefined;
  /** The colour of the bar; `primary` by default. */
  tone?: 'primary' | 'accent' | 'warning' | 'neutral' | undefined;
}

/** A progress bar. */
export function Progress({ label, value, valueText, tone = 'primary' }: ProgressProps) {
  const share = Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      className={`${styles.track} ${styles[tone]}`}
    >
      <i style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
