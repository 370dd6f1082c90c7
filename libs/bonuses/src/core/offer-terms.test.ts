import { describe, expect, it } from 'vitest';
import { makeCashbackOffer, makeGiftOffer, makeOffer, makeSpinsOffer } from '../testing.js';
import { howItWorks } from './how-it-works.js';
import { countedGames, mainGift, getOfferTerms } from './offer-terms.js';

const bare = { id: 'bare', needsCoupon: false };

describe('the terms of an offer', () => {
  it('list everything about a deposit bonus, the grant first', () => {
    expect(
      getOfferTerms(makeOffer({ multiplier: '2', validOnDays: ['SUN', 'MON'], needsCoupon: true })),
    ).toEqual([
      { kind: 'share', percent: '100', upTo: '200' },
      { kind: 'minimumDeposit', amount: '20' },
      { kind: 'wagering', times: '35', of: 'bonus' },
      { kind: 'wageringType', type: 'REAL_TO_FUN' },
      {
        kind: 'contributions',
        counted: [
          { gameKind: 'slots', percent: 100 },
          { gameKind: 'live', percent: 10 },
        ],
      },
      { kind: 'maxBet', amount: '5' },
      { kind: 'maxWin', amount: '500' },
      { kind: 'minBalance', amount: '0.10' },
      { kind: 'multiplier', times: '2' },
      { kind: 'validDays', count: 30 },
      { kind: 'validOnDays', days: ['MON', 'SUN'] },
      { kind: 'start', at: '2026-11-20T00:00:00Z' },
      { kind: 'expire', at: '2026-12-31T23:59:00Z' },
      { kind: 'coupon' },
    ]);
  });
  it('list the games of free spins and what is wagered of their winnings', () => {
    const facts = getOfferTerms(makeSpinsOffer());
    expect(facts.slice(0, 3)).toEqual([
      { kind: 'freeSpins', count: 50, value: '0.20' },
      { kind: 'games', names: ['Book of Tides'] },
      { kind: 'wagering', times: '35', of: 'winnings' },
    ]);
    expect(facts).not.toContainEqual({ kind: 'coupon' });
    expect(mainGift(makeSpinsOffer({ freeSpinValue: '0' }))).toEqual({
      kind: 'freeSpins',
      count: 50,
      value: null,
    });
  });
  it('omit missing and meaningless values', () => {
    expect(getOfferTerms(bare)).toEqual([]);
    expect(
      getOfferTerms({
        ...bare,
        depositBonusPercent: '0',
        cashAmount: '0',
        minimumDeposit: '0',
        freeSpinsQuantity: 0,
        multiplier: '1.00',
        maxWin: '0',
        maxBet: null,
        validDays: 0,
        validOnDays: [],
        games: [],
        start: '',
        expire: null,
      }),
    ).toEqual([]);
    expect(getOfferTerms({ ...bare, multiplier: '0' })).toEqual([]);
    expect(getOfferTerms({ ...bare, validDays: 1 })).toEqual([{ kind: 'validDays', count: 1 }]);
  });
  it('say that nothing has to be wagered only if that is known', () => {
    expect(getOfferTerms({ ...bare, wageringMultiplier: '0' })).toEqual([{ kind: 'noWagering' }]);
    expect(getOfferTerms({ ...bare, wageringMultiplier: null })).toEqual([]);
    expect(getOfferTerms({ ...bare, wageringMultiplier: '0', wageringType: 'REAL_TO_FUN' })).toEqual([
      { kind: 'noWagering' },
    ]);
    expect(getOfferTerms({ ...bare, wageringMultiplier: '3' })).toEqual([
      { kind: 'wagering', times: '3', of: 'bonus' },
    ]);
  });
  it('name the main grant', () => {
    expect(mainGift(makeOffer({ cashAmount: '5' }))).toEqual({ kind: 'share', percent: '100', upTo: '200' });
    expect(mainGift(makeOffer({ maxBonusThreshold: '0' }))).toMatchObject({ upTo: null });
    expect(mainGift(makeCashbackOffer())).toEqual({ kind: 'cashback', percent: '10', upTo: '100' });
    expect(mainGift(makeGiftOffer({ freeSpinsQuantity: 5 }))).toEqual({ kind: 'money', amount: '10' });
    expect(getOfferTerms(makeOffer({ cashAmount: '5' })).map(({ kind }) => kind)).not.toContain('money');
    expect(mainGift(bare)).toBeNull();
  });
  it('sort contributing games by their share, and omit the others', () => {
    expect(countedGames(null)).toBeNull();
    expect(countedGames(undefined)).toBeNull();
    expect(countedGames({})).toEqual([]);
    expect(countedGames({ tables: 10, live: 10, jackpots: 0, slots: 100 })).toEqual([
      { gameKind: 'slots', percent: 100 },
      { gameKind: 'live', percent: 10 },
      { gameKind: 'tables', percent: 10 },
    ]);
  });
});

describe('howItWorks', () => {
  const kinds = (bonus: Parameters<typeof howItWorks>[0]) => howItWorks(bonus).map(({ kind }) => kind);
  it('lists the steps in their order', () => {
    expect(kinds(makeSpinsOffer())).toEqual([
      'one',
      'spins',
      'wager',
      'cashFirst',
      'maxWin',
      'time',
      'forfeit',
      'withdraw',
    ]);
    expect(howItWorks(makeOffer())).toContainEqual({ kind: 'maxWin', amount: '500' });
  });
  it('says that cash is staked first if bonus money is staked at all', () => {
    const wagered = { ...bare, wageringMultiplier: '3' };
    expect(kinds(wagered)).toEqual(['one', 'wager', 'cashFirst', 'forfeit', 'withdraw']);
    expect(kinds({ ...wagered, wageringType: 'REAL_TO_FUN' })).toContain('cashFirst');
    expect(kinds({ ...wagered, wageringType: 'REAL_MONEY_ONLY' })).not.toContain('cashFirst');
    expect(kinds({ ...bare, wageringMultiplier: '0' })).not.toContain('cashFirst');
  });
  it('has nothing to forfeit when the bonus arrives in the calendar automatically', () => {
    expect(kinds({ ...bare, addedToCalendar: true, wageringMultiplier: '0' })).toEqual(['noWager']);
    expect(kinds(makeCashbackOffer({ addedToCalendar: true }))).toEqual(['wager', 'cashFirst', 'time']);
  });
  it('omits steps that do not happen', () => {
    expect(kinds(bare)).toEqual(['one', 'forfeit', 'withdraw']);
    expect(kinds({ ...bare, wageringMultiplier: '0', freeSpinsQuantity: 0, validDays: 0 })).toEqual([
      'one',
      'noWager',
      'forfeit',
      'withdraw',
    ]);
    expect(kinds({ ...bare, freeSpinsQuantity: 1, validDays: 1 })).toEqual([
      'one',
      'spins',
      'time',
      'forfeit',
      'withdraw',
    ]);
  });
});
