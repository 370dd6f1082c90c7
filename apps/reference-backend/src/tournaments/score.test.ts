import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '@casino-kit/money';
import {
  addRound,
  comparePlaces,
  type Contender,
  doesCount,
  noScore,
  type RaceRound,
  type ScoreRules,
  computeScore,
} from './score.js';

const start = Date.UTC(2026, 10, 23);
const at = (minutes: number) => new Date(start + minutes * 60_000);
const rules: ScoreRules = {
  metric: 'points',
  startsAt: at(0),
  endsAt: at(600),
  currencyCode: 'EUR',
  minStake: '0.20',
  stakePerPoint: '0.20',
  games: { kind: 'slots' },
};
const round = (overrides: Partial<RaceRound> = {}): RaceRound => ({
  at: at(10),
  gameSlug: 'pearl-diver',
  gameKind: 'slots',
  currencyCode: 'EUR',
  stake: '1.00',
  payout: '0',
  bonusStake: '0',
  bonusPayout: '0',
  ...overrides,
});
const counts = (overrides: Partial<RaceRound>, changed: Partial<ScoreRules> = {}) =>
  doesCount({ ...rules, ...changed }, at(5), round(overrides));

describe('doesCount', () => {
  it('accepts rounds placed after entry and before the end', () => {
    expect(counts({ at: at(5.01) })).toBe(true);
    expect(counts({ at: at(5) })).toBe(false);
    expect(counts({ at: at(599.99) })).toBe(true);
    expect(counts({ at: at(600) })).toBe(false);
    expect(doesCount(rules, at(-60), round({ at: at(-1) }))).toBe(false);
  });

  it('asks for the smallest stake in the currency of the tournament', () => {
    expect(counts({ stake: '0.20' })).toBe(true);
    expect(counts({ stake: '0.19' })).toBe(false);
    expect(counts({ stake: '2.00', currencyCode: 'NOK' })).toBe(true);
    expect(counts({ stake: '1.99', currencyCode: 'NOK' })).toBe(false);
  });

  it('omits free spins and rounds that bonus money paid for, even in part', () => {
    expect(counts({ stake: '0' }, { minStake: '0' })).toBe(false);
    expect(counts({ bonusStake: '0.01' })).toBe(false);
  });

  it('omits games that do not belong to the tournament', () => {
    expect(counts({ gameKind: 'jackpots' })).toBe(true);
    expect(counts({ gameKind: 'live' })).toBe(false);
    expect(counts({ gameKind: 'jackpots' }, { games: { kind: 'category', id: 'jackpots' } })).toBe(true);
    expect(counts({}, { games: { kind: 'category', id: 'jackpots' } })).toBe(false);
    expect(counts({}, { games: { kind: 'provider', id: 'tidewater', slugs: ['pearl-diver'] } })).toBe(true);
    expect(counts({}, { games: { kind: 'games', slugs: ['plinko'] } })).toBe(false);
  });
});

describe('addRound', () => {
  it('counts a point for each full amount staked within a round', () => {
    expect(addRound(rules, noScore, round({ stake: '0.59' })).score).toBe('2');
    expect(addRound(rules, noScore, round({ stake: '10', currencyCode: 'NOK' })).score).toBe('5');
  });

  it('keeps the best multiplier of a round and when it was first reached', () => {
    const best = { ...rules, metric: 'multiplier' as const };
    const first = addRound(best, noScore, round({ payout: '4.2', at: at(20) }));
    expect(first).toMatchObject({ score: '4.20', reachedAt: at(20) });
    expect(addRound(best, first, round({ payout: '4.20', at: at(30) })).reachedAt).toEqual(at(20));
    expect(addRound(best, first, round({ payout: '4.20', at: at(15) })).reachedAt).toEqual(at(15));
    expect(addRound(best, first, round({ payout: '1', at: at(30) }))).toMatchObject({
      score: '4.20',
      rounds: 2,
    });
  });

  it('adds what rounds cost and returned in the currency of the tournament', () => {
    const score = addRound(rules, noScore, round({ stake: '10', payout: '25', currencyCode: 'NOK' }));
    expect([score.wagered, score.won].map(Number)).toEqual([1, 2.5]);
  });
});

const anyRound = fc.record({
  minutes: fc.integer({ min: -20, max: 640 }),
  stake: fc.constantFrom('0.10', '0.20', '0.60', '1.00', '5.00'),
  times: fc.constantFrom(0, 0, 1, 2, 7),
  isBonus: fc.boolean(),
});

it('reaches the same score in whatever order rounds are added', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('points', 'multiplier', 'rounds'),
      fc.array(anyRound, { maxLength: 20 }),
      fc.nat(),
      (metric, plans, turn) => {
        const raceRules = { ...rules, metric };
        const rounds = plans.map(({ minutes, stake, times, isBonus }) =>
          round({
            at: at(minutes),
            stake,
            payout: String(Number(stake) * times),
            bonusStake: isBonus ? stake : '0',
          }),
        );
        const turned = rounds.map((_, index) => rounds[(index + turn) % rounds.length]!).reverse();
        const plain = (list: readonly RaceRound[]) => {
          const { score, reachedAt, rounds: played, wagered, won } = computeScore(raceRules, at(5), list);
          return [Number(score), reachedAt, played, Number(wagered).toFixed(6), Number(won).toFixed(6)];
        };
        expect(plain(turned)).toEqual(plain(rounds));
      },
    ),
  );
});

describe('comparePlaces', () => {
  const contender = fc.record({
    playerId: fc.integer({ min: 1, max: 4 }),
    score: fc.constantFrom('5', '5.00', '12', '120'),
    reached: fc.integer({ min: 1, max: 3 }),
    entered: fc.integer({ min: 1, max: 2 }),
  });
  const contenders = fc.uniqueArray(contender, { selector: ({ playerId }) => playerId, minLength: 2 });

  it('puts all players in one order: by score, time of the score, time of entry', () => {
    fc.assert(
      fc.property(contenders, (plans) => {
        const list = plans.map(({ playerId, score, reached, entered }): Contender => ({
          playerId,
          score,
          reachedAt: at(reached),
          enteredAt: at(entered),
        }));
        const sorted = list.toSorted(comparePlaces);
        expect(list.toReversed().toSorted(comparePlaces)).toEqual(sorted);
        sorted.slice(1).forEach((after, index) => {
          const before = sorted[index]!;
          const order = compare(before.score, after.score);
          expect(order).toBeGreaterThanOrEqual(0);
          if (order === 0) expect(before.reachedAt! <= after.reachedAt!).toBe(true);
        });
      }),
    );
  });
});
