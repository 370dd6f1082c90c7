import { type ClubLevel, type ClubReward, type LoyaltyClub } from '@casino-kit/api-contract';

/** A level without benefits. */
export function makeLevel(overrides: Partial<ClubLevel> = {}): ClubLevel {
  const level = overrides.level ?? 1;
  return { level, name: `Level ${level}`, points: (level - 1) * 100, benefits: [], ...overrides };
}

const steps = [
  ['Bronze', 0, '5', '10', null, false],
  ['Silver', 250, '5.5', '11', ['5', '1', '5'], false],
  ['Gold', 1_000, '6.25', '12.5', ['20', '3', '15'], false],
  ['Platinum', 4_000, '7.5', '15', ['75', '10', '50'], true],
  ['Sapphire', 15_000, '8.75', '17.5', ['250', '30', '150'], true],
  ['Diamond', 50_000, '10', '20', ['1000', '100', '500'], true],
] as const;

/** A weekly bonus of a level that was never taken. */
export function makeReward(overrides: Partial<ClubReward> = {}): ClubReward {
  return {
    bonusId: 'vip-weekly-3',
    kind: 'weekly',
    levelName: 'Gold',
    amount: '3.00',
    currencyCode: 'EUR',
    takenAt: null,
    againAt: null,
    ...overrides,
  };
}

/** The rewards of a player in Gold: one that waits, one that is ready, and those of two levels, of which one was taken. */
export function makeRewards(): ClubReward[] {
  return [
    makeReward({ bonusId: 'vip-monthly-3', kind: 'monthly', amount: '15.00' }),
    makeReward({ takenAt: '2026-11-24T09:00:00Z', againAt: '2126-12-01T09:00:00Z' }),
    makeReward({ bonusId: 'vip-level-3', kind: 'level', amount: '20.00' }),
    makeReward({
      bonusId: 'vip-level-2',
      kind: 'level',
      levelName: 'Silver',
      amount: '5.00',
      takenAt: '2026-10-02T09:00:00Z',
    }),
  ];
}

const amountsOf = ([level, weekly, monthly]: readonly [string, string, string]) => [
  { key: 'level', name: 'loyalty.benefit.levelReward', amount: level },
  { key: 'weekly', name: 'loyalty.benefit.weekly', amount: weekly },
  { key: 'monthly', name: 'loyalty.benefit.monthly', amount: monthly },
];

/** A club of six levels, as the reference backend returns it. */
export function makeClub(overrides: Partial<LoyaltyClub> = {}): LoyaltyClub {
  return {
    stakePerPoint: '10.00',
    currencyCode: 'EUR',
    keepsLevels: true,
    levels: steps.map(([name, points, rakeback, cashback, rewards, included], place) => ({
      level: place + 1,
      name,
      points,
      benefits: [
        { key: 'rakeback', name: 'loyalty.benefit.rakeback', percent: rakeback },
        { key: 'cashback', name: 'loyalty.benefit.cashback', percent: cashback },
        ...(rewards === null ? [] : amountsOf(rewards)),
        { key: 'host', name: 'loyalty.benefit.host', included },
        { key: 'support', name: 'loyalty.benefit.limitsBySupport', included },
      ],
    })),
    host: { name: 'Marina', email: 'vip@casino.example', text: null, fromLevel: 4 },
    ...overrides,
  };
}
