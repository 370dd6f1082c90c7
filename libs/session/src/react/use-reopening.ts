'use client';

import { useEffect } from 'react';
import { refreshSession } from '../core/refresh-session.js';
import { type Session } from '../core/session.js';

const lookMs = 30_000;

/**
 * Reads the player's details again when an exclusion is over, at `end` in milliseconds since 1970, until the server agrees:
 * the account reopens by itself (§4).
 */
export function useReopening(session: Session, end: number | null): void {
  useEffect(() => {
    if (end === null) return undefined;
    // The end may be further away than the longest timer of a browser, and a device may sleep.
    const timer = setInterval(() => Date.now() > end && void refreshSession(session), lookMs);
    return () => clearInterval(timer);
  }, [session, end]);
}
