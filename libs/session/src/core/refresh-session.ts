import { CallError } from '@casino-kit/api-client';
import { type Session } from './session.js';

/**
 * Refetches the player's details, and with them the balances and the currency, after something has changed on the
 * server. A failed call is not an error of that change: details and balances arrive with the socket and the next
 * refetch. Returns whether the details were read. Rejects with anything that is not a {@link CallError}.
 */
export async function refreshSession(session: Pick<Session, 'refresh'>): Promise<boolean> {
  try {
    await session.refresh();
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
