import * as v from 'valibot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromNumber } from './decimal.js';
import { rakebackDay } from './entities/bonus.js';
import { rakebackStatement } from './entities/rakeback-statement.js';
import {
  allEndpoints,
  bonus,
  calendarDate,
  decimal,
  getPayments,
  paymentMethod,
  rakebackStatementText,
  list,
  readResponse,
  location,
} from './index.js';

describe('decimal', () => {
  it('reads numbers and strings into plain decimal strings', () => {
    expect(v.parse(decimal, 1284.5)).toBe('1284.5');
    expect(v.parse(decimal, 1e-8)).toBe('0.00000001');
    expect(v.parse(decimal, ' 12.30 ')).toBe('12.30');
  });
  it('rejects anything that is not an amount', () => {
    for (const value of ['', '1,5', '1e3', 'NaN', 'ten', null, Number.NaN, Number.POSITIVE_INFINITY])
      expect(v.is(decimal, value)).toBe(false);
  });
  it('never writes a number with an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (value) =>
        /^-?\d+(\.\d+)?$/.test(decimalFromNumber(value)),
      ),
    );
  });
});

describe('calendarDate', () => {
  it('knows leap years', () => {
    expect(v.is(calendarDate, '2024-02-29')).toBe(true);
    expect(v.is(calendarDate, '2023-02-29')).toBe(false);
    expect(v.is(calendarDate, '2024-13-01')).toBe(false);
  });
});

describe('a rakeback statement', () => {
  const statement = v.parse(rakebackStatement, {
    claimDate: '2026-11-21',
    playDate: '2026-11-20',
    timeZone: 'Europe/Malta',
    currencyCode: 'EUR',
    rounds: 3,
    wagered: '30.00',
    won: '12.50',
    bonusCost: '0.00',
    ngr: '17.50',
    rate: '0.1',
    rakeback: '1.75',
    cashback: [{ until: '2026-11-20T10:30:00Z', ngr: '10.00', percent: '0.03', payout: '0.30' }],
    amount: '2.05',
    previousHash: '0'.repeat(64),
    hash: null,
  });
  it('is written with one line per figure, the award of each half hour last', () => {
    const lines = rakebackStatementText(statement).split('\n');
    expect(lines).toHaveLength(14);
    expect([lines[0], lines.at(-1)]).toEqual([
      'claimDate=2026-11-21',
      'cashback=2026-11-20T10:30:00Z 10.00 0.03 0.30',
    ]);
  });
  it('has another text when any figure changes', () => {
    const text = rakebackStatementText(statement);
    for (const name of Object.keys(statement).filter((key) => key !== 'hash' && key !== 'cashback'))
      expect(rakebackStatementText({ ...statement, [name]: 'else' })).not.toBe(text);
    expect(rakebackStatementText({ ...statement, cashback: [] })).not.toBe(text);
  });
});

describe('a tolerant reader', () => {
  it('drops and reports one bad row and keeps the others', () => {
    const notes: string[] = [];
    const read = readResponse(list(v.number()), [1, 'two', 3], ({ kind, path }) =>
      notes.push(`${kind} ${path}`),
    );
    expect(read).toEqual({ kind: 'data', data: [1, 3] });
    expect(notes).toEqual(['row 1']);
  });
  it('reads payments as an array or as JSON of one', () => {
    const card = { id: 1, name: 'Visa', isCardForm: true, unknownField: 'ignored' };
    const paymentsOfArray = v.parse(getPayments.data, { payments: [card] });
    expect(v.parse(getPayments.data, { payments: JSON.stringify([card]) })).toEqual(paymentsOfArray);
    expect(paymentsOfArray.payments[0]).toMatchObject({
      id: '1',
      name: 'Visa',
      isActive: true,
      hidden: false,
    });
    expect(v.is(getPayments.data, { payments: '{not json' })).toBe(false);
  });
  it('reads either spelling of thumbnails and tags', () => {
    expect(
      v.parse(paymentMethod, { id: 'a', name: 'A', thumbnail_url: '/a.svg', allowTags: ['vip'] }),
    ).toMatchObject({ thumbnailUrl: '/a.svg', allowedTags: ['vip'] });
  });
  it('reads a rakeback amount that is not numeric as 0', () => {
    expect(v.parse(rakebackDay, { canClaimDate: '2026-01-01', amount: 'abc' }).amount).toBe('0');
    expect(v.parse(rakebackDay, { canClaimDate: '2026-01-01', amount: 4.5 }).amount).toBe('4.5');
    expect(v.parse(rakebackDay, { canClaimDate: '2026-01-01' }).amount).toBe('0');
  });
  it('accepts an offer with and without the value of a cashback', () => {
    const cashback = { netLoss: '50.00', amount: '5.00' };
    expect(v.parse(bonus, { id: 1, cashback }).cashback).toEqual(cashback);
    expect(v.parse(bonus, { id: 1, cashback: null }).cashback).toBeNull();
    expect(v.parse(bonus, { id: 1 }).cashback).toBeUndefined();
    expect(v.parse(bonus, { id: 1, cashback: { netLoss: '50.00' } }).cashback).toBeNull();
  });
  it('reads subdivisions as strings or objects', () => {
    const parsed = v.parse(location, {
      country: { code: 'DE' },
      ipInfo: { subdivisions: ['ST', { iso_code: 'BE' }, { name: 'Hessen' }] },
    });
    expect(parsed.ipInfo?.subdivisions).toEqual(['ST', 'BE', 'Hessen']);
  });
});

describe('the endpoints', () => {
  it('have unique names and unique method and path', () => {
    expect(new Set(allEndpoints.map((endpoint) => endpoint.name)).size).toBe(allEndpoints.length);
    expect(new Set(allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).size).toBe(
      allEndpoints.length,
    );
  });
  it('hold every call of the specification', () => {
    const calls = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    for (const call of [
      'GET /api/core/casino/settings2',
      'GET /api/core/casino/locales/{lng}.json',
      'GET /api/core/casino/scripts',
      'GET /api/user/get-user-details',
      'PUT /api/user/update-user-details',
      'POST /api/user/login',
      'POST /api/user/sign-up',
      'POST /api/user/logout',
      'POST /api/user/3ds-webhook',
      'POST /api/user/country-blocked',
      'POST /api/user/log-event',
      'POST /api/user/rakeback-claim',
      'GET /api/user/calendar-award',
      'GET /api/admin/get-all-bonus',
      'GET /api/admin/get-payments',
      'GET /api/admin/get-all-country',
      'GET /api/admin/get-currencies',
      'GET /api/admin/get-rakeback-days',
      'GET /api/admin/get-location',
      'GET /api/admin/get-registration-fields',
      'GET /api/admin/get-full-category-list',
    ])
      expect(calls).toContain(call);
  });
});
