import { CallError } from '@casino-kit/api-client';
import { type Session } from '@casino-kit/session';

/**
 * Reads the player's details again after money has moved. A failed call is not the player's concern here: the balance
 * also comes over the socket and with the next read.
 */
export async function refreshSession(session: Session): Promise<void> {
  try {
    await session.refresh();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
