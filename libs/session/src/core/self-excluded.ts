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

/** Returns true if the exclusion is permanent, or the self-exclusion or cooling-off date is now or later (§4). */
export function isSelfExcluded(limit: UserLimit | null | undefined, now: Date): boolean {
  if (!limit) return false;
  if (limit.isSelfExclusionPermanent) return true;
  return [limit.selfExclusion, limit.coolingOff].some((value) => {
    const end = endOf(value ?? null);
    return end !== null && end >= now.getTime();
  });
}
