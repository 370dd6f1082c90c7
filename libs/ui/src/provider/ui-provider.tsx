'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The few texts that components have built in. English is built in; a host passes its own. */
export interface UiTexts {
  close: string;
  previous: string;
  next: string;
  showPassword: string;
  hidePassword: string;
  optional: string;
  loading: string;
  day: string;
  month: string;
  year: string;
  increase: string;
  decrease: string;
  phoneCode: string;
  notifications: string;
  previousPage: string;
  nextPage: string;
  /** Numbers of the first and last row in view, and of all rows, already formatted. */
  pageRange: (first: string, last: string, all: string) => string;
  stale: string;
  retry: string;
  /** Instead of the name of a player who hides it. */
  hiddenPlayer: string;
}

export const englishUiTexts: UiTexts = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'Optional',
  loading: 'Loading',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  increase: 'Increase',
  decrease: 'Decrease',
  phoneCode: 'Country code',
  notifications: 'Notifications',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageRange: (first, last, all) => `${first} to ${last} of ${all}`,
  stale: 'This may be out of date. We could not refresh it.',
  retry: 'Try again',
  hiddenPlayer: 'Hidden player',
};

interface Ui {
  /** BCP 47 tag, for `Intl` inside components. */
  locale: string;
  dir: 'ltr' | 'rtl';
  texts: UiTexts;
}
const UiContext = createContext<Ui>({ locale: 'en', dir: 'ltr', texts: englishUiTexts });

export interface UiProviderProps {
  /** BCP 47 tag, for `Intl` inside components; `en` by default. */
  locale?: string | undefined;
  /** Writing direction; `ltr` by default. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Translations; English for those that are missing. */
  texts?: Partial<UiTexts> | undefined;
  children: ReactNode;
}

/** Provides the language, direction and texts to components. Without it they are English, left to right. */
export function UiProvider({ locale = 'en', dir = 'ltr', texts, children }: UiProviderProps) {
  const ui = useMemo(() => ({ locale, dir, texts: { ...englishUiTexts, ...texts } }), [locale, dir, texts]);
  return <UiContext value={ui}>{children}</UiContext>;
}

/** Returns the language, direction and texts of the nearest {@link UiProvider}. */
export function useUi(): Ui {
  return useContext(UiContext);
}
