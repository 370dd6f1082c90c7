import { type LimitPeriod, limitPeriods, type PlayLimit, type PlayLimits } from '@casino-kit/api-contract';
import { type Amount, compare, isNegative, multiply, share, subtract } from '@casino-kit/money';
import { isSameSlot, limitAt, type LimitSlot, limitSlots } from '@casino-kit/play-limits';

/** Returns the limit of a slot; one that the server does not list has no amount. */
export function findLimit(limits: readonly PlayLimit[], slot: LimitSlot): PlayLimit {
  const { kind, period } = slot;
  return (
    limits.find((limit) => isSameSlot(limit, slot)) ?? {
      kind,
      period,
      amount: null,
      used: '0',
      periodStartsAt: null,
      periodEndsAt: null,
      pending: null,
      raisableFrom: null,
    }
  );
}

/** How near a limit is: `near` from 80 % on, `reached` when nothing is left. */
export type LimitLevel = 'free' | 'near' | 'reached';

export interface LimitProgress {
  amount: Amount;
  used: Amount;
  /** At least 0. */
  left: Amount;
  /** 0 to 1. */
  share: number;
  level: LimitLevel;
}

/** Returns what is used and left of a limit; `null` for one without an amount. */
export function limitProgress({ amount, used }: Pick<PlayLimit, 'amount' | 'used'>): LimitProgress | null {
  if (amount === null) return null;
  const rest = subtract(amount, used);
  const left = isNegative(rest) ? '0' : rest;
  const isNear = compare(multiply(used, '10'), multiply(amount, '8')) >= 0;
  const level = compare(left, '0') === 0 ? 'reached' : isNear ? 'near' : 'free';
  return { amount, used, left, share: level === 'reached' ? 1 : share(used, amount), level };
}

/**
 * Returns the limits of deposits that apply at `now` with what is left of each, by period, and last the highest balance, whose
 * period is `null`; none without one.
 */
export function depositLimitsLeft(
  limits: readonly PlayLimit[],
  now: Date,
): { period: LimitPeriod | null; limit: Amount; left: Amount }[] {
  return limitSlots.flatMap(({ kind, period }) => {
    if (kind !== 'deposit' && kind !== 'balance') return [];
    const progress = limitProgress(limitAt(findLimit(limits, { kind, period }), now));
    return progress === null ? [] : [{ period, limit: progress.amount, left: progress.left }];
  });
}

/** Whether any limit has an amount or a change that is waiting. */
export const hasLimit = (limits: readonly PlayLimit[]): boolean =>
  limits.some(({ amount, pending }) => amount !== null || pending !== null);

/** Whether the server offers a highest balance: it lists it then. */
export const hasBalanceLimit = (limits: readonly PlayLimit[]): boolean =>
  limits.some(({ kind }) => kind === 'balance');

/** Whether a deposit limit has an amount. */
export const hasDepositLimit = (limits: readonly PlayLimit[]): boolean =>
  limits.some(({ kind, amount }) => kind === 'deposit' && amount !== null);

/** Returns the limits that the operator asks everyone for and that have no amount yet, `session` for the time of a session. */
export const missingLimits = ({
  requiredLimits,
  limits,
  session,
}: Pick<PlayLimits, 'requiredLimits' | 'limits' | 'session'>): (LimitSlot | 'session')[] =>
  requiredLimits.flatMap(({ kind, period }): (LimitSlot | 'session')[] => {
    if (kind === 'session-time') return session === null ? ['session'] : [];
    return findLimit(limits, { kind, period }).amount === null ? [{ kind, period }] : [];
  });

/** What the operator asks everyone to limit: `deposits` is a deposit limit of each period. */
export type RequiredLimitKind = 'deposit' | 'deposits' | 'balance' | 'time';

/** Returns the kinds of limits that the operator asks everyone for, in the order in which they are listed. */
export function requiredLimitKinds({
  depositLimitRequired,
  requiredLimits,
}: Pick<PlayLimits, 'depositLimitRequired' | 'requiredLimits'>): RequiredLimitKind[] {
  const requires = (kind: PlayLimits['requiredLimits'][number]['kind'], period: LimitPeriod | null = null) =>
    requiredLimits.some((limit) => limit.kind === kind && (period === null || limit.period === period));
  const hasEveryPeriod = limitPeriods.every((period) => requires('deposit', period));
  return [
    ...(hasEveryPeriod ? (['deposits'] as const) : []),
    ...(!hasEveryPeriod && (depositLimitRequired || requires('deposit')) ? (['deposit'] as const) : []),
    ...(requires('balance') ? (['balance'] as const) : []),
    ...(requires('session-time') ? (['time'] as const) : []),
  ];
}

/** Writes a limit for an address: `deposit-weekly`, `max-bet`. */
export const writeLimitSlot = ({ kind, period }: LimitSlot): string =>
  period === null ? kind : `${kind}-${period}`;

/** Reads a limit from an address; `null` for anything else. */
export const readLimitSlot = (text: string | null): LimitSlot | null =>
  limitSlots.find((slot) => writeLimitSlot(slot) === text) ?? null;
