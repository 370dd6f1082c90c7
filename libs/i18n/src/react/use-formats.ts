'use client';

import { useMemo } from 'react';
import { useLocale } from './i18n-provider.js';

/**
 * Returns a date format of the current locale; times of day have twenty-four hours in every locale. Set `timeZone` in
 * `options` if the server renders too. `calendar` is `gregory` for calendar screens: the Gregorian calendar and Latin
 * digits in every locale (decisions 35); by default the locale's own calendar.
 */
export function useDateFormat(
  options: Intl.DateTimeFormatOptions = {},
  calendar: 'locale' | 'gregory' = 'locale',
): Intl.DateTimeFormat {
  const { formatTag, calendarTag } = useLocale();
  const tag = calendar === 'gregory' ? calendarTag : formatTag;
  // Options are usually written in place, so their content is compared and not the object.
  const written = JSON.stringify(options);
  return useMemo(
    () =>
      new Intl.DateTimeFormat(tag, {
        ...(JSON.parse(written) as Intl.DateTimeFormatOptions),
        hourCycle: 'h23',
      }),
    [tag, written],
  );
}

/**
 * Returns a number format of the current locale. Money is shown by `@casino-kit/money` with the locale's `formatTag`.
 */
export function useNumberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const { formatTag } = useLocale();
  const written = JSON.stringify(options);
  return useMemo(
    () => new Intl.NumberFormat(formatTag, JSON.parse(written) as Intl.NumberFormatOptions),
    [formatTag, written],
  );
}
