'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Field } from './field.js';
import styles from './field.module.css';
import { PhoneCodeSelect, type PhoneCodeSelectProps } from './phone-code-select.js';
import type * as phoneLength from './phone-length.js';
import { readTyped } from './phone-typing.js';

/** Messages of the field about the input, announced politely while the player types. */
export interface PhoneNotices {
  /** The input would be too long for this calling code (without a plus sign), so it was rejected. */
  tooLong: (code: string) => ReactNode;
  /** The number has a country code that is not offered. */
  unknownCode: ReactNode;
}

export interface PhoneFieldProps extends Pick<PhoneCodeSelectProps, 'codes' | 'code' | 'countryNames'> {
  /** Above the control, and the accessible name of the number. */
  label: ReactNode;
  /** National number: digits only, except for one with an unknown or incomplete country code. */
  number: string;
  /** Called with both parts whenever one changes; a pasted international number changes both. */
  onChange: (next: { code: string; number: string }) => void;
  /** Called when the focus leaves the number, not the list of codes: validate it here. */
  onBlur?: (() => void) | undefined;
  /** Without them, rejected input is not announced. */
  notices?: PhoneNotices | undefined;
  /** The error text, which marks the number invalid and replaces the hint. */
  error?: ReactNode | undefined;
  /** A hint below the control, shown while there is no error. */
  hint?: ReactNode | undefined;
  /** Marks the field as optional. */
  optional?: boolean | undefined;
}

/**
 * A phone number by calling code and national number. Only digits are accepted, and typing stops once the number is too
 * long for the country, which the field announces. A number with its country code, typed or pasted (`+599…`, `00599…`),
 * selects the code and keeps the rest. The number tables are loaded when the field is first used.
 */
export function PhoneField({
  label,
  codes,
  code,
  countryNames,
  number,
  onChange,
  onBlur,
  notices,
  error,
  hint,
  optional,
}: PhoneFieldProps) {
  const [metadata, setMetadata] = useState<typeof phoneLength | null>(null);
  const [notice, setNotice] = useState<{ kind: 'tooLong' | 'unknownCode'; code: string } | null>(null);
  useEffect(() => {
    let mounted = true;
    void import('./phone-length.js').then((loaded) => mounted && setMetadata(loaded));
    return () => {
      mounted = false;
    };
  }, []);
  const type = (typed: string) => {
    const tooLong = (ofCode: string, digits: string) => metadata?.isTooLong(ofCode, digits) ?? false;
    const read = readTyped(typed, { code, number }, codes, tooLong);
    setNotice(
      read.kind === 'tooLong' || read.kind === 'unknownCode' ? { kind: read.kind, code: read.code } : null,
    );
    if (read.kind !== 'tooLong' && (read.number !== number || read.code !== code))
      onChange({ code: read.code, number: read.number });
  };
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(ids) => (
        <>
          <span className={`${styles.parts} ${styles.phoneParts}`} dir="ltr">
            <PhoneCodeSelect
              codes={codes}
              code={code}
              countryNames={countryNames}
              onChange={(chosen) => {
                setNotice(null);
                onChange({ code: chosen, number });
              }}
            />
            <span className={styles.control}>
              <input
                {...ids}
                className={styles.input}
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                maxLength={250}
                value={number}
                onBlur={() => {
                  // The codes may have been loaded after the field was filled in.
                  if (/^(\+|00)/.test(number)) type(number);
                  onBlur?.();
                }}
                onChange={(event) => type(event.target.value)}
              />
            </span>
          </span>
          <span aria-live="polite" className={styles.notice}>
            {notice?.kind === 'tooLong' && notices?.tooLong(notice.code)}
            {notice?.kind === 'unknownCode' && notices?.unknownCode}
          </span>
        </>
      )}
    </Field>
  );
}
