import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGameFilter, gameFeatures, parseGameFilter, volatilities } from './game-filter.js';

const nothing = { volatility: [], features: [], rtp: { from: null, to: null } };

describe('parseGameFilter', () => {
  it('reads lists in their own order, each value once, and both ends of a range', () => {
    expect(
      parseGameFilter({ volatility: '5,4,4', features: 'free-spins, bonus-buy', rtp: '95.5-97' }),
    ).toEqual({
      volatility: [4, 5],
      features: ['bonus-buy', 'free-spins'],
      rtp: { from: 95.5, to: 97 },
    });
  });

  it('reads a range that is open at one end', () => {
    expect(parseGameFilter({ rtp: '96-' }).rtp).toEqual({ from: 96, to: null });
    expect(parseGameFilter({ rtp: '-96.25' }).rtp).toEqual({ from: null, to: 96.25 });
  });

  it.each(['', '9,x', '<script>', '96', '1e9-', '-', '--', 'a-b'])('filters nothing for “%s”', (text) => {
    expect(parseGameFilter({ volatility: text, features: text, rtp: text })).toEqual(nothing);
  });
});

describe('formatGameFilter', () => {
  it('omits what filters nothing', () => {
    expect(formatGameFilter(parseGameFilter({}))).toEqual({});
  });

  it('writes what is read back unchanged', () => {
    const per = fc.option(
      fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      { nil: null },
    );
    const filters = fc.record({
      volatility: fc.subarray([...volatilities]),
      features: fc.subarray([...gameFeatures]),
      rtp: fc.record({ from: per, to: per }),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseGameFilter(formatGameFilter(filter))).toEqual(filter);
      }),
    );
  });
});
