import { transactionStatuses, transactionTypes } from '@casino-kit/api-contract';
import { dateIn } from '@casino-kit/calendar-dates';
import { isNegative, isPositive } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTransaction } from '../testing.js';
import { amountTone, isCredit, signedAmount } from './transaction-amount.js';
import { byDay, transactionKey } from './transaction-days.js';

describe('an amount', () => {
  it('has a sign for its direction', () => {
    const signs = transactionTypes.map((type) => [
      type,
      signedAmount(makeTransaction({ type, amount: '2.00' })),
    ]);
    expect(Object.fromEntries(signs)).toEqual({
      deposit: '2.00',
      withdrawal: '-2.00',
      bet: '-2.00',
      win: '2.00',
      bonus: '2.00',
      rakeback: '2.00',
      cashback: '2.00',
      referral: '2.00',
      prize: '2.00',
    });
    expect(signedAmount(makeTransaction({ type: 'bet', amount: '0.00' }))).toBe('0.00');
  });
  it('is in the money colour only as a settled credit, and void if nothing was moved', () => {
    for (const type of transactionTypes)
      for (const status of transactionStatuses) {
        const row = makeTransaction({ type, status });
        const tone = amountTone(row);
        expect(tone === 'void').toBe(['failed', 'cancelled', 'rejected'].includes(status));
        expect(tone === 'settled').toBe(isCredit(row) && ['completed', 'processed'].includes(status));
        expect(isCredit(row) ? isPositive(signedAmount(row)) : isNegative(signedAmount(row))).toBe(true);
      }
  });
});

describe('rows by day', () => {
  const at = fc
    .integer({ min: Date.UTC(2026, 9, 1), max: Date.UTC(2026, 10, 30) })
    .map((ms) => new Date(ms).toISOString());
  it('keeps every row in its order, under the day of the zone, each day once in a row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 9, arbitrary: at }, { weight: 1, arbitrary: fc.constant('soon') })),
        fc.constantFrom('UTC', 'Asia/Kathmandu', 'Pacific/Pago_Pago'),
        (times, zone) => {
          const rows = times.map((time, index) => makeTransaction({ at: time, transactionId: `T${index}` }));
          const days = byDay(rows, zone);
          expect(days.flatMap((day) => day.rows)).toEqual(rows);
          for (const [index, { day, rows: own }] of days.entries()) {
            expect(day).not.toBe(days[index + 1]?.day);
            expect(
              own.every((row) => (row.at === 'soon' ? null : dateIn(new Date(row.at), zone)) === day),
            ).toBe(true);
          }
        },
      ),
    );
  });
  it('distinguishes a bet from its win', () => {
    expect(transactionKey(makeTransaction({ type: 'bet' }))).not.toBe(
      transactionKey(makeTransaction({ type: 'win' })),
    );
  });
});
