import { type PlayLimit, type PlayLimits, type SessionTimeLimit } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import {
  betLimitKinds,
  changeLimit,
  changeSessionTime,
  isLoosening,
  limitAt,
  type SessionTime,
  sessionTimeMs,
} from '@casino-kit/play-limits';

/**
 * What a wanted amount would do, before it is sent. The server decides; this is what the form says.
 * - `same`: it is what applies now; a change that waits is dropped (`dropsPending`).
 * - `first`, `lower`: applies at once.
 * - `higher`, `removed`: applies at `takesEffectAt`, at once if that is `null`.
 * - `locked`: a bet limit can be raised only once an hour (§4), from `until` on.
 * - `bySupport`: support raises bet limits at this player's level (§6).
 */
export type LimitChange =
  | { kind: 'same'; dropsPending: boolean }
  | { kind: 'first' | 'lower' }
  | { kind: 'higher' | 'removed'; takesEffectAt: Date | null }
  | { kind: 'locked'; until: Date }
  | { kind: 'bySupport' };

type ChangeRules = Pick<PlayLimits, 'looseningDelayHours' | 'betLimitsBySupport'> &
  Partial<Pick<PlayLimits, 'raisedLimitsWaitForPeriod'>>;

const loosened = (isRemoved: boolean, pending: { takesEffectAt: string } | null): LimitChange => ({
  kind: isRemoved ? 'removed' : 'higher',
  takesEffectAt: pending === null ? null : new Date(pending.takesEffectAt),
});

/** Returns what happens if `wanted` is set now; `null` removes the limit. */
export function limitChange(
  limit: PlayLimit,
  wanted: Amount | null,
  { looseningDelayHours, betLimitsBySupport, raisedLimitsWaitForPeriod = false }: ChangeRules,
  now: Date,
): LimitChange {
  const current = limitAt(limit, now);
  if (isLoosening(current, wanted, now)) {
    if (betLimitsBySupport && betLimitKinds.includes(limit.kind)) return { kind: 'bySupport' };
    const runsUntil = raisedLimitsWaitForPeriod ? current.periodEndsAt : null;
    const changed = changeLimit(current, wanted, now, {
      delayHours: looseningDelayHours,
      ...(runsUntil !== null && { notBefore: new Date(runsUntil) }),
    });
    if ('rejection' in changed) return { kind: 'locked', until: new Date(current.raisableFrom ?? now) };
    return loosened(wanted === null, changed.limit.pending);
  }
  const { amount } = current;
  if (amount === null)
    return wanted === null ? { kind: 'same', dropsPending: current.pending !== null } : { kind: 'first' };
  return wanted === null || compare(wanted, amount) === 0
    ? { kind: 'same', dropsPending: current.pending !== null }
    : { kind: 'lower' };
}

/** Returns what happens if a session time is set now; `null` removes the limit. */
export function sessionTimeChange(
  limit: SessionTimeLimit | null,
  wanted: SessionTime | null,
  { looseningDelayHours }: Pick<PlayLimits, 'looseningDelayHours'>,
  now: Date,
): LimitChange {
  const pending = limit?.pending ?? null;
  if (limit === null) return wanted === null ? { kind: 'same', dropsPending: false } : { kind: 'first' };
  const isSame = wanted !== null && sessionTimeMs(wanted) === sessionTimeMs(limit);
  if (isSame) return { kind: 'same', dropsPending: pending !== null };
  if (wanted !== null && sessionTimeMs(wanted) < sessionTimeMs(limit)) return { kind: 'lower' };
  const changed = changeSessionTime(
    {
      value: { value: limit.value, unit: limit.unit },
      pending: pending && {
        value: pending.value === 0 ? null : { value: pending.value, unit: pending.unit },
        takesEffectAt: pending.takesEffectAt,
      },
    },
    wanted,
    now,
    { delayHours: looseningDelayHours },
  );
  return loosened(wanted === null, changed.pending);
}

/** Whether a change can be sent. */
export const canSend = (change: LimitChange): boolean =>
  change.kind !== 'locked' && change.kind !== 'bySupport' && (change.kind !== 'same' || change.dropsPending);

/** Whether a looser limit waits only for the player's confirmation. */
export const isConfirmationDue = (
  {
    takesEffectAt,
    needsConfirmation,
  }: { takesEffectAt: string; needsConfirmation?: boolean | null | undefined },
  now: Date,
): boolean => needsConfirmation === true && new Date(takesEffectAt) <= now;
