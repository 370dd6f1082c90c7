'use client';

import { useLocale } from './locale-context.js';

/** Creates a function that returns a format; creating one costs far more than formatting, so equal ones are shared. */
function sharedFormats<Options, Format>(create: (tag: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (tag: string, options: Options): Format => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = formats.get(key);
    if (known !== undefined) return known;
    const made = create(tag, options);
    formats.set(key, made);
    return made;
  };
}
const dateFormat = sharedFormats(
  (tag, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, hourCycle: 'h23' }),
);
const numberFormat = sharedFormats(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

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
  return dateFormat(calendar === 'gregory' ? calendarTag : formatTag, options);
}

/**
 * Returns a number format of the current locale. Money is shown by `@casino-kit/money` with the locale's `formatTag`.
 */
export function useNumberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return numberFormat(useLocale().formatTag, options);
}
