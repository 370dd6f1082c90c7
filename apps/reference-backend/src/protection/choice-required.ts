import { limitsOf, type Protection } from './lock-protection.js';

/** Returns whether a player has a deposit limit at an instant. */
function hasDepositLimit({ row }: Pick<Protection, 'row'>, now: Date): boolean {
  return limitsOf(row, now).some(({ kind, amount }) => kind === 'deposit' && amount !== null);
}

/** Returns whether the policy asks for a deposit limit and the player has none at an instant. */
export function lacksDepositLimit(protection: Protection, now: Date): boolean {
  return protection.rules.requiredDepositLimit && !hasDepositLimit(protection, now);
}

/**
 * Returns whether the player has to choose limits before play and deposits: the policy asks for a choice, which may be none,
 * or for a deposit limit in the player's own figure.
 */
export function needsChoice(protection: Protection, now: Date): boolean {
  const { row, policy } = protection;
  return (policy.forcedLimitChoice && row.limitsChosenAt === null) || lacksDepositLimit(protection, now);
}
