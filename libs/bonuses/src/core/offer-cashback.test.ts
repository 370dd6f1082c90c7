import fc from 'fast-check';
import { compare, multiply } from '@casino-kit/money';
import { describe, expect, it } from 'vitest';
import { makeCashbackOffer, makeOffer } from '../testing.js';
import { cashbackNow, cashbackSum } from './offer-cashback.js';
import { getOfferTerms } from './offer-terms.js';

const offer = (netLoss: string, amount: string) => makeCashbackOffer({ cashback: { netLoss, amount } });

describe('the sum of a cashback', () => {
  it('leads from the net loss to the payout', () => {
    const sum = { outcome: 'gives', netLoss: '50.00', percent: '10', most: null, amount: '5.00' };
    expect(cashbackSum(offer('50.00', '5.00'))).toEqual(sum);
    expect(getOfferTerms(offer('50.00', '5.00')).slice(0, 2)).toEqual([
      { kind: 'cashback', percent: '10', upTo: '100' },
      { kind: 'cashbackNow', sum },
    ]);
    expect(cashbackSum(offer('0.19', '0.01'))).toMatchObject({ outcome: 'gives', amount: '0.01' });
  });
  it('names the maximum if that cuts the share', () => {
    expect(cashbackSum(offer('1000.10', '100.00'))).toMatchObject({ most: '100', amount: '100.00' });
    expect(cashbackSum(offer('1000.00', '100.00'))).toMatchObject({ most: null });
  });
  it('distinguishes no loss from one that is too small', () => {
    expect(cashbackSum(offer('0.00', '0.00'))).toEqual({ outcome: 'noLoss' });
    expect(cashbackSum(offer('0.90', '0.00'))).toEqual({
      outcome: 'tooLittle',
      netLoss: '0.90',
      percent: '10',
    });
  });
  it('is omitted when nothing is known or it does not add up', () => {
    expect(cashbackSum(makeCashbackOffer({ cashback: null }))).toBeNull();
    expect(cashbackSum({ ...offer('50', '5'), depositBonusPercent: null })).toBeNull();
    expect(cashbackSum(offer('50', '5.01'))).toBeNull();
    expect(cashbackSum(offer('0', '5'))).toBeNull();
  });
  it('never states more than the share of the net loss', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => (value / 100).toFixed(2));
    const percents = fc.integer({ min: 0, max: 100 }).map(String);
    fc.assert(
      fc.property(cents, cents, percents, (netLoss, amount, depositBonusPercent) => {
        const sum = cashbackSum({ ...offer(netLoss, amount), depositBonusPercent });
        if (sum?.outcome !== 'gives') return;
        const share = multiply(multiply(netLoss, depositBonusPercent), '0.01');
        expect(compare(sum.amount, share)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('what a cashback pays now', () => {
  const rejected = (code: 'NO_CASHBACK' | 'RETRY_PERIOD') => ({ refusal: { code, params: {} } });
  it('is shown when nothing but the loss decides', () => {
    expect(cashbackNow(offer('50', '5'))).not.toBeNull();
    expect(cashbackNow({ ...offer('0', '0'), ...rejected('NO_CASHBACK') })).toEqual({ outcome: 'noLoss' });
    expect(cashbackNow({ ...offer('50', '5'), ...rejected('RETRY_PERIOD') })).toBeNull();
    expect(cashbackNow({ ...offer('50', '5'), addedToCalendar: true })).toBeNull();
    expect(cashbackNow(makeOffer({ cashback: { netLoss: '50', amount: '5' } }))).toBeNull();
  });
});
