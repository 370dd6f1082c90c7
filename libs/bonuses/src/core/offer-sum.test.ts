import fc from 'fast-check';
import { compare, multiply } from '@casino-kit/money';
import { describe, expect, it } from 'vitest';
import { makeCashbackOffer, makeGiftOffer, makeOffer, makeSpinsOffer } from '../testing.js';
import { averageCost, bannerTitle, given, namesFigure, workedExample } from './offer-sum.js';

const cents = fc.integer({ min: 1, max: 10_000_000 }).map((value) => (value / 100).toFixed(2));

describe('a title', () => {
  it.each([
    ['€10 with a code', '€10 bonus', true],
    ['10 يورو برمز', '‏10 €', true],
    ['Cashback into your calendar', '10% back', false],
    ['€100 with a code', '€10 bonus', false],
    ['First of 2 gifts', 'A gift', false],
  ])('%s beside %s: %s', (title, text, isNamed) => {
    expect(namesFigure(title, text)).toBe(isNamed);
  });
});

describe('the grant', () => {
  it.each([
    [null, null],
    [undefined, null],
    ['0', null],
    ['0.00', null],
    ['-1', null],
    ['0.01', '0.01'],
  ])('reads %s as %s', (amount, expected) => {
    expect(given(amount)).toBe(expected);
  });
});

describe('names', () => {
  it('use the banner as the title of a card, at most 35 characters', () => {
    const title = (bannerTitle: string) => ({ id: '1', name: 'Name', banner: { bannerTitle } });
    expect(bannerTitle(title('x'.repeat(35)))).toBe('x'.repeat(35));
    expect(bannerTitle(title('x'.repeat(36)))).toBe(`${'x'.repeat(35)}…`);
    expect(bannerTitle({ id: '1', name: 'Name', banner: null })).toBe('Name');
    expect(bannerTitle({ id: '1', name: null, banner: null })).toBe('1');
  });
});

describe('the worked example', () => {
  it('uses the minimum deposit', () => {
    expect(workedExample(makeOffer(), 'EUR')).toEqual({
      kind: 'deposit',
      deposit: '20',
      gets: '20.00',
      times: '35',
      wager: '700.00',
    });
    expect(workedExample(makeOffer({ minimumDeposit: '50' }), 'EUR')).toMatchObject({
      deposit: '50',
      wager: '1750.00',
    });
  });
  it('assumes a usual deposit when none is named, in money but not in crypto', () => {
    expect(workedExample(makeOffer({ minimumDeposit: null }), 'EUR')).toMatchObject({ deposit: '20' });
    expect(workedExample(makeOffer({ minimumDeposit: '0' }), 'BTC')).toBeNull();
    expect(workedExample(makeOffer({ minimumDeposit: '0.001' }), 'BTC')).toMatchObject({
      deposit: '0.001',
      gets: '0.00100000',
      wager: '0.03500000',
    });
  });
  it('shows what is granted without a deposit', () => {
    expect(workedExample(makeGiftOffer(), 'EUR')).toEqual({
      kind: 'given',
      gets: '10.00',
      times: '40',
      wager: '400.00',
    });
    expect(workedExample(makeGiftOffer({ cashAmount: null }), 'EUR')).toBeNull();
  });
  it('shows cashback of a usual loss', () => {
    expect(workedExample(makeCashbackOffer(), 'EUR')).toEqual({
      kind: 'loss',
      loss: '100',
      gets: '10.00',
      times: '3',
      wager: '30.00',
    });
    expect(workedExample(makeCashbackOffer({ minimumDeposit: '5' }), 'EUR')).toMatchObject({ loss: '100' });
    expect(workedExample(makeCashbackOffer(), 'BTC')).toBeNull();
  });
  it('assumes that free spins win what they stake', () => {
    expect(workedExample(makeSpinsOffer(), 'EUR')).toEqual({
      kind: 'freeSpins',
      wins: '10',
      times: '35',
      wager: '350.00',
    });
    expect(workedExample(makeSpinsOffer({ freeSpinsQuantity: 1 }), 'EUR')).toMatchObject({ wins: '0.2' });
    expect(workedExample(makeSpinsOffer({ freeSpinsQuantity: 0 }), 'EUR')).toBeNull();
    expect(workedExample(makeSpinsOffer({ freeSpinsQuantity: null }), 'EUR')).toBeNull();
    expect(workedExample(makeSpinsOffer({ freeSpinValue: null }), 'EUR')).toBeNull();
  });
  it('is null when nothing has to be wagered, or the grant is less than a cent', () => {
    expect(workedExample(makeOffer({ wageringMultiplier: '0' }), 'EUR')).toBeNull();
    expect(workedExample(makeOffer({ wageringMultiplier: null }), 'EUR')).toBeNull();
    expect(workedExample(makeOffer({ minimumDeposit: '0.05', depositBonusPercent: '1' }), 'EUR')).toBeNull();
  });
  it('always adds up', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 90 }), (deposit, times) => {
        const sum = workedExample(
          makeOffer({ minimumDeposit: deposit, wageringMultiplier: String(times), maxBonusThreshold: null }),
          'EUR',
        );
        if (sum?.kind !== 'deposit') throw new Error('no example');
        expect(compare(sum.wager, multiply(sum.gets, String(times)))).toBe(0);
      }),
    );
  });
});

describe('the average cost of an example', () => {
  const sum = { wager: '700.00', gets: '20.00' };
  it('is four per cent of the stakes, and compared with what the bonus gives', () => {
    expect(averageCost({ contributions: { slots: 100 } }, sum, 'EUR')).toEqual({
      cost: '28.00',
      isMoreThanGiven: true,
    });
    expect(averageCost({ contributions: null }, { ...sum, gets: '28.00' }, 'EUR')).toEqual({
      cost: '28.00',
      isMoreThanGiven: false,
    });
  });
  it('grows with the stakes when bets in slots count in part', () => {
    expect(averageCost({ contributions: { slots: 50 } }, sum, 'EUR')?.cost).toBe('56.00');
  });
  it('is not told when bets in slots do not count', () => {
    expect(averageCost({ contributions: { live: 100 } }, sum, 'EUR')).toBeNull();
  });
});
