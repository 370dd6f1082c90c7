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

/** The record that the next load shows once; times as ISO 8601. */
export interface TerminationRecord {
  reason: TerminationReason;
  time: string;
  /** When the session began, if that is known. */
  startedAt?: string | undefined;
}
