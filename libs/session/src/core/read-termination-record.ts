import { terminationReasons, type TerminationRecord } from '@casino-kit/api-contract';

/** Returns whether a value is a point in time as ISO 8601. */
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/**
 * Reads the record of a session's end from a storage or another tab, which may be of another build; `null` if it is none.
 * Unknown fields are dropped. By hand, since every page reads it before schemas are loaded.
 */
export function readTerminationRecord(value: unknown): TerminationRecord | null {
  const { reason, time, startedAt } = Object(value) as Record<string, unknown>;
  const known = terminationReasons.find((one) => one === reason);
  if (known === undefined || !isTime(time)) return null;
  if (startedAt === undefined) return { reason: known, time };
  return isTime(startedAt) ? { reason: known, time, startedAt } : null;
}
