'use client';

import { type LimitKind, type LimitPeriod } from '@casino-kit/api-contract';
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

/** The kinds of which there is one limit. */
const singleKinds = ['max-bet', 'bonus-max-bet', 'winnings', 'balance'] as const;
const isSingle = (kind: LimitKind): kind is (typeof singleKinds)[number] =>
  (singleKinds as readonly LimitKind[]).includes(kind);

/** Returns the names of limits in the player's language. */
export function useLimitTexts(): LimitTexts {
  const t = useTexts();
  return {
    row: ({ kind, period }) =>
      isSingle(kind)
        ? t(`responsible-gaming.limit.${kind}`)
        : t(`responsible-gaming.period.${rowKeys[period ?? 'daily']}`),
    full: ({ kind, period }) => {
      if (isSingle(kind)) return t(`responsible-gaming.limit.${kind}`);
      return t(`responsible-gaming.limit.${kind}.${period ?? 'daily'}`);
    },
  };
}
