import { CallError } from '@casino-kit/api-client';
import { type Session } from '@casino-kit/session';

/** Reads the player's details, and with them the balances and the currency, again; tells whether that went well. */
export async function rereadSession(session: Pick<Session, 'refresh'>): Promise<boolean> {
  try {
    await session.refresh();
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
