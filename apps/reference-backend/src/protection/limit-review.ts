import { addUtc } from '@casino-kit/calendar-dates';
import { getExcludedUntil } from './excluded.js';
import { type Protection } from './lock-protection.js';

/** Returns when the limits were last changed, chosen or reviewed, or when the account was opened. */
const getLastReview = ({ row, account }: Protection): Date =>
  row.limitsReviewedAt ?? row.limitsChosenAt ?? account.createdAt;

/** Returns whether the player is asked to look at the limits again: the months of the policy are over since the last time. */
export function isReviewDue(protection: Protection, now: Date): boolean {
  const { limitReviewMonths } = protection.rules;
  return limitReviewMonths !== null && addUtc(getLastReview(protection), limitReviewMonths, 'month') <= now;
}

/**
 * Returns whether a message asks for the review that is due: once in the months of the policy, and nobody who is excluded or
 * whose account waits for the operator.
 */
export function isReviewMessageDue(protection: Protection, now: Date): boolean {
  const { row, rules } = protection;
  if (!isReviewDue(protection, now) || rules.limitReviewMonths === null) return false;
  if (row.reviewMessageAt !== null && addUtc(row.reviewMessageAt, rules.limitReviewMonths, 'month') > now)
    return false;
  return getExcludedUntil(row, now) === null && row.heldSince === null;
}
