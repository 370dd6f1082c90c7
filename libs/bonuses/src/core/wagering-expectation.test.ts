import { describe, expect, it } from 'vitest';
import { computeCost, computeExpectation, of100, computeShare, toVerdict } from './wagering-expectation.js';
import { modelSlot, type WageringBonus } from './wagering-task.js';

const bonus = (overrides: Partial<WageringBonus> = {}): WageringBonus => ({
  currencyCode: 'EUR',
  status: 'active',
  balance: '40.00',
  wagerTotal: '1400.00',
  wagerLeft: '788.00',
  freeSpinsLeft: 0,
  freeSpinsWon: '0',
  wageringMultiplier: '35',
  ...overrides,
});

describe('a share', () => {
  it('is in an interval that has a width even at its ends', () => {
    const half = computeShare(5_000, 10_000);
    expect(half.share).toBe(0.5);
    expect(half.low).toBeCloseTo(0.48713, 4);
    expect(half.high).toBeCloseTo(0.51287, 4);
    const none = computeShare(0, 1_000);
    expect([none.share, none.low]).toEqual([0, 0]);
    expect(none.high).toBeGreaterThan(0.006);
    expect(none.high).toBeLessThan(0.01);
    const all = computeShare(1_000, 1_000);
    expect([all.share, all.high]).toEqual([1, 1]);
    expect(all.low).toBeCloseTo(1 - none.high, 12);
  });
});

describe('shares of 100 players', () => {
  it.each([
    [[8_600, 200, 300, 500, 400], 10_000, [86, 2, 3, 5, 4]],
    [[8_650, 1_310, 40], 10_000, [87, 13, 0]],
    [[1, 1, 1], 3, [34, 33, 33]],
    [[0, 7], 7, [0, 100]],
    [[996, 4], 1_000, [100, 0]],
    [[994, 6], 1_000, [99, 1]],
  ])('of %j are %j', (counts, runs, people) => {
    expect(of100(counts, runs)).toEqual(people);
  });
});

describe('the sentence', () => {
  it.each([
    [0.991, 0.999, { says: 'nearlyAll' }],
    [0.99, 1, { says: 'nearlyAll' }],
    [0.98, 1, { says: 'moreThanNine' }],
    [0.881, 0.899, { says: 'about', tenths: 9 }],
    [0.87, 1, { says: 'about', tenths: 9 }],
    [0.799, 0.81, { says: 'about', tenths: 8 }],
    [0.1, 0.18, { says: 'about', tenths: 1 }],
    [0.099, 0.11, { says: 'about', tenths: 1 }],
    [0.09, 0.1, { says: 'about', tenths: 1 }],
    [0.05, 0.099, { says: 'fewerThanOne' }],
    [0, 0.01, { says: 'fewerThanOne' }],
    [0, 0.0099, { says: 'hardlyAny' }],
  ])('for %d to %d is %j', (low, high, verdict) => {
    expect(toVerdict({ share: (low + high) / 2, low, high })).toEqual(verdict);
  });
});

describe('the expectation', () => {
  // Four runs: nothing, 30, 150 and 500 euro.
  const tally = {
    runs: 4,
    sum: 68_000,
    sumOfSquares: 3_000 ** 2 + 15_000 ** 2 + 50_000 ** 2,
    counts: [1, 1, 0, 1, 1],
  };
  const expected = computeExpectation(tally, { places: 2, ends: ['50', '100', '200'] });
  it('has a mean with its interval and its deviation', () => {
    expect(expected.mean.amount).toBe('170.00');
    expect(expected.deviation).toBe('229.35');
    expect([expected.mean.low, expected.mean.high]).toEqual(['0.00', '465.40']);
  });
  it('has ranges from nothing upwards', () => {
    expect(
      expected.ranges.map(({ from, upTo, of100: people, share }) => [from, upTo, people, share]),
    ).toEqual([
      [null, '0', 25, 0.25],
      ['0', '50', 25, 0.25],
      ['50', '100', 0, 0],
      ['100', '200', 25, 0.25],
      ['200', null, 25, 0.25],
    ]);
    expect(expected.nothing).toEqual(computeShare(1, 4));
    expect(expected.runs).toBe(4);
    expect(expected.verdict).toEqual({ says: 'about', tenths: 3 });
    const { share, high } = computeShare(0, 4);
    expect(expected.errorOf100).toBeCloseTo((high - share) * 100, 10);
  });
  it('has one range above nothing when the maximum conversion is small', () => {
    const { ranges } = computeExpectation({ ...tally, counts: [1, 3] }, { places: 2, ends: [] });
    expect(ranges.map(({ from, upTo }) => [from, upTo])).toEqual([
      [null, '0'],
      ['0', null],
    ]);
  });
  it('has no deviation when all runs ended alike', () => {
    const alike = computeExpectation(
      { runs: 1, sum: 500, sumOfSquares: 250_000, counts: [0, 1] },
      { places: 2, ends: [] },
    );
    expect([alike.deviation, alike.mean]).toEqual(['0.00', { amount: '5.00', low: '5.00', high: '5.00' }]);
    // Half of 100 players, of 10,000 runs, is right to 1.29.
    const halves = computeExpectation(
      { runs: 10_000, sum: 0, sumOfSquares: 0, counts: [5_000, 5_000] },
      { places: 2, ends: [] },
    );
    expect(halves.errorOf100).toBeCloseTo(1.2876, 4);
  });
});

describe('the cost', () => {
  const options = { slot: modelSlot, stake: '1', counted: 10_000 };
  it('is the remaining requirement times the house edge, in exact decimals', () => {
    expect(computeCost(bonus(), options)).toMatchObject({
      left: '788.00',
      bets: 788,
      kept: '0.04',
      cost: '31.52',
    });
    expect(computeCost(bonus(), { ...options, slot: { ...modelSlot, returnToPlayer: '94.21' } }).cost).toBe(
      '45.6252',
    );
  });
  it('grows when bets count in part', () => {
    const { toStake, bets, cost } = computeCost(bonus(), { ...options, counted: 1_000, stake: '3' });
    expect([Number(toStake), bets, cost]).toEqual([7_880, 2_627, '315.2']);
  });
  it('rounds bets up', () => {
    expect([
      computeCost(bonus({ wagerLeft: '0.01' }), options).bets,
      computeCost(bonus({ wagerLeft: '0' }), options).bets,
    ]).toEqual([1, 0]);
  });
  it('varies by the deviation of a bet and the root of their number', () => {
    expect(computeCost(bonus({ wagerLeft: '100' }), { ...options, stake: '4' }).swing).toBe('104.0296');
    expect(computeCost(bonus({ wagerLeft: '100', multiplier: '2' }), { ...options, stake: '4' }).swing).toBe(
      '208.0588',
    );
  });
  it('is null when the bonus returns more than is wagered', () => {
    expect(computeCost(bonus({ multiplier: '1.02' }), options)).toMatchObject({
      kept: '0.0208',
      cost: '16.3904',
    });
    expect(computeCost(bonus({ multiplier: '1.5' }), options)).toMatchObject({ kept: '-0.44', cost: null });
    expect(computeCost(bonus(), { ...options, slot: { ...modelSlot, returnToPlayer: '100' } }).cost).toBe(
      '0',
    );
  });
});
