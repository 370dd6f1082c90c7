'use client';

import { type LimitPeriod } from '@casino-kit/api-contract';
import { type LimitSlot } from '@casino-kit/play-limits';
import { useTexts } from '../texts.js';

export interface LimitTexts {
  /** `Day`, or `Largest single bet` for a limit without a period. */
  row: (key: LimitSlot) => string;
  /** `Deposits a week`: the limit by itself, outside of its group. */
  full: (key: LimitSlot) => string;
}

const rowKeys = { daily: 'day', weekly: 'week', monthly: 'month' } as const satisfies Record<
  LimitPeriod,
  string
>;

/** Returns the names of limits in the player's language. */
export function useLimitTexts(): LimitTexts {
  const t = useTexts();
  return {
    row: ({ kind, period }) =>
      period === null || kind === 'winnings'
        ? t(`responsible-gaming.limit.${kind === 'bonus-max-bet' || kind === 'winnings' ? kind : 'max-bet'}`)
        : t(`responsible-gaming.period.${rowKeys[period]}`),
    full: ({ kind, period }) => {
      if (kind === 'max-bet' || kind === 'bonus-max-bet' || kind === 'winnings')
        return t(`responsible-gaming.limit.${kind}`);
      return t(`responsible-gaming.limit.${kind}.${period ?? 'daily'}`);
    },
  };
}
