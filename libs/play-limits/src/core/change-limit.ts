import { type LimitKind, type PlayLimit } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import {
  changeRestriction,
  confirmRestriction,
  isLooser,
  isSame,
  type LooseningRules,
  type PendingRestriction,
  type Restriction,
  restrictionAt,
} from './restriction.js';

/** The state of a limit without what is used of it: a part of the contract's `PlayLimit`, with times in ISO 8601. */
export type LimitState = Pick<PlayLimit, 'kind' | 'period' | 'amount' | 'pending' | 'raisableFrom'>;

/** A changed limit, or why it cannot be changed now. */
export type LimitChange<L extends LimitState> =
  | { limit: L }
  | { rejection: 'LIMIT_CHANGED' | 'BET_LIMIT_CHANGE_ONCE_PER_HOUR' };

export interface LimitChangeRules extends LooseningRules {
  /** The amount that the player saw; `undefined` when it is not known. */
  shownAmount?: Amount | null | undefined;
}

/** Bet limits: a choice is kept for at least an hour (§4, §5). */
export const betLimitKinds: readonly LimitKind[] = ['bet', 'max-bet', 'bonus-max-bet'];
const keptMs = 3_600_000;

/** When a pending amount takes effect, and by what. */
const getEffectTime = ({
  takesEffectAt,
  needsConfirmation,
}: Pick<PendingRestriction<Amount>, 'takesEffectAt' | 'needsConfirmation'>) => ({
  takesEffectAt,
  ...(needsConfirmation === true && { needsConfirmation }),
});
const toRestriction = ({ amount, pending }: LimitState): Restriction<Amount> => ({
  value: amount,
  pending: pending && { ...getEffectTime(pending), value: pending.amount },
});
const fromRestriction = ({
  value,
  pending,
}: Restriction<Amount>): Pick<LimitState, 'amount' | 'pending'> => ({
  amount: value,
  pending: pending && { ...getEffectTime(pending), amount: pending.value },
});

/** Returns a limit at a point in time: a due change has taken effect, an hour that is over no longer holds it. */
export function limitAt<L extends LimitState>(limit: L, now: Date): L {
  const { raisableFrom } = limit;
  const isHeld = raisableFrom !== null && Date.parse(raisableFrom) > now.getTime();
  return {
    ...limit,
    ...fromRestriction(restrictionAt(toRestriction(limit), now)),
    raisableFrom: isHeld ? raisableFrom : null,
  };
}

/** Returns whether an amount, `null` for none, restricts less than the limit does now. */
export function isLoosening(limit: LimitState, wanted: Amount | null, now: Date): boolean {
  return isLooser(wanted, limitAt(limit, now).amount, compare);
}

/**
 * Changes a limit (§4, §5). A lower amount or the first one applies at once and drops a pending change, the current amount
 * only drops it; a higher one or none takes effect after the delay. A bet limit can be loosened one hour after its last
 * change, and tightened at any time. A limit that another device changed meanwhile is not loosened.
 */
export function changeLimit<L extends LimitState>(
  limit: L,
  wanted: Amount | null,
  now: Date,
  { shownAmount, ...loosening }: LimitChangeRules,
): LimitChange<L> {
  const current = limitAt(limit, now);
  const before = toRestriction(current);
  const after = changeRestriction(before, wanted, now, { ...loosening, compare });
  if (after === before) return { limit: current };
  if (isLooser(wanted, current.amount, compare)) {
    if (shownAmount !== undefined && !isSame(shownAmount, current.amount, compare))
      return { rejection: 'LIMIT_CHANGED' };
    if (current.raisableFrom !== null) return { rejection: 'BET_LIMIT_CHANGE_ONCE_PER_HOUR' };
  }
  const raisableFrom = betLimitKinds.includes(limit.kind)
    ? new Date(now.getTime() + keptMs).toISOString()
    : null;
  return { limit: { ...current, ...fromRestriction(after), raisableFrom } };
}

/**
 * Confirms a looser amount whose time has come (`confirmLoosenedLimits` of the policy). Returns `null` when there is nothing
 * to confirm yet.
 */
export function confirmLimit<L extends LimitState>(limit: L, now: Date): L | null {
  const confirmed = confirmRestriction(toRestriction(limit), now);
  return confirmed && { ...limit, ...fromRestriction(confirmed) };
}
