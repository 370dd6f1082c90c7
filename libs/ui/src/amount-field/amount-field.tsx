'use client';

import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Field, type FieldProps } from '../field/field.js';
import fieldStyles from '../field/field.module.css';
import { useUi } from '../provider/ui-provider.js';
import styles from './amount-field.module.css';

export interface AmountFieldProps extends FieldProps {
  /** The raw typed text; the caller reads and validates it. */
  value: string;
  /** Called with the raw text on every key press. */
  onChange: (typed: string) => void;
  /** Called when the input receives the focus. */
  onFocus?: (() => void) | undefined;
  /** Called when the focus leaves the input: validate and format the amount here. */
  onBlur?: (() => void) | undefined;
  /** Called by the plus button; the caller knows the step. */
  onIncrease: () => void;
  /** Called by the minus button, also at the minimum: the caller caps the amount. */
  onDecrease: () => void;
  /** `false` at the maximum, or without an amount to start from: the button stays focusable, but does nothing. */
  canIncrease?: boolean | undefined;
  /** `false` without an amount to start from, likewise. */
  canDecrease?: boolean | undefined;
  /** The currency's sign or code. */
  currency: string;
  /** The locale writes the sign after the amount. */
  currencyAfter?: boolean | undefined;
  /** The locale has a space between a sign that stands first and the amount. */
  currencyApart?: boolean | undefined;
}

/** An amount of money with its stepper: large tabular figures between two buttons. */
export function AmountField({
  label,
  error,
  hint,
  aside,
  value,
  onChange,
  onFocus,
  onBlur,
  onIncrease,
  onDecrease,
  canIncrease = true,
  canDecrease = true,
  currency,
  currencyAfter = false,
  currencyApart = false,
}: AmountFieldProps) {
  const { texts } = useUi();
  const input = useRef<HTMLInputElement>(null);
  const isWholeSelected = useRef(false);
  // A caller that writes the amount without its format on focus would put the caret behind it, and what is typed would be added.
  useLayoutEffect(() => {
    if (isWholeSelected.current) input.current?.select();
    isWholeSelected.current = false;
  }, [value]);
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(ids) => (
        <span className={styles.amount}>
          <button
            type="button"
            className={styles.step}
            aria-label={texts.decrease}
            aria-disabled={!canDecrease || undefined}
            onClick={canDecrease ? onDecrease : undefined}
          >
            <Minus size={20} aria-hidden />
          </button>
          <span
            className={`${fieldStyles.control} ${styles.control}`}
            dir="ltr"
            data-long={currency.length + value.length > 10 || undefined}
          >
            <span
              className={styles.currency}
              data-code={currency.length > 1 || undefined}
              data-after={currencyAfter || undefined}
              data-apart={currencyApart || undefined}
              aria-hidden
            >
              {currency}
            </span>
            <input
              {...ids}
              ref={input}
              className={`${fieldStyles.input} ${styles.input}`}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              size={Math.max(value.length, 2)}
              value={value}
              onFocus={({ currentTarget: { selectionStart, selectionEnd } }) => {
                isWholeSelected.current =
                  value !== '' && selectionStart === 0 && selectionEnd === value.length;
                onFocus?.();
              }}
              onBlur={() => {
                isWholeSelected.current = false;
                onBlur?.();
              }}
              onChange={(event) => {
                isWholeSelected.current = false;
                onChange(event.target.value);
              }}
            />
          </span>
          <button
            type="button"
            className={styles.step}
            aria-label={texts.increase}
            aria-disabled={!canIncrease || undefined}
            onClick={canIncrease ? onIncrease : undefined}
          >
            <Plus size={20} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
}

export interface QuickAmountsProps {
  /** Names what the buttons set, for screen readers. */
  label: string;
  /** Values that `onSelect` receives, and what their buttons show, such as a formatted amount. */
  options: readonly { value: string; label: ReactNode }[];
  /** The current amount, if it is one of the options. */
  selected: string | null;
  /** Called with the option's value on every press, also of the one that is selected. */
  onSelect: (value: string) => void;
}

/** Preset amounts to select with one press. */
export function QuickAmounts({ label, options, selected, onSelect }: QuickAmountsProps) {
  return (
    <div role="group" aria-label={label} className={styles.quick}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
