import { type GameRound } from '@casino-kit/api-contract';
import { compare, isPositive, multiply } from '@casino-kit/money';

/** `none`: no more than the stake came back. `big`: from 10 times the stake. `epic`: from 100 times. */
export type WinTier = 'none' | 'small' | 'big' | 'epic';

/** How long an amount counts up, in ms. */
export const countMs: Readonly<Record<WinTier, number>> = { none: 0, small: 200, big: 1_600, epic: 2_800 };

/** Returns the tier in which a win is shown, by how many times its stake the round paid. A return below the stake is no win. */
export function getWinTier({ stake, payout }: Pick<GameRound, 'stake' | 'payout'>): WinTier {
  if (compare(payout, stake) <= 0) return 'none';
  const times = (count: string) => isPositive(stake) && compare(payout, multiply(stake, count)) >= 0;
  if (times('100')) return 'epic';
  return times('10') ? 'big' : 'small';
}
