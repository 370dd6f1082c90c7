'use client';

import { type ReactNode, useId, useState } from 'react';
import { useUi } from '../provider/ui-provider.js';
import { daysInMonth, joinDate, splitDate } from './date-parts.js';
import { FieldNote } from './field.js';
import styles from './field.module.css';
import { Select } from './select.js';

export interface DateFieldProps {
  /** The legend of the three lists, also read out with each. */
  label: ReactNode;
  /** `YYYY-MM-DD`, or `''` while it is not complete. */
  value: string;
  /** Called on every selection: with the date, or `''` while a part is missing. */
  onChange: (value: string) => void;
  /** Called when the date is complete, and when the focus leaves all three lists: validate it here. */
  onBlur?: (() => void) | undefined;
  /** Years on offer, first to last; the list shows the latest first. */
  years: { first: number; last: number };
  /** The list of years opens here while no year is selected; it selects nothing. */
  opensAtYear?: string | undefined;
  /** The error text, which marks the lists invalid and replaces the hint. */
  error?: ReactNode | undefined;
  /** A hint below the lists, shown while there is no error. */
  hint?: ReactNode | undefined;
  /** Prefix of the lists' names (`<name>-day`, `-month`, `-year`); they have none without it. */
  name?: string | undefined;
}

/** Month names are long in every position. */
const partWidths = { day: '1fr', month: '1.5fr', year: '1.2fr' };

/**
 * A date by day, month and year in the order of the locale, always Gregorian with Latin digits. Days are capped at the
 * month's length: selecting February with the 31st changes the day to the last of the month.
 */
export function DateField({
  label,
  value,
  onChange,
  onBlur,
  years,
  opensAtYear,
  error,
  hint,
  name,
}: DateFieldProps) {
  const id = useId();
  const { locale, texts } = useUi();
  const [parts, setParts] = useState(() => splitDate(value));
  // The form's value wins, unless it is empty because not every part is selected yet.
  const shown = joinDate(parts) === value ? parts : splitDate(value);
  const choose = (part: keyof typeof parts, chosen: string) => {
    const next = { ...shown, [part]: chosen };
    const last = daysInMonth(next.year, next.month);
    if (next.day !== '' && Number(next.day) > last) next.day = String(last).padStart(2, '0');
    setParts(next);
    onChange(joinDate(next));
    // A complete date can be validated at once, wherever the focus is.
    if (joinDate(next) !== '') onBlur?.();
  };
  const tag = `${locale.split('-u-')[0]}-u-ca-gregory-nu-latn`;
  const order = new Intl.DateTimeFormat(tag)
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
  const monthName = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const two = (count: number) =>
    Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
  const options = {
    day: two(daysInMonth(shown.year, shown.month)).map((day) => ({ value: day, label: String(Number(day)) })),
    month: two(12).map((month) => ({
      value: month,
      label: monthName.format(Date.UTC(2024, Number(month) - 1, 15)),
    })),
    year: Array.from({ length: years.last - years.first + 1 }, (_, index) => String(years.last - index)).map(
      (year) => ({ value: year, label: year }),
    ),
  };
  return (
    <fieldset
      aria-describedby={error || hint ? `${id}-note` : undefined}
      // Moving between its parts does not blur the date.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur?.()}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.field}>
        <div
          className={styles.parts}
          style={{ gridTemplateColumns: order.map((part) => partWidths[part]).join(' ') }}
        >
          {order.map((part) => (
            <Select
              key={part}
              aria-label={texts[part]}
              placeholder={texts[part]}
              name={name && `${name}-${part}`}
              autoComplete={`bday-${part}`}
              options={options[part]}
              value={shown[part]}
              opensAt={part === 'year' ? opensAtYear : undefined}
              onChange={(event) => choose(part, event.target.value)}
              ids={{ 'aria-invalid': error ? true : undefined }}
            />
          ))}
        </div>
        <FieldNote id={`${id}-note`} error={error} hint={hint} />
      </div>
    </fieldset>
  );
}
