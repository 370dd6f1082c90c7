import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, type Amount, compare, isZero, sum } from '@casino-kit/money';
import {
  type BonusProgress,
  computeCountedStake,
  endProgress,
  splitStake,
  isOverMaxBet,
  isWagering,
  type Moved,
  playFreeSpin,
  playUnderBonus,
  startBonus,
  type WageringTerms,
} from './wagering.js';

const terms: WageringTerms = {
  currencyCode: 'EUR',
  wageringType: 'REAL_TO_FUN',
  wageringMultiplier: '35',
  multiplier: '1',
  maxWin: '500',
  maxBet: '5',
  minBalance: '0.10',
};
const start = (change: Partial<WageringTerms> = {}, amount = '40', freeSpins = 0) =>
  startBonus({ ...terms, ...change }, { amount, freeSpins });
const total = ({ cash, bonus, houseGames, houseBonus }: Moved) => sum([cash, bonus, houseGames, houseBonus]);

describe('a bonus', () => {
  it('starts with its money and the wagering requirement', () => {
    const { progress, granted } = start();
    expect(progress).toMatchObject({ status: 'active', balance: '40', wagered: '0', wagerTotal: '1400.00' });
    expect(granted).toEqual({ cash: '0', bonus: '40', houseGames: '0', houseBonus: '-40' });
  });
  it('without a requirement is cash at once, up to the maximum', () => {
    const { progress, ended } = start({ wageringMultiplier: '0', maxWin: '25' });
    expect(progress).toMatchObject({ status: 'completed', balance: '0', converted: '25', forfeited: '15' });
    expect(ended).toEqual({ cash: '25', bonus: '-40', houseGames: '0', houseBonus: '15' });
  });
  it('is staked only after cash', () => {
    expect(splitStake('5', '8', '40')).toEqual({ cash: '5', bonus: '0' });
    expect(splitStake('5', '3', '40')).toEqual({ cash: '3', bonus: '2' });
    expect(splitStake('5', '0', '5')).toEqual({ cash: '0', bonus: '5' });
    expect(splitStake('5', '0', '4.99')).toBeNull();
  });
  it('counts both balances or real money alone, by the share of the game', () => {
    const funding = { cash: '3', bonus: '2' };
    expect(computeCountedStake(terms, funding, 100)).toBe('5');
    expect(computeCountedStake(terms, funding, 10)).toBe('0.5');
    expect(computeCountedStake({ ...terms, wageringType: 'REAL_MONEY_ONLY' }, funding, 100)).toBe('3');
  });
  it('limits a stake and accepts one at the limit', () => {
    expect(isOverMaxBet(terms, '5')).toBe(false);
    expect(isOverMaxBet(terms, '5.01')).toBe(true);
    expect(isOverMaxBet({ ...terms, maxBet: null }, '500')).toBe(false);
  });
  it('pays in the proportion of the stake, boosted for bonus money', () => {
    const { progress } = start();
    const played = playUnderBonus({ ...terms, multiplier: '2' }, progress, {
      funding: { cash: '1', bonus: '2' },
      payout: '10',
      percent: 100,
    });
    expect(played.staked).toEqual({ cash: '-1', bonus: '-2', houseGames: '3', houseBonus: '0' });
    // Two thirds of 10 are 6.66, the remaining cent is cash.
    expect(played.paid).toEqual({ cash: '3.34', bonus: '13.32', houseGames: '-10', houseBonus: '-6.66' });
    expect(played.progress).toMatchObject({ balance: '51.32', wagered: '3', status: 'active' });
  });
  it('is converted to cash by the bet that completes the requirement', () => {
    const { progress } = start({}, '1');
    const before = { ...progress, wagered: '34', balance: '700' };
    const bet = { funding: { cash: '0', bonus: '1' }, payout: '0', percent: 100 };
    const played = playUnderBonus(terms, before, bet);
    expect(played.progress).toMatchObject({
      status: 'completed',
      wagered: '35',
      balance: '0',
      converted: '500',
      forfeited: '199',
    });
    expect(played.ended).toEqual({ cash: '500', bonus: '-699', houseGames: '0', houseBonus: '199' });
    const almost = playUnderBonus(terms, { ...before, wagered: '33.99' }, bet);
    expect(almost.progress).toMatchObject({ status: 'active', wagered: '34.99' });
  });
  it('ends when less is left than can be staked', () => {
    const { progress } = start({}, '1');
    const lose = (balance: Amount, stake: Amount) =>
      playUnderBonus(
        terms,
        { ...progress, balance },
        { funding: { cash: '0', bonus: stake }, payout: '0', percent: 100 },
      );
    expect(lose('0.30', '0.20').progress).toMatchObject({ status: 'active', balance: '0.1' });
    const over = lose('0.29', '0.20');
    expect(over.progress).toMatchObject({ status: 'lost', balance: '0', forfeited: '0.09' });
    expect(over.ended).toEqual({ cash: '0', bonus: '-0.09', houseGames: '0', houseBonus: '0.09' });
    expect(
      playUnderBonus(
        { ...terms, minBalance: '0' },
        { ...progress, balance: '1' },
        {
          funding: { cash: '0', bonus: '1' },
          payout: '0',
          percent: 100,
        },
      ).progress.status,
    ).toBe('lost');
  });
  it('loses its money and its free spins when forfeited', () => {
    const { progress } = start({}, '0', 10);
    const { progress: after, moved } = endProgress(
      { ...progress, balance: '3.20', freeSpinsWon: '3.20' },
      'cancelled',
    );
    expect(after).toMatchObject({ status: 'cancelled', balance: '0', freeSpinsLeft: 0, forfeited: '3.2' });
    expect(moved).toEqual({ cash: '0', bonus: '-3.2', houseGames: '0', houseBonus: '3.20' });
  });
});

describe('free spins', () => {
  it('win bonus money that is wagered after the last of them', () => {
    let { progress } = start({}, '0', 2);
    expect(isWagering(progress)).toBe(false);
    ({ progress } = playFreeSpin(terms, progress, '1.20'));
    expect(progress).toMatchObject({ freeSpinsLeft: 1, balance: '1.2', wagerTotal: '0', status: 'active' });
    const last = playFreeSpin({ ...terms, multiplier: '3' }, progress, '1');
    expect(last.paid).toEqual({ cash: '0', bonus: '3.00', houseGames: '0', houseBonus: '-3' });
    expect(last.progress).toMatchObject({
      freeSpinsLeft: 0,
      balance: '4.2',
      wagerTotal: '147.00',
      freeSpinsWon: '4.2',
    });
    expect(isWagering(last.progress)).toBe(true);
  });
  it('end with the last one when they win nothing', () => {
    const { progress } = start({}, '0', 1);
    const last = playFreeSpin(terms, progress, '0');
    expect(last.progress).toMatchObject({ status: 'lost', forfeited: '0' });
    expect(isZero(last.ended.bonus)).toBe(true);
  });
  it('without a requirement win cash', () => {
    const { progress } = start({ wageringMultiplier: '0' }, '0', 1);
    const last = playFreeSpin({ ...terms, wageringMultiplier: '0' }, progress, '2.50');
    expect(last.progress).toMatchObject({ status: 'completed', converted: '2.5' });
    expect(last.ended).toMatchObject({ cash: '2.5', bonus: '-2.5' });
  });
});

const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => (value / 100).toFixed(2));
const anyTerms: fc.Arbitrary<WageringTerms> = fc.record({
  currencyCode: fc.constant('EUR'),
  wageringType: fc.constantFrom('REAL_TO_FUN' as const, 'REAL_MONEY_ONLY' as const),
  wageringMultiplier: fc.constantFrom('0', '1', '5', '35.5'),
  multiplier: fc.constantFrom('1', '2', '1.5'),
  maxWin: fc.option(cents(20_000)),
  maxBet: fc.option(cents(1_000)),
  minBalance: cents(50),
});
const anyAct = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      stake: cents(800),
      payout: cents(3_000),
      percent: fc.constantFrom(100, 10, 0),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('spin' as const), payout: cents(500) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      status: fc.constantFrom('cancelled' as const, 'expired' as const),
    }),
  },
);

describe('money under a bonus', () => {
  it('has a constant sum of cash, bonus money, forfeited money and the house’s', () => {
    fc.assert(
      fc.property(
        anyTerms,
        cents(10_000),
        cents(10_000),
        fc.nat(4),
        fc.array(anyAct, { minLength: 1, maxLength: 40 }),
        (given, cash, amount, freeSpins, acts) => {
          const first = startBonus(given, { amount: freeSpins > 0 ? '0' : amount, freeSpins });
          let progress: BonusProgress = first.progress;
          const held = { cash, bonus: '0', houseGames: '0', houseBonus: '0' };
          // What went back to the house is counted separately from what bonuses cost it.
          let forfeited = '0';
          const book = (moved: Moved) => {
            expect(isZero(total(moved))).toBe(true);
            held.cash = add(held.cash, moved.cash);
            held.bonus = add(held.bonus, moved.bonus);
            held.houseGames = add(held.houseGames, moved.houseGames);
            held.houseBonus = add(held.houseBonus, moved.houseBonus);
          };
          const check = () => {
            forfeited = progress.forfeited;
            const house = add(held.houseGames, add(held.houseBonus, `-${forfeited}`));
            expect(compare(sum([held.cash, held.bonus, forfeited, house]), cash)).toBe(0);
            expect(compare(held.bonus, progress.balance)).toBe(0);
            expect(compare(held.cash, '0')).toBeGreaterThanOrEqual(0);
            expect(compare(progress.balance, '0')).toBeGreaterThanOrEqual(0);
            expect(compare(progress.wagered, progress.wagerTotal)).toBeLessThanOrEqual(0);
            if (given.maxWin !== null)
              expect(compare(progress.converted, given.maxWin)).toBeLessThanOrEqual(0);
            if (progress.status !== 'active') {
              expect(isZero(progress.balance)).toBe(true);
              expect(progress.freeSpinsLeft).toBe(0);
            }
          };
          book(first.granted);
          book(first.ended);
          check();
          for (const act of acts) {
            if (progress.status !== 'active') break;
            if (act.kind === 'end') {
              const { progress: after, moved } = endProgress(progress, act.status);
              book(moved);
              progress = after;
            } else if (act.kind === 'spin' && progress.freeSpinsLeft > 0) {
              const played = playFreeSpin(given, progress, act.payout);
              [played.staked, played.paid, played.ended].forEach(book);
              progress = played.progress;
            } else if (act.kind === 'bet' && isWagering(progress) && !isZero(act.stake)) {
              const funding = splitStake(act.stake, held.cash, progress.balance);
              if (funding === null) continue;
              const played = playUnderBonus(given, progress, {
                funding,
                payout: act.payout,
                percent: act.percent,
              });
              [played.staked, played.paid, played.ended].forEach(book);
              progress = played.progress;
            }
            check();
          }
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
