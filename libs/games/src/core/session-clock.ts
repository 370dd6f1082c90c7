/**
 * Formats time played as `hh:mm:ss` in the digits of a locale (BCP 47). `ms` is milliseconds; less than a second is not
 * shown, and a negative time is shown as zero. Hours go beyond a day.
 */
export function elapsedText(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => two.format(part))
    .join(':');
}
