/** Day, month and year as two, two and four digits, each `''` while it is not selected. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** Splits `YYYY-MM-DD` into its parts; returns empty parts for anything else. */
export function splitDate(value: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return { day, month, year };
}

/** Returns the date, or `''` while a part is missing. */
export function joinDate({ day, month, year }: DateParts): string {
  return day && month && year ? `${year}-${month}-${day}` : '';
}

/** Returns how many days a month has; 31 while it is unknown, 29 for a February of an unknown year. */
export function daysInMonth(year: string, month: string): number {
  if (month === '') return 31;
  return new Date(Date.UTC(year === '' ? 2024 : Number(year), Number(month), 0)).getUTCDate();
}
