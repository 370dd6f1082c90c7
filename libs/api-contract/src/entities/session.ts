import * as v from 'valibot';
import { date, maybe, readObject, text } from '../reading.js';

/** Why a session ended (§3). */
export const terminationReasons = [
  'USER_INITIATED',
  'USER_INACTIVITY_TIMEOUT',
  'SESSION_EXPIRED',
  'ACCOUNT_LOCKED',
  'SECURITY_LOGOUT',
  'CONCURRENT_SESSION',
  'SYSTEM_MAINTENANCE',
] as const;
export type TerminationReason = (typeof terminationReasons)[number];

/** The record that the next load shows once: reason, and times as ISO 8601. */
export const terminationRecord = v.object({
  reason: v.picklist(terminationReasons),
  time: v.pipe(v.string(), v.isoTimestamp()),
  /** When the session began, if that is known. */
  startedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export type TerminationRecord = v.InferOutput<typeof terminationRecord>;

/** The last login before this one (§3). */
export const lastLogin = readObject({
  created_at: date,
  ip: maybe(text),
  location: maybe(text),
});
export type LastLogin = v.InferOutput<typeof lastLogin>;
