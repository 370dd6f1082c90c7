import { transactionKinds } from '@casino-kit/api-contract';
import { addDays, isCalendarDate } from '@casino-kit/calendar-dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMethods, getStatuses } from './transaction-kinds.js';
import {
  defaultTransactionFilters,
  isUnfiltered,
  noFilters,
  filterTextLimit,
  lastDays,
  getPeriodErrors,
  readTransactionFilters,
  searchText,
  type TransactionFilters,
  withKind,
  writeTransactionFilters,
} from './transaction-filters.js';

const today = '2026-11-26';
const read = (query: string) => readTransactionFilters(new URLSearchParams(query), today);

const text = fc.string({ unit: 'binary', maxLength: 80 }).map(searchText);
const period = fc
  .tuple(fc.nat(2000), fc.nat(2000))
  .map(([ago, length]) => ({ from: addDays(today, -ago - length), to: addDays(today, -ago) }));
const filters: fc.Arbitrary<TransactionFilters> = fc
  .record({
    kind: fc.constantFrom(...transactionKinds),
    period: fc.option(period),
    search: text,
    page: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .chain((rest) =>
    fc.record({
      kind: fc.constant(rest.kind),
      period: fc.constant(rest.period),
      search: fc.constant(rest.search),
      page: fc.constant(rest.page),
      status: fc.option(fc.constantFrom(...getStatuses(rest.kind))),
      method: hasMethods(rest.kind) ? text.map((method) => method || null) : fc.constant(null),
    }),
  );

describe('reading filters from an address', () => {
  it('shows everything of the last 30 days initially', () => {
    expect(read('')).toEqual(defaultTransactionFilters(today));
    expect(read('').period).toEqual({ from: '2026-10-28', to: '2026-11-26' });
  });
  it('reads the parameters of the address', () => {
    expect(
      read('kind=withdrawal&from=2026-01-01&to=2026-02-01&status=requested&method=bank&id=W-19&page=3'),
    ).toEqual({
      kind: 'withdrawal',
      period: { from: '2026-01-01', to: '2026-02-01' },
      status: 'requested',
      method: 'bank',
      search: 'W-19',
      page: 3,
    });
    expect(read('period=all').period).toBeNull();
  });
  it.each([
    ['a day that does not exist', 'from=2026-02-30', { from: '2026-10-28', to: today }],
    ['a first day after the last', 'from=2026-05-01&to=2026-04-01', { from: '2026-10-28', to: today }],
    ['a last day ahead', 'from=2026-11-01&to=2999-01-01', { from: '2026-11-01', to: today }],
    ['a first day ahead', 'from=2999-01-01', { from: '2026-10-28', to: today }],
    ['a last day alone', 'to=2026-11-10', { from: '2026-10-12', to: '2026-11-10' }],
  ])('reads %s as a valid period or none', (_, query, expected) =>
    expect(read(query).period).toEqual(expected),
  );
  it('drops a status or a method that the kind does not have', () => {
    expect(read('kind=casino&status=requested&method=card')).toMatchObject({ status: null, method: null });
    expect(read('status=__proto__&kind=constructor')).toMatchObject({ kind: 'all', status: null });
  });
  it.each(['0', '-1', '1.5', '1e3', 'NaN', '99999999', ''])('reads the page %j as the first', (page) =>
    expect(read(`page=${page}`).page).toBe(1),
  );

  it('returns usable filters for any address', () => {
    const name = fc.constantFrom('kind', 'period', 'from', 'to', 'status', 'method', 'id', 'page');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('all', 'casino', '2026-02-30', '9999-12-31', '2026-11-01', '-0', 'completed', '٣'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const found = readTransactionFilters(new URLSearchParams(pairs), today);
        if (found.period !== null) {
          expect(isCalendarDate(found.period.from) && isCalendarDate(found.period.to)).toBe(true);
          expect(getPeriodErrors(found.period.from, found.period.to, today)).toEqual([]);
        }
        expect(found.status === null || getStatuses(found.kind).includes(found.status)).toBe(true);
        expect(found.method === null || hasMethods(found.kind)).toBe(true);
        expect([...found.search].length).toBeLessThanOrEqual(filterTextLimit);
        expect(Number.isSafeInteger(found.page) && found.page >= 1).toBe(true);
      }),
    );
  });
});

describe('writing filters into an address', () => {
  it('omits default values, and keeps parameters of others', () => {
    const before = new URLSearchParams('modal=deposit&page=4&id=x');
    expect(writeTransactionFilters(defaultTransactionFilters(today), today, before).toString()).toBe(
      'modal=deposit',
    );
    expect(writeTransactionFilters(noFilters, today, new URLSearchParams()).toString()).toBe('period=all');
  });
  it('are read as they were written', () => {
    fc.assert(
      fc.property(filters, (value) => {
        const address = writeTransactionFilters(value, today, new URLSearchParams('modal=login&kind=old'));
        expect(readTransactionFilters(new URLSearchParams(address.toString()), today)).toEqual(value);
      }),
    );
  });
});

it('is unfiltered with all of everything, on any page', () => {
  expect([noFilters, { ...noFilters, page: 4 }].map(isUnfiltered)).toEqual([true, true]);
  const filtered: Partial<TransactionFilters>[] = [
    { kind: 'deposit' },
    { period: { from: today, to: today } },
    { status: 'completed' },
    { method: 'bank' },
    { search: 'W' },
  ];
  expect(filtered.filter((one) => isUnfiltered({ ...noFilters, ...one }))).toEqual([]);
});

it('keeps the filters that the other kind has, from its first page', () => {
  const value = { ...noFilters, status: 'requested', method: 'bank', search: 'W', page: 4 } as const;
  expect(withKind(value, 'withdrawal')).toEqual({ ...value, kind: 'withdrawal', page: 1 });
  expect(withKind(value, 'casino')).toEqual({
    ...noFilters,
    kind: 'casino',
    search: 'W',
  });
});

describe('two days someone chose', () => {
  it.each([
    ['2026-11-01', '2026-11-26', []],
    ['', '', ['from missing', 'to missing']],
    ['2026-11-27', '2026-11-27', ['from future', 'to future']],
    ['2026-11-02', '2026-11-01', ['to beforeFrom']],
    ['2026-11-27', '2026-11-01', ['from future']],
  ])('from %j to %j', (from, to, expected) =>
    expect(getPeriodErrors(from, to, today).map(({ field, error }) => `${field} ${error}`)).toEqual(expected),
  );
  it('are fine for every number of last days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (days) => {
        const { from, to } = lastDays(days, today);
        expect(getPeriodErrors(from, to, today)).toEqual([]);
        expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(days - 1);
      }),
    );
  });
});
