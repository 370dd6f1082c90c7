import { type LimitPeriod, limitPeriods, type RequiredLimit } from '@casino-kit/api-contract';
import { type LimitState, restrictionAt } from '@casino-kit/play-limits';
import { getLimitStates, type Protection } from './lock-protection.js';

/** Returns the periods of the deposit limits that have an amount. */
export function getDepositPeriods(limits: readonly LimitState[]): LimitPeriod[] {
  return limits.flatMap(({ kind, period, amount }) =>
    kind === 'deposit' && period !== null && amount !== null ? [period] : [],
  );
}

/** Returns whether the policy asks for a deposit limit, or one of each period, that the player has not at an instant. */
export function lacksDepositLimit({ row, rules }: Pick<Protection, 'row' | 'rules'>, now: Date): boolean {
  if (!rules.requiredDepositLimit) return false;
  const needed = rules.everyDepositPeriod ? limitPeriods.length : 1;
  return getDepositPeriods(getLimitStates(row, now)).length < needed;
}

/** Returns whether the policy asks for a session time limit and the player has none at an instant. */
export function lacksSessionTime({ row, rules }: Pick<Protection, 'row' | 'rules'>, now: Date): boolean {
  return rules.requiredSessionTime && restrictionAt(row.sessionTime, now).value === null;
}

/** Returns whether the policy asks for a highest balance and the player has none at an instant. */
export function lacksBalanceLimit({ row, rules }: Pick<Protection, 'row' | 'rules'>, now: Date): boolean {
  if (!rules.requiredBalanceLimit) return false;
  return !getLimitStates(row, now).some(({ kind, amount }) => kind === 'balance' && amount !== null);
}

/** Returns the limits that the policy asks for by name; one deposit limit of any period has none. */
export function getRequiredLimits({ rules }: Pick<Protection, 'rules'>): RequiredLimit[] {
  const periods = rules.requiredDepositLimit && rules.everyDepositPeriod ? limitPeriods : [];
  return [
    ...periods.map((period) => ({ kind: 'deposit' as const, period })),
    ...(rules.requiredSessionTime ? [{ kind: 'session-time' as const, period: null }] : []),
    ...(rules.requiredBalanceLimit ? [{ kind: 'balance' as const, period: null }] : []),
  ];
}

/** Returns whether a limit that the policy asks for is missing at an instant. */
export const lacksRequiredLimit = (protection: Pick<Protection, 'row' | 'rules'>, now: Date): boolean =>
  lacksDepositLimit(protection, now) ||
  lacksSessionTime(protection, now) ||
  lacksBalanceLimit(protection, now);

/**
 * Returns whether the player has to choose limits before play and deposits: the policy asks for a choice, which may be none,
 * or for limits in the player's own figures.
 */
export function needsChoice(protection: Protection, now: Date): boolean {
  const { row, policy } = protection;
  return (policy.forcedLimitChoice && row.limitsChosenAt === null) || lacksRequiredLimit(protection, now);
}
