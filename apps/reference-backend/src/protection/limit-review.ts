import { addUtc } from '@casino-kit/calendar-dates';
import { type Protection } from './lock-protection.js';

/**
 * Returns whether the player is asked to look at the limits again: the months of the policy are over since they were last
 * changed, chosen or reviewed, or since the account was opened.
 */
export function isReviewDue({ row, rules, account }: Protection, now: Date): boolean {
  if (rules.limitReviewMonths === null) return false;
  const last = row.limitsReviewedAt ?? row.limitsChosenAt ?? account.createdAt;
  return addUtc(last, rules.limitReviewMonths, 'month') <= now;
}
