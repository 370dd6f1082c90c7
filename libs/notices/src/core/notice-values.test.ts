import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDay, getNoticeDay, getNoticeGroup, knownKind } from './group-notices.js';
import { makeNotice } from '../testing/fixtures.js';
import { getCount, getInstant, getMoney, getName, getPaymentSource } from './notice-values.js';

const isolated = (text: string) => `\u2068${text}\u2069`;

describe('a name', () => {
  it('is one line that keeps its direction to itself', () => {
    expect(getName({ name: 'Harbour Race' }, 'name')).toBe(isolated('Harbour Race'));
    expect(getName({ name: '\u202egnp.exe\u2069\n\tnow' }, 'name')).toBe(isolated('gnp.exe now'));
    expect(getName({ name: ' \u0000 ' }, 'name')).toBeNull();
    expect(getName({}, 'name')).toBeNull();
  });

  it('is cut at whole characters', () => {
    const shown = getName({ name: '🎉'.repeat(200) }, 'name') ?? '';
    expect([...shown]).toHaveLength(143);
  });

  it('never holds a mark that turns a line, but its own two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const inner = (getName({ name }, 'name') ?? '').slice(1, -1);
        expect(inner).not.toMatch(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      }),
      { numRuns: 50 },
    );
  });
});

describe('values', () => {
  it('are amounts only with a currency', () => {
    expect(getMoney({ amount: '50.00', currencyCode: 'EUR' })).toEqual({
      amount: '50.00',
      currencyCode: 'EUR',
    });
    expect(getMoney({ beforeAmount: '1', beforeCurrencyCode: 'EUR' }, true)).toEqual({
      amount: '1',
      currencyCode: 'EUR',
    });
    for (const values of [
      { amount: 'NaN', currencyCode: 'EUR' },
      { amount: '1e9', currencyCode: 'EUR' },
      { amount: '1', currencyCode: '<b>' },
      { amount: '1' },
    ])
      expect(getMoney(values)).toBeNull();
  });

  it('are instants and counts only where they are', () => {
    expect(getInstant({ until: '2026-11-27T00:00:00Z' }, 'until')?.getTime()).toBe(Date.UTC(2026, 10, 27));
    expect(getInstant({ until: 'soon' }, 'until')).toBeNull();
    expect(getCount({ rank: '6' }, 'rank')).toBe(6);
    for (const rank of ['0', '-1', '1.5', '9'.repeat(20), '']) expect(getCount({ rank }, 'rank')).toBeNull();
  });

  it('name a card by its brand and its last digits, and other ways to pay by their name', () => {
    expect(getPaymentSource({ brand: 'Visa', last4: '4021', method: 'Card' })).toBe(isolated('Visa •• 4021'));
    expect(getPaymentSource({ brand: 'Visa', last4: '4021424242424242', method: 'Card' })).toBe(
      isolated('Card'),
    );
    expect(getPaymentSource({})).toBeNull();
  });
});

describe('notices', () => {
  it('are of today by the zone of their reader', () => {
    const now = new Date('2026-11-26T23:30:00Z');
    const [late, early] = [
      makeNotice({ id: 'b', createdAt: '2026-11-26T23:10:00Z' }),
      makeNotice({ id: 'a', createdAt: '2026-11-26T21:00:00Z' }),
    ];
    expect(byDay([late, early], now, 'UTC').today).toEqual([late, early]);
    expect(byDay([late, early], now, 'Europe/Amsterdam')).toEqual({ today: [late], earlier: [early] });
    expect(getNoticeDay({ createdAt: 'never' }, 'UTC')).toBeNull();
  });

  it('have a group only where their kind is known', () => {
    expect(getNoticeGroup({ kind: 'prizeWon' })).toBe('prizes');
    for (const kind of ['fromTomorrow', 'toString', '__proto__', ''])
      expect([knownKind({ kind }), getNoticeGroup({ kind })]).toEqual([null, null]);
  });
});
