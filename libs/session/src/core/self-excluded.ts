import { type UserLimit } from '@casino-kit/api-contract';

/** Returns the end of a date in milliseconds since 1970; one without a time ends with its day, UTC (decisions 16). */
function parseEnd(value: string | null | undefined): number {
  const date = value ?? '';
  return Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T23:59:59.999Z` : date);
}

/** Returns when the self-exclusion or cooling off ends, in milliseconds since 1970; `null` without an end or for good. */
export function exclusionEnd(limit: UserLimit | null | undefined): number | null {
  if (!limit || limit.isSelfExclusionPermanent) return null;
  // What is no date counts as 0.
  return Math.max(parseEnd(limit.selfExclusion) || 0, parseEnd(limit.coolingOff) || 0) || null;
}

/** Returns true if the exclusion is permanent, or the self-exclusion or cooling-off date is now or later (§4). */
export function isSelfExcluded(limit: UserLimit | null | undefined, now: Date): boolean {
  return limit?.isSelfExclusionPermanent === true || (exclusionEnd(limit) ?? 0) >= now.getTime();
}
