import { type Session } from '@casino-kit/session';
import { createOpenAttemptStore, type OpenAttemptStore } from '../core/open-attempts.js';

/**
 * Deposits of which no answer came, kept for as long as this tab lives: by idempotency key, method and amount, without card
 * and without anything personal. `openDeposits.clear()` belongs to what a host does when a player signs out.
 */
export const openDeposits: OpenAttemptStore = createOpenAttemptStore(() =>
  typeof window === 'undefined' ? null : window.sessionStorage,
);

const followed = new WeakSet<object>();

/** From now on the end of a session forgets what is kept. Asking twice for one session does nothing. */
export function forgetAtSignOut(session: Pick<Session, 'state' | 'subscribe'>): void {
  if (followed.has(session)) return;
  followed.add(session);
  session.subscribe(() => {
    const { initialized, authenticated } = session.state();
    if (initialized && !authenticated) openDeposits.clear();
  });
}
