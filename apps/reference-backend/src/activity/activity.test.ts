import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideMinutes, toActivityByKind, toActivityDays } from './activity.js';
import { type PlayedRow } from './read-activity.js';

const minute = 60_000;
const sumNumbers = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const row = (date: string, gameSlug: string, ms: number): PlayedRow => ({
  date,
  gameSlug,
  currencyCode: 'EUR',
  rounds: 3,
  staked: '3.00',
  won: '1.00',
  ms,
});

describe('divideMinutes', () => {
  it('divides in proportion to the times', () => {
    expect(divideMinutes(60, [30 * minute, 20 * minute, 10 * minute])).toEqual([30, 20, 10]);
  });
  it('gives what rounding leaves to the largest remainder', () => {
    expect(divideMinutes(10, [4.6 * minute, 5.4 * minute])).toEqual([5, 5]);
    expect(divideMinutes(66, [64 * minute])).toEqual([66]);
  });
  it('leaves a minute for the shortest play as long as there are enough', () => {
    expect(divideMinutes(10, [9.9 * minute, 0.1 * minute])).toEqual([9, 1]);
    expect(divideMinutes(1, [0.2 * minute, 0.1 * minute])).toEqual([1, 0]);
    expect(divideMinutes(3, [0, 0])).toEqual([2, 1]);
    expect(divideMinutes(0, [])).toEqual([]);
  });
});

describe('toActivityDays and toActivityByKind', () => {
  it('add up to the same minutes, however they are rounded', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ day: fc.nat(8), game: fc.nat(3), ms: fc.nat(200 * minute) }), { maxLength: 40 }),
        (plays) => {
          const played = plays.map(({ day, game, ms }) => row(`2026-11-0${day + 1}`, `game-${game}`, ms));
          const rows = { played, deposited: [], withdrawn: [], rewards: [] };
          const minutes = sumNumbers(toActivityDays(rows, 'EUR').map((day) => day.minutes));
          const byKind = toActivityByKind(played, (slug) => slug, 'EUR', minutes);
          expect(sumNumbers(byKind.map((kind) => kind.minutes))).toBe(minutes);
        },
      ),
    );
  });
});
