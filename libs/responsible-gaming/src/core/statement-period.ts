import { addDays, type CalendarDate, dayNumber, isCalendarDate } from '@casino-kit/calendar-dates';
import { type DateRange, getMonthRange } from './date-range.js';

/** The most dates that a server returns activity of at a time. */
export const longestDays = 400;

/** A period of the statement that is one press away. */
export interface StatementPreset extends DateRange {
  kind: 'month' | 'year';
}

/** Returns the periods on offer: this month and the two before it, this year, newest first; none ends after today. */
export function statementPresets(today: CalendarDate): StatementPreset[] {
  const months = [0, 1, 2].map((before) => getMonthRange(today, before));
  return [
    ...months.map(({ from, to }) => ({ kind: 'month' as const, from, to: to > today ? today : to })),
    { kind: 'year', from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}

/** Returns the period before one: the previous month for a month, else as many dates as it has. */
export function periodBefore(period: DateRange, today: CalendarDate): DateRange & { isMonth: boolean } {
  const isMonth = statementPresets(today).some(
    ({ kind, from, to }) => kind === 'month' && from === period.from && to === period.to,
  );
  if (isMonth) return { ...getMonthRange(period.from, 1), isMonth };
  const length = dayNumber(period.to) - dayNumber(period.from) + 1;
  return { from: addDays(period.from, -length), to: addDays(period.from, -1), isMonth };
}

export interface PeriodError {
  field: 'from' | 'to';
  error: 'missing' | 'future' | 'order' | 'tooLong';
}

/** Returns what is wrong with typed dates, in the order of the fields. */
export function getPeriodErrors({ from, to }: DateRange, today: CalendarDate): PeriodError[] {
  const errors: PeriodError[] = [];
  for (const [field, date] of [['from', from] as const, ['to', to] as const])
    if (!isCalendarDate(date)) errors.push({ field, error: 'missing' });
    else if (date > today) errors.push({ field, error: 'future' });
  if (errors.length > 0) return errors;
  if (from > to) return [{ field: 'to', error: 'order' }];
  return dayNumber(to) - dayNumber(from) >= longestDays ? [{ field: 'from', error: 'tooLong' }] : [];
}

/** What is read from an address and written into it: a `URLSearchParams` fits. */
export interface SearchReader {
  get(name: string): string | null;
}
export interface SearchWriter {
  set(name: string, value: string): void;
  delete(name: string): void;
}

/** Reads the period of an address, `?from=…&to=…`; this month if there is none or it is not valid. */
export function readStatementPeriod(search: SearchReader, today: CalendarDate): DateRange {
  const asked = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  if (getPeriodErrors(asked, today).length === 0) return asked;
  return { from: getMonthRange(today).from, to: today };
}

/** Writes a period into the parameters of an address and returns them. This month is omitted, other parameters stay. */
export function writeStatementPeriod<S extends SearchWriter>(
  { from, to }: DateRange,
  today: CalendarDate,
  search: S,
): S {
  search.delete('from');
  search.delete('to');
  if (from === getMonthRange(today).from && to === today) return search;
  search.set('from', from);
  search.set('to', to);
  return search;
}
