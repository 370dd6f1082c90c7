import {
  type ClubHost,
  type ClubRewardKind,
  clubRewardKinds,
  type LoyaltyClub,
  type UserDetails,
} from '@casino-kit/api-contract';
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
  /** Bonus money in euro that the level gives. */
  rewards: Partial<Record<ClubRewardKind, Amount>>;
}

/** The levels, the first with number 1. */
const levels: readonly Level[] = [
  { name: 'Bronze', points: 0, factor: '1', limitsBySupport: false, rewards: {} },
  {
    name: 'Silver',
    points: 250,
    factor: '1.1',
    limitsBySupport: false,
    rewards: { level: '5', weekly: '1', monthly: '5' },
  },
  {
    name: 'Gold',
    points: 1_000,
    factor: '1.25',
    limitsBySupport: false,
    rewards: { level: '20', weekly: '3', monthly: '15' },
  },
  {
    name: 'Platinum',
    points: 4_000,
    factor: '1.5',
    limitsBySupport: true,
    rewards: { level: '75', weekly: '10', monthly: '50' },
  },
  {
    name: 'Sapphire',
    points: 15_000,
    factor: '1.75',
    limitsBySupport: true,
    rewards: { level: '250', weekly: '30', monthly: '150' },
  },
  {
    name: 'Diamond',
    points: 50_000,
    factor: '2',
    limitsBySupport: true,
    rewards: { level: '1000', weekly: '100', monthly: '500' },
  },
];

const toPercent = (fraction: Amount, factor: Amount) => multiply(multiply(fraction, factor), '100');

/** A bonus that a level of the club gives; the amount in euro. */
export interface LevelReward {
  kind: ClubRewardKind;
  level: number;
  amount: Amount;
}

/** The rewards of all levels. */
export const levelRewards: readonly LevelReward[] = levels.flatMap(({ rewards }, index) =>
  clubRewardKinds.flatMap((kind) => {
    const amount = rewards[kind];
    return amount === undefined ? [] : [{ kind, level: index + 1, amount }];
  }),
);

/** Returns the name of the level with a number. */
export const levelName = (level: number): string => levels[level - 1]?.name ?? '';

const rewardNames = {
  level: 'loyalty.benefit.levelReward',
  weekly: 'loyalty.benefit.weekly',
  monthly: 'loyalty.benefit.monthly',
} as const satisfies Record<ClubRewardKind, string>;

/** What a brand's club is made of. */
export interface ClubTerms {
  /** What play earns back; `null` where nothing may be given for play, rewards included. */
  rates: RewardRates | null;
  currencyCode: string;
  /** `null` for a brand without a host. */
  host: ClubHost | null;
}

/** Returns the club for the wire; amounts are in `currencyCode`. */
export function toLoyaltyClub({ rates, currencyCode, host }: ClubTerms): LoyaltyClub {
  const inClubCurrency = (euro: Amount) => toCurrencyScale(inCurrency(euro, currencyCode), currencyCode);
  const ofPlay = (rewarding: RewardRates, { factor, rewards }: Level) => [
    { key: 'rakeback', name: 'loyalty.benefit.rakeback', percent: toPercent(rewarding.rakeback, factor) },
    ...(isPositive(rewarding.cashback)
      ? [
          {
            key: 'cashback',
            name: 'loyalty.benefit.cashback',
            percent: toPercent(rewarding.cashback, factor),
          },
        ]
      : []),
    ...clubRewardKinds.flatMap((kind) => {
      const amount = rewards[kind];
      return amount === undefined
        ? []
        : [{ key: kind, name: rewardNames[kind], amount: inClubCurrency(amount) }];
    }),
  ];
  return {
    stakePerPoint: inClubCurrency(stakePerPoint),
    currencyCode,
    keepsLevels: true,
    levels: levels.map((entry, index) => ({
      level: index + 1,
      name: entry.name,
      points: entry.points,
      benefits: [
        ...(rates === null ? [] : ofPlay(rates, entry)),
        ...(host === null
          ? []
          : [{ key: 'host', name: 'loyalty.benefit.host', included: index + 1 >= host.fromLevel }]),
        { key: 'support', name: 'loyalty.benefit.limitsBySupport', included: entry.limitsBySupport },
      ],
    })),
    host,
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
    name: levelName(level),
    points,
    pointsToNext: next === undefined ? null : next.points - points,
    nextName: next?.name ?? null,
  };
}
