import { type LoyaltyClub, type UserDetails } from '@casino-kit/api-contract';
import { type Amount, isPositive, multiply, proportion } from '@casino-kit/money';
import { type RewardRates } from './reward-rates.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { inCurrency } from '../settings/euro-figures.js';

/** Euro of cash to be staked for a point. */
const stakePerPoint = '10';

interface Level {
  name: string;
  /** The points with which it is reached. */
  points: number;
  /** By what the brand's rates of rakeback and cashback are multiplied. */
  factor: Amount;
  /** Whether only support loosens the player's bet limits (§6). */
  limitsBySupport: boolean;
}

/** The levels, the first with number 1. */
const levels: readonly Level[] = [
  { name: 'Bronze', points: 0, factor: '1', limitsBySupport: false },
  { name: 'Silver', points: 250, factor: '1.1', limitsBySupport: false },
  { name: 'Gold', points: 1_000, factor: '1.25', limitsBySupport: false },
  { name: 'Platinum', points: 4_000, factor: '1.5', limitsBySupport: true },
  { name: 'Sapphire', points: 15_000, factor: '1.75', limitsBySupport: true },
  { name: 'Diamond', points: 50_000, factor: '2', limitsBySupport: true },
];

const toPercent = (fraction: Amount, factor: Amount) => multiply(multiply(fraction, factor), '100');

/** Returns the club for the wire; the stake for a point is in `currencyCode`. Without `rates` play earns nothing back. */
export function toLoyaltyClub(rates: RewardRates | null, currencyCode: string): LoyaltyClub {
  return {
    stakePerPoint: toCurrencyScale(inCurrency(stakePerPoint, currencyCode), currencyCode),
    currencyCode,
    keepsLevels: true,
    levels: levels.map(({ name, points, factor, limitsBySupport }, index) => ({
      level: index + 1,
      name,
      points,
      benefits: [
        ...(rates === null
          ? []
          : [
              {
                key: 'rakeback',
                name: 'loyalty.benefit.rakeback',
                percent: toPercent(rates.rakeback, factor),
              },
              {
                key: 'cashback',
                name: 'loyalty.benefit.cashback',
                percent: toPercent(rates.cashback, factor),
              },
            ]),
        { key: 'support', name: 'loyalty.benefit.limitsBySupport', included: limitsBySupport },
      ],
    })),
  };
}

/** Returns the points for a stake in euro: whole ones, and none below zero. */
export function pointsFor(staked: Amount): number {
  return isPositive(staked) ? Number(proportion(staked, '1', stakePerPoint, 0)) : 0;
}

/** Returns the number of the level that points reach. */
export function levelFor(points: number): number {
  return levels.filter((level) => level.points <= points).length;
}

/** Returns the rates of a player of a level; `null` is one who has not played. */
export function ratesOfLevel({ rakeback, cashback }: RewardRates, level: number | null): RewardRates {
  const factor = levels[(level ?? 1) - 1]?.factor ?? '1';
  return { rakeback: multiply(rakeback, factor), cashback: multiply(cashback, factor) };
}

/** Whether only support loosens the bet limits of a player of a level (§6). */
export function hasLimitsBySupport(level: number | null): boolean {
  return levels[(level ?? 1) - 1]?.limitsBySupport ?? false;
}

/** Returns a player's level, points and the points to the next level, for the wire (§3). */
export function toLoyaltyLevel(
  record: { staked: Amount; level: number } | null,
): UserDetails['userLoyaltyLevel'] {
  const { staked, level } = record ?? { staked: '0', level: 1 };
  const points = pointsFor(staked);
  const next = levels[level];
  return {
    level,
    name: levels[level - 1]?.name ?? '',
    points,
    pointsToNext: next === undefined ? null : next.points - points,
    nextName: next?.name ?? null,
  };
}
