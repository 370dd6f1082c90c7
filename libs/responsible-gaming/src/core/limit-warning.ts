import { type PlayLimit } from '@casino-kit/api-contract';
import { compare, multiply } from '@casino-kit/money';
import { limitProgress } from './limit-list.js';

/** A limit of play that is half or nearly used. */
export interface LimitWarning {
  limit: PlayLimit;
  /** Names this warning of this limit in its period: one that was seen is not shown again. */
  key: string;
}

const kinds: readonly string[] = ['loss', 'bet', 'winnings'];

/** Returns the limits of play of which half, or 80 %, is used and something is left, the nearest first. */
export function limitWarnings(limits: readonly PlayLimit[]): LimitWarning[] {
  return limits
    .flatMap((limit) => {
      const progress = limitProgress(limit);
      if (progress === null || progress.level === 'reached' || !kinds.includes(limit.kind)) return [];
      const isHalf = compare(multiply(progress.used, '2'), progress.amount) >= 0;
      if (!isHalf) return [];
      const { kind, period, periodEndsAt } = limit;
      const key = [kind, period, periodEndsAt, progress.amount, progress.level].join(' ');
      return [{ limit, key, share: progress.share }];
    })
    .toSorted((a, b) => b.share - a.share)
    .map(({ limit, key }) => ({ limit, key }));
}
