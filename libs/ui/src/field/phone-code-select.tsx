'use client';

import { type KeyboardEvent, useRef } from 'react';
import { useUi } from '../provider/ui-provider.js';
import { codeByName } from './phone-typing.js';
import { Select } from './select.js';

export interface PhoneCodeSelectProps {
  /** The offered calling codes, without a plus sign. */
  codes: readonly string[];
  /** The selected one of `codes`. */
  code: string;
  onChange: (code: string) => void;
  /** Countries by calling code, the main one first: shown beside the code, and found by their names. */
  countryNames?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** At most this many countries are named beside a code; typing finds all of them. */
const namesShown = 3;
/** A pause of this many milliseconds starts a new name. */
const pause = 1000;

/** The calling code of a phone number: closed it shows only the code, open the countries as well. */
export function PhoneCodeSelect({ codes, code, onChange, countryNames = {} }: PhoneCodeSelectProps) {
  const { locale, texts } = useUi();
  const typed = useRef({ text: '', at: 0 });
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const formatLabel = (value: string) => {
    const names = countryNames[value] ?? [];
    const shown = names.length > namesShown ? [...names.slice(0, namesShown), '…'] : names;
    return `+${value} ${list.format(shown)}`.trim();
  };
  // Browsers search a list by the start of its entries, which is the code here.
  const search = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { text, at } = typed.current;
    const begun = event.timeStamp - at > pause ? '' : text;
    if (begun === '' && !/\p{L}/u.test(event.key)) return;
    typed.current = { text: begun + event.key, at: event.timeStamp };
    const found = codeByName(typed.current.text, countryNames, codes, locale);
    event.preventDefault();
    if (found !== undefined && found !== code) onChange(found);
  };
  return (
    <Select
      aria-label={texts.phoneCode}
      value={code}
      shown={`+${code}`}
      autoComplete="tel-country-code"
      options={codes.map((value) => ({ value, label: formatLabel(value) }))}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={search}
    />
  );
}
