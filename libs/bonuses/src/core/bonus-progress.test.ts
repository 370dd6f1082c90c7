import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeUserBonus, makeUserSpins } from '../testing.js';
import {
  bonusProgress,
  getForfeitedItems,
  percentDone,
  getWageringRequirement,
  blockingBonus,
} from './bonus-progress.js';

describe('the percentage', () => {
  it.each([
    ['612', '1400', 44],
    ['0', '1400', 0],
    ['-5', '1400', 0],
    ['5', '0', 0],
    ['5', '-1', 0],
    ['0.49', '100', 0],
    ['0.50', '100', 1],
    ['99.5', '100', 99],
    ['1399.99', '1400', 99],
    ['1400.00', '1400', 100],
    ['1500', '1400', 100],
    ['0.00000001', '0.00000003', 33],
  ])('of %s of %s is %i', (part, whole, percent) => {
    expect(percentDone(part, whole)).toBe(percent);
  });
  it('is from 0 to 100, is 100 only when done, and never falls', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 1_000_000_000 }), (a, b, whole) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const percent = (part: number) => percentDone((part / 100).toFixed(2), (whole / 100).toFixed(2));
        expect(percent(less)).toBeLessThanOrEqual(percent(more));
        expect(percent(more)).toBeLessThanOrEqual(100);
        expect(percent(more) === 100).toBe(more >= whole);
        expect(percent(less)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the progress of a bonus', () => {
  it('shows what is wagered of the requirement', () => {
    expect(bonusProgress(makeUserBonus())).toEqual({
      phase: 'wagering',
      wagered: '612.00',
      total: '1400.00',
      left: '788.00',
      percent: 44,
      share: 612 / 1400,
    });
  });
  it('plays free spins first', () => {
    expect(bonusProgress(makeUserSpins())).toEqual({ phase: 'freeSpins', left: 18, of: 50, won: '6.40' });
    expect(bonusProgress(makeUserSpins({ freeSpinsLeft: 1, freeSpinsQuantity: null }))).toMatchObject({
      phase: 'freeSpins',
      left: 1,
      of: null,
    });
    expect(bonusProgress(makeUserSpins({ freeSpinsLeft: 0, wagerTotal: '224' })).phase).toBe('wagering');
  });
  it('may have nothing to wager', () => {
    expect(bonusProgress(makeUserBonus({ wagerTotal: '0' }))).toEqual({ phase: 'free' });
  });
});

describe('getForfeitedItems', () => {
  it('returns bonus money and progress', () => {
    expect(getForfeitedItems(makeUserBonus())).toEqual({
      money: '40.00',
      freeSpins: null,
      won: null,
      wagered: { done: '612.00', total: '1400.00' },
    });
  });
  it('returns free spins and their winnings', () => {
    expect(getForfeitedItems(makeUserSpins())).toEqual({
      money: '6.40',
      freeSpins: 18,
      won: '6.40',
      wagered: null,
    });
    expect(getForfeitedItems(makeUserSpins({ freeSpinsWon: '0', balance: '0' }))).toEqual({
      money: null,
      freeSpins: 18,
      won: null,
      wagered: null,
    });
  });
  it('does not list winnings that are already being played', () => {
    const wagering = makeUserSpins({ freeSpinsLeft: 0, wagerTotal: '224', wagered: '0', balance: '3' });
    expect(getForfeitedItems(wagering)).toEqual({ money: '3', freeSpins: null, won: null, wagered: null });
  });
});

describe('the wagering requirement', () => {
  it('is a multiple of the grant', () => {
    expect(getWageringRequirement(makeUserBonus())).toEqual({ times: '35', of: '40.00' });
  });
  it('is a multiple of the free spins’ winnings', () => {
    const done = makeUserSpins({ freeSpinsLeft: 0, wagerTotal: '224.00', amount: '0' });
    expect(getWageringRequirement(done)).toEqual({ times: '35', of: '6.40' });
  });
  it('is cut to the currency’s decimals', () => {
    const odd = { amount: '0.33', wageringMultiplier: '1.5' };
    expect(getWageringRequirement(makeUserBonus({ ...odd, wagerTotal: '0.49' }))).toEqual({
      times: '1.5',
      of: '0.33',
    });
    expect(
      getWageringRequirement(makeUserBonus({ ...odd, wagerTotal: '0.49', currencyCode: 'BTC' })),
    ).toBeNull();
  });
  it('is null when the figures do not add up', () => {
    expect(getWageringRequirement(makeUserBonus({ wagerTotal: '1401' }))).toBeNull();
    expect(getWageringRequirement(makeUserBonus({ wageringMultiplier: null }))).toBeNull();
    expect(getWageringRequirement(makeUserBonus({ amount: '0' }))).toBeNull();
  });
});

describe('bets that count towards one bonus at a time', () => {
  const money = makeUserBonus({ userBonusId: 'm', startedAt: '2026-11-21T10:00:00Z' });
  const spins = makeUserSpins({
    userBonusId: 's',
    startedAt: '2026-11-20T10:00:00Z',
    freeSpinsLeft: 0,
    wagerTotal: '224.00',
    wagerLeft: '224.00',
  });
  it('count towards the one that was started first', () => {
    expect(blockingBonus(money, [money, spins])).toBe(spins);
    expect(blockingBonus(spins, [money, spins])).toBeNull();
    expect(blockingBonus(money, [money])).toBeNull();
    // Written in another zone's format, but later.
    const later = { ...spins, startedAt: '2026-11-21T12:00:00+01:00' };
    expect(blockingBonus(later, [later, money])).toBe(money);
    const same = { ...spins, startedAt: money.startedAt };
    expect([blockingBonus(same, [same, money]), blockingBonus(money, [same, money])]).toEqual([money, null]);
  });
  it('block no bonus with free spins left, nothing to wager, or another currency', () => {
    for (const other of [
      { ...spins, freeSpinsLeft: 1 },
      { ...spins, wagerTotal: '0' },
      { ...spins, currencyCode: 'TRY' },
    ]) {
      expect(blockingBonus(money, [other, money])).toBeNull();
      expect(blockingBonus(other, [other, money])).toBeNull();
    }
    const early = { ...money, startedAt: '2026-11-01T10:00:00Z' };
    expect(blockingBonus({ ...spins, freeSpinsLeft: 1 }, [early])).toBeNull();
  });
});
