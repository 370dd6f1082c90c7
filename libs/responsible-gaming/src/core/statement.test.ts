import { describe, expect, it } from 'vitest';
import { makeActivity, makeActivityDay } from '../testing/fixtures.js';
import { statementColumns, statementCsv, statementFileName } from './statement-csv.js';
import {
  getPeriodErrors,
  periodBefore,
  readStatementPeriod,
  statementPresets,
  writeStatementPeriod,
} from './statement-period.js';
import { lifetimeNetDeposits, netByDate, netByMonth, statementSums } from './statement-sums.js';

const today = '2026-11-26';

describe('statementPresets', () => {
  it('offers this month so far, the two before it and this year', () => {
    expect(statementPresets(today)).toEqual([
      { kind: 'month', from: '2026-11-01', to: '2026-11-26' },
      { kind: 'month', from: '2026-10-01', to: '2026-10-31' },
      { kind: 'month', from: '2026-09-01', to: '2026-09-30' },
      { kind: 'year', from: '2026-01-01', to: '2026-11-26' },
    ]);
  });
});

describe('periodBefore', () => {
  it('returns the month before a month, and as many dates before any other period', () => {
    expect(periodBefore({ from: '2026-11-01', to: today }, today)).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      isMonth: true,
    });
    expect(periodBefore({ from: '2026-11-10', to: '2026-11-12' }, today)).toEqual({
      from: '2026-11-07',
      to: '2026-11-09',
      isMonth: false,
    });
  });
});

describe('getPeriodErrors', () => {
  it('accepts dates in order, one date and 400 dates', () => {
    expect(getPeriodErrors({ from: '2026-11-01', to: '2026-11-02' }, today)).toEqual([]);
    expect(getPeriodErrors({ from: today, to: today }, today)).toEqual([]);
    expect(getPeriodErrors({ from: '2025-10-23', to: today }, today)).toEqual([]);
  });
  it('names what is wrong at which field', () => {
    expect(getPeriodErrors({ from: '', to: '2026-13-01' }, today)).toEqual([
      { field: 'from', error: 'missing' },
      { field: 'to', error: 'missing' },
    ]);
    expect(getPeriodErrors({ from: '2026-11-01', to: '2026-11-27' }, today)).toEqual([
      { field: 'to', error: 'future' },
    ]);
    expect(getPeriodErrors({ from: '2026-11-02', to: '2026-11-01' }, today)).toEqual([
      { field: 'to', error: 'order' },
    ]);
    expect(getPeriodErrors({ from: '2025-10-22', to: today }, today)).toEqual([
      { field: 'from', error: 'tooLong' },
    ]);
  });
});

describe('readStatementPeriod and writeStatementPeriod', () => {
  it('read what was written, and leave this month and other parameters alone', () => {
    const search = new URLSearchParams('view=statement');
    writeStatementPeriod({ from: '2026-10-01', to: '2026-10-31' }, today, search);
    expect(search.toString()).toBe('view=statement&from=2026-10-01&to=2026-10-31');
    expect(readStatementPeriod(search, today)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    writeStatementPeriod({ from: '2026-11-01', to: today }, today, search);
    expect(search.toString()).toBe('view=statement');
    expect(readStatementPeriod(search, today)).toEqual({ from: '2026-11-01', to: today });
  });
  it('fall back to this month for an address that makes no sense', () => {
    for (const query of ['from=2026-11-30&to=2026-11-01', 'from=x', 'to=2027-01-01', ''])
      expect(readStatementPeriod(new URLSearchParams(query), today)).toEqual({
        from: '2026-11-01',
        to: today,
      });
  });
});

describe('statementSums', () => {
  it('adds up days without floats', () => {
    const days = [
      makeActivityDay({ staked: '0.10', won: '0', rewards: '0.3', minutes: 5 }),
      makeActivityDay({ staked: '0.20', won: '0', rounds: 0, withdrawn: '7', withdrawals: 1 }),
    ];
    expect(statementSums(days)).toEqual({
      deposited: '40',
      withdrawn: '7',
      staked: '0.3',
      won: '0',
      rewards: '0.3',
      net: '-0.3',
      netWithRewards: '0',
      rounds: 40,
      deposits: 2,
      withdrawals: 1,
      minutes: 50,
      daysPlayed: 1,
    });
  });
  it('is zero without any day', () => {
    expect(statementSums([])).toMatchObject({ net: '0', rounds: 0, daysPlayed: 0 });
  });
});

describe('netByDate and netByMonth', () => {
  const days = [
    makeActivityDay({ date: '2026-10-31', staked: '5', won: '1' }),
    makeActivityDay({ date: '2026-11-02', staked: '5', won: '8' }),
    makeActivityDay({ date: '2026-11-03', rounds: 0 }),
  ];
  it('list every date, without a figure where nothing was played', () => {
    expect(netByDate(days, { from: '2026-11-01', to: '2026-11-03' })).toEqual([
      { date: '2026-11-01', net: null },
      { date: '2026-11-02', net: '3' },
      { date: '2026-11-03', net: null },
    ]);
  });
  it('add up months', () => {
    expect(netByMonth(days, { from: '2026-09-01', to: '2026-11-30' })).toEqual([
      { date: '2026-09-01', net: null },
      { date: '2026-10-01', net: '-4' },
      { date: '2026-11-01', net: '3' },
    ]);
  });
});

describe('lifetimeNetDeposits', () => {
  it('subtracts withdrawals, also below zero', () => {
    expect(lifetimeNetDeposits({ lifetime: { deposited: '10.50', withdrawn: '0.25' } })).toBe('10.25');
    expect(lifetimeNetDeposits({ lifetime: { deposited: '10', withdrawn: '25' } })).toBe('-15');
  });
});

describe('statementCsv', () => {
  const titles = Object.fromEntries(statementColumns.map((column) => [column, column])) as Record<
    (typeof statementColumns)[number],
    string
  >;
  it('writes a line for each date, plain decimals, CRLF and a byte order mark', () => {
    const csv = statementCsv(
      makeActivity({
        days: [makeActivityDay({ withdrawn: '0.00', staked: '40.50', won: '30.50', rewards: '0.00' })],
      }),
      titles,
    );
    expect(csv).toBe(
      '\uFEFFdate,deposited,withdrawn,staked,won,net,rewards,rounds,minutes,currency\r\n' +
        '2026-11-26,20.00,0.00,40.50,30.50,-10.00,0.00,40,45,EUR\r\n',
    );
  });
  it.each([
    ['EUR', '10', '9.5', '-0.50'],
    ['BTC', '0.001', '0.0025', '0.00150000'],
  ])('writes the net in %s with all decimals', (currencyCode, staked, won, net) => {
    const csv = statementCsv({ currencyCode, days: [makeActivityDay({ staked, won })] }, titles);
    expect(csv).toContain(`,${won},${net},`);
  });
  it('never lets a text run as a formula, and quotes commas', () => {
    const csv = statementCsv(
      { currencyCode: '=cmd', days: [makeActivityDay()] },
      { ...titles, date: 'Date, "day"' },
    );
    expect(csv).toContain('"Date, ""day""",');
    expect(csv).toContain(",'=cmd\r\n");
  });
  it('names the file by its dates', () => {
    expect(statementFileName({ from: '2026-11-01', to: today })).toBe(
      'statement-2026-11-01-to-2026-11-26.csv',
    );
  });
});
