import { type CrashBetState } from '@casino-kit/api-contract';
import {
  crashMultipliers,
  type Hundredths,
  isCashedOut,
  msToMultiplier,
  multiplierAt,
} from '@casino-kit/reference-games';
import { lossesAfterMs, type CrashRow } from './timeline.js';

/**
 * Why a bet is looked at: its player cashes it out, its player has been excluded, or it may be due. Only the first two can
 * cash it out before its own multiplier is reached.
 */
export type Occasion = 'cash-out' | 'exclusion' | 'due';

/** How a bet ends, and at which multiplier it is paid. */
export interface CrashOutcome {
  state: Exclude<CrashBetState, 'placed'>;
  multiplier: Hundredths | null;
}

type OpenBet = { autoCashOut: Hundredths | null };
type Round = Pick<CrashRow, 'startsAt' | 'closedAt' | 'crashPoint' | 'endsAt'>;

/** Returns the multiplier at which a bet is cashed out by itself: its own, or the highest of all. */
export const getTarget = ({ autoCashOut }: OpenBet): Hundredths => autoCashOut ?? crashMultipliers.most;

/**
 * Returns how a bet that is still open ends at an instant; null if it goes on. What was set before comes first: once the curve
 * has reached its multiplier, the bet is paid at that, however late it is looked at. A cash-out of the player counts until the
 * curve ends, by the instant at which it arrived. Losses wait a little longer, but not for a cash-out that came too late.
 */
export function outcomeAt(
  { autoCashOut }: OpenBet,
  { startsAt, closedAt, crashPoint, endsAt }: Round,
  occasion: Occasion,
  at: Date,
): CrashOutcome | null {
  const none = { multiplier: null };
  if (closedAt === null) return occasion === 'exclusion' ? { state: 'returned', ...none } : null;
  if (crashPoint === null || endsAt === null) return { state: 'returned', ...none };
  const elapsed = at.getTime() - startsAt.getTime();
  const target = getTarget({ autoCashOut });
  if (elapsed >= msToMultiplier(target) && isCashedOut(target, crashPoint))
    return { state: 'cashed-out', multiplier: target };
  if (at < endsAt) {
    const isAsked = occasion !== 'due' && elapsed >= 0;
    return isAsked ? { state: 'cashed-out', multiplier: multiplierAt(elapsed) } : null;
  }
  const isLost = occasion === 'cash-out' || at.getTime() >= endsAt.getTime() + lossesAfterMs;
  return isLost ? { state: 'lost', ...none } : null;
}
