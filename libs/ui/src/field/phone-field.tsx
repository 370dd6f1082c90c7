import { type ReactNode, useEffect, useState } from 'react';
import { useUi } from '../provider/ui-provider.js';
import { Field } from './field.js';
import styles from './field.module.css';
import type * as phoneLength from './phone-length.js';
import { Select } from './select-field.js';

export interface PhoneFieldProps {
  label: ReactNode;
  /** Calling codes on offer, without a plus sign. */
  codes: readonly string[];
  code: string;
  /** National number: digits only. */
  number: string;
  onChange: (next: { code: string; number: string }) => void;
  onBlur?: () => void;
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
}

/**
 * A phone number by calling code and national number. Only digits get in, and typing stops once the number is too long
 * for the country; the number tables are loaded when the field is first used.
 */
export function PhoneField({
  label,
  codes,
  code,
  number,
  onChange,
  onBlur,
  error,
  hint,
  optional,
}: PhoneFieldProps) {
  const { texts } = useUi();
  const [metadata, setMetadata] = useState<typeof phoneLength | null>(null);
  useEffect(() => {
    let mounted = true;
    void import('./phone-length.js').then((loaded) => mounted && setMetadata(loaded));
    return () => {
      mounted = false;
    };
  }, []);
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '');
    if (digits.length > number.length && metadata?.isTooLong(code, digits)) return;
    onChange({ code, number: digits });
  };
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(ids) => (
        <span className={`${styles.parts} ${styles.phoneParts}`} dir="ltr">
          <Select
            aria-label={texts.phoneCode}
            value={code}
            autoComplete="tel-country-code"
            options={codes.map((value) => ({ value, label: `+${value}` }))}
            onChange={(event) => onChange({ code: event.target.value, number })}
          />
          <span className={styles.control}>
            <input
              {...ids}
              className={styles.input}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              maxLength={250}
              value={number}
              onBlur={onBlur}
              onChange={(event) => type(event.target.value)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
