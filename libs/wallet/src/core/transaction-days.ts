import { type Transaction } from '@casino-kit/api-contract';
import { type CalendarDate, dateIn, parseInstant } from '@casino-kit/calendar-dates';

export interface TransactionDay {
  /** `null` for rows whose time cannot be read. */
  day: CalendarDate | null;
  rows: readonly Transaction[];
}

/** Groups rows by day, in their order; days are those of `zone` (IANA). */
export function byDay(rows: readonly Transaction[], zone: string): readonly TransactionDay[] {
  const days: { day: CalendarDate | null; rows: Transaction[] }[] = [];
  for (const row of rows) {
    const at = parseInstant(row.at);
    const day = at === null ? null : dateIn(at, zone);
    const last = days.at(-1);
    if (last !== undefined && last.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

/** Returns a unique key of a row: a bet and its win may share an id. */
export function transactionKey({ type, transactionId }: Transaction): string {
  return `${type} ${transactionId}`;
}
