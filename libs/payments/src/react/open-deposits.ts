import { createOpenAttemptStore, type OpenAttemptStore } from '../core/open-attempts.js';

/**
 * Deposits without a response, persisted for the lifetime of this tab: by idempotency key, method and amount, without
 * card and without anything personal. Call `openDeposits.clear()` where the host clears a player's data on logout.
 */
export const openDeposits: OpenAttemptStore = createOpenAttemptStore(() =>
  typeof window === 'undefined' ? null : window.sessionStorage,
);
