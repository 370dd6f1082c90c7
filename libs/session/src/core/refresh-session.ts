import { CallError } from '@casino-kit/api-client';
import { type Session } from './session.js';

/**
 * Reads the player's details, and with them the balances and the currency, again after something has changed on the
 * server. A failed call is no fault of what was changed: details and balances come with the socket and the next reading.
 * Returns whether the details were read. Rejects with whatever is no {@link CallError}.
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
