import { type UserLimit } from '@casino-kit/api-contract';

/**
 * Returns the end of a date: a date without a time ends with that day, UTC (decisions 16). `null` when it is not a
 * date.
 */
function endOf(value: string | null): number | null {
  if (value === null || value === '') return null;
  const at = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T23:59:59.999Z` : value);
  return Number.isNaN(at) ? null : at;
}

/** Returns when the self-exclusion or cooling off ends, in milliseconds since 1970; `null` without an end or for good. */
export function exclusionEnd(limit: UserLimit | null | undefined): number | null {
  if (!limit || limit.isSelfExclusionPermanent) return null;
  const ends = [limit.selfExclusion, limit.coolingOff].map((value) => endOf(value ?? null) ?? -1);
  return Math.max(...ends) < 0 ? null : Math.max(...ends);
}

/** Returns true if the exclusion is permanent, or the self-exclusion or cooling-off date is now or later (§4). */
export function isSelfExcluded(limit: UserLimit | null | undefined, now: Date): boolean {
  return limit?.isSelfExclusionPermanent === true || (exclusionEnd(limit) ?? -1) >= now.getTime();
}
