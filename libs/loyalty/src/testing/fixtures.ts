import { type ClubLevel, type LoyaltyClub } from '@casino-kit/api-contract';

/** A level without benefits. */
export function makeLevel(overrides: Partial<ClubLevel> = {}): ClubLevel {
  const level = overrides.level ?? 1;
  return { level, name: `Level ${level}`, points: (level - 1) * 100, benefits: [], ...overrides };
}

const steps = [
  ['Bronze', 0, '5', '10', false],
  ['Silver', 250, '5.5', '11', false],
  ['Gold', 1_000, '6.25', '12.5', false],
  ['Platinum', 4_000, '7.5', '15', true],
  ['Sapphire', 15_000, '8.75', '17.5', true],
  ['Diamond', 50_000, '10', '20', true],
] as const;

/** A club of six levels, as the reference backend returns it. */
export function makeClub(overrides: Partial<LoyaltyClub> = {}): LoyaltyClub {
  return {
    stakePerPoint: '10.00',
    currencyCode: 'EUR',
    keepsLevels: true,
    levels: steps.map(([name, points, rakeback, cashback, included], place) => ({
      level: place + 1,
      name,
      points,
      benefits: [
        { key: 'rakeback', name: 'loyalty.benefit.rakeback', percent: rakeback },
        { key: 'cashback', name: 'loyalty.benefit.cashback', percent: cashback },
        { key: 'support', name: 'loyalty.benefit.limitsBySupport', included },
      ],
    })),
    ...overrides,
  };
}
