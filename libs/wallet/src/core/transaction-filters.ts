import { type TransactionKind, transactionKinds, type TransactionStatus } from '@casino-kit/api-contract';
import { addDays, type CalendarDate, isCalendarDate } from '@casino-kit/calendar-dates';
import { hasMethods, getStatuses } from './transaction-kinds.js';

/** Days of the player's zone, both included. */
export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** The filters of the history. `period: null` is all time, `search` a part of the id, `page` counts from 1. */
export interface TransactionFilters {
  kind: TransactionKind;
  period: Period | null;
  status: TransactionStatus | null;
  /** The id of a payment method. */
  method: string | null;
  search: string;
  page: number;
}

/** How many days the history shows initially, today included. */
export const defaultPeriodDays = 30;
/** Maximum length of a part of an id, and of a method, that is read from an address. */
export const filterTextLimit = 64;
const lastPage = 1_000_000;

/** Returns the last `days` days, today included. */
export function lastDays(days: number, today: CalendarDate): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** Returns the initial filters: everything of the last 30 days. */
export function defaultTransactionFilters(today: CalendarDate): TransactionFilters {
  return {
    kind: 'all',
    period: lastDays(defaultPeriodDays, today),
    status: null,
    method: null,
    search: '',
    page: 1,
  };
}

/** Matches everything. */
export const noFilters: TransactionFilters = {
  kind: 'all',
  period: null,
  status: null,
  method: null,
  search: '',
  page: 1,
};

/** Returns whether filters match everything, whatever the page. */
export const isUnfiltered = ({ kind, period, status, method, search }: TransactionFilters): boolean =>
  kind === 'all' && period === null && status === null && method === null && search === '';

export type PeriodError =
  | { field: 'from'; error: 'missing' | 'future' }
  | { field: 'to'; error: 'missing' | 'future' | 'beforeFrom' };

/** Returns the errors of two selected days, in the order of the fields; none for a usable period. */
export function getPeriodErrors(from: string, to: string, today: CalendarDate): readonly PeriodError[] {
  const errors: PeriodError[] = [];
  if (!isCalendarDate(from)) errors.push({ field: 'from', error: 'missing' });
  else if (from > today) errors.push({ field: 'from', error: 'future' });
  if (!isCalendarDate(to)) errors.push({ field: 'to', error: 'missing' });
  else if (to > today) errors.push({ field: 'to', error: 'future' });
  else if (isCalendarDate(from) && from <= today && from > to)
    errors.push({ field: 'to', error: 'beforeFrom' });
  return errors;
}

/** Returns the same filters for another kind, from the first page. Filters that the kind does not have are dropped. */
export function withKind(filters: TransactionFilters, kind: TransactionKind): TransactionFilters {
  const fits = filters.status !== null && getStatuses(kind).includes(filters.status);
  return {
    ...filters,
    kind,
    status: fits ? filters.status : null,
    method: hasMethods(kind) ? filters.method : null,
    page: 1,
  };
}

/** Returns the part of an id as it is sent: trimmed, without control characters, cut at the limit. */
export function searchText(typed: string): string {
  const clean = typed.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
  return [...clean].slice(0, filterTextLimit).join('').trim();
}

/** What is read from an address and written into it: a `URLSearchParams` fits. */
export interface SearchReader {
  get(name: string): string | null;
}
export interface SearchWriter {
  set(name: string, value: string): void;
  delete(name: string): void;
}

function readPeriod(search: SearchReader, today: CalendarDate): Period | null {
  if (search.get('period') === 'all') return null;
  const [from, to] = [search.get('from'), search.get('to')];
  // A day in the future may come from an address of someone further east.
  const end = isCalendarDate(to) ? (to > today ? today : to) : today;
  const begin = isCalendarDate(from) ? from : addDays(end, 1 - defaultPeriodDays);
  return begin > end ? lastDays(defaultPeriodDays, today) : { from: begin, to: end };
}

/** Reads filters from an address with any content: malformed parameters are ignored. `today` is the player's day. */
export function readTransactionFilters(search: SearchReader, today: CalendarDate): TransactionFilters {
  const kind = transactionKinds.find((name) => name === search.get('kind')) ?? 'all';
  const page = search.get('page') ?? '';
  return {
    kind,
    period: readPeriod(search, today),
    status: getStatuses(kind).find((name) => name === search.get('status')) ?? null,
    method: hasMethods(kind) ? searchText(search.get('method') ?? '') || null : null,
    search: searchText(search.get('id') ?? ''),
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

/**
 * Writes filters into the parameters of an address (`new URLSearchParams(location.search)`), from which {@link
 * readTransactionFilters} reads the same, and returns them; default values are omitted. Other parameters stay.
 */
export function writeTransactionFilters<S extends SearchWriter>(
  filters: TransactionFilters,
  today: CalendarDate,
  search: S,
): S {
  const { kind, period, status, method, search: id, page } = filters;
  const usual = lastDays(defaultPeriodDays, today);
  const isUsual = period?.from === usual.from && period.to === usual.to;
  const written = {
    kind: kind === 'all' ? null : kind,
    period: period === null ? 'all' : null,
    from: period === null || isUsual ? null : period.from,
    to: period === null || isUsual ? null : period.to,
    status,
    method,
    id: id === '' ? null : id,
    page: page === 1 ? null : String(page),
  };
  for (const [name, value] of Object.entries(written))
    if (value === null) search.delete(name);
    else search.set(name, value);
  return search;
}
