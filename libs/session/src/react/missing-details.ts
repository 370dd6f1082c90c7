import { refreshSession } from '../core/refresh-session.js';
import { type Session } from '../core/session.js';

/** Milliseconds until the details are refetched. The delay doubles after each failure. */
export const missingDetailsDelays = { first: 2_000, longest: 60_000 } as const;

/**
 * Reads the details of a player who is logged in without them, because a server's check was too slow (§8), until they are
 * known. Returns a function that stops it.
 */
export function readDetailsUntilKnown(session: Pick<Session, 'refresh'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const read = async (delay: number): Promise<void> => {
    const known = await refreshSession(session);
    if (known || stopped) return;
    timer = setTimeout(() => void read(Math.min(delay * 2, missingDetailsDelays.longest)), delay);
  };
  void read(missingDetailsDelays.first);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
