import { createOpenAttemptStore, type OpenAttemptStore } from '../core/open-attempts.js';

/**
 * Deposits of which no response came, kept for as long as this tab lives: by idempotency key, method and amount, without card
 * and without anything personal. `openDeposits.clear()` belongs to what a host does when a player signs out.
 */
export const openDeposits: OpenAttemptStore = createOpenAttemptStore(() =>
  typeof window === 'undefined' ? null : window.sessionStorage,
);
