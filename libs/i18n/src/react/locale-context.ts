'use client';

import { createContext, useContext } from 'react';
import { defaultLocaleTable, type Direction, type LocaleTable } from '../core/locales.js';

/** The locale in use. */
export interface Locale {
  /** Wire code, for the server. */
  code: string;
  /** BCP 47 of the texts shown, for the `lang` attribute. */
  tag: string;
  /** BCP 47 for `Intl` and money: known to every browser. */
  formatTag: string;
  /** As `formatTag`, with the Gregorian calendar and Latin digits. */
  calendarTag: string;
  dir: Direction;
}
export interface LocaleInUse extends Locale {
  /**
   * Loads the texts of another locale, then switches to it. Of several calls the last one wins. Rejects, and changes
   * nothing, when the code is not in the table (`RangeError`) or loading fails.
   */
  setLocale: (code: string) => Promise<void>;
}

/** Returns a locale. Language and direction are those of the texts that are shown; formats follow the chosen locale. */
export const toLocale = (table: LocaleTable, code: string, textsCode = code): Locale => ({
  code,
  tag: table.tag(textsCode),
  formatTag: table.formatTag(code),
  calendarTag: table.calendarTag(code),
  dir: table.direction(textsCode),
});

/** Returns the error of a code that the table does not have. */
export const unknownLocale = (code: string): RangeError =>
  new RangeError(`unknown locale: ${JSON.stringify(code)}`);

export const LocaleContext = createContext<LocaleInUse>({
  ...toLocale(defaultLocaleTable, 'en'),
  setLocale: () =>
    Promise.reject(new Error('No I18nProvider above this component, so no locale can be set.')),
});

/** Returns the current locale, and a function to change it; English without an `I18nProvider`. */
export function useLocale(): LocaleInUse {
  return useContext(LocaleContext);
}
