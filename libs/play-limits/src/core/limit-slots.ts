import { type LimitKind, type LimitPeriod, limitPeriods } from '@casino-kit/api-contract';

/** What a limit restricts: its kind, and its period, which is `null` for a limit of a single stake and for the highest balance. */
export interface LimitSlot {
  kind: LimitKind;
  period: LimitPeriod | null;
}

const eachPeriod = (kind: LimitKind): LimitSlot[] => limitPeriods.map((period) => ({ kind, period }));

/** Every limit that a player can have (§3, and the highest balance as an extension), each once, in the order in which they are listed. */
export const limitSlots: readonly LimitSlot[] = [
  ...eachPeriod('deposit'),
  ...eachPeriod('loss'),
  ...eachPeriod('bet'),
  { kind: 'max-bet', period: null },
  { kind: 'bonus-max-bet', period: null },
  { kind: 'winnings', period: 'monthly' },
  { kind: 'balance', period: null },
];

/** Returns whether two limits restrict the same. */
export function isSameSlot(a: LimitSlot, b: LimitSlot): boolean {
  return a.kind === b.kind && a.period === b.period;
}
