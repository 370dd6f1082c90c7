'use client';

import { useCallback, useState } from 'react';
import { useSession } from '@casino-kit/session';

/**
 * Logs the player out by their own choice (§7 logout, reason `USER_INITIATED`). `signOut()` ends the session here at
 * once and resolves when the server knows, or could not be reached; `pending` is true until then.
 */
export function useSignOut(): { signOut: () => Promise<void>; pending: boolean } {
  const session = useSession();
  const [pending, setPending] = useState(false);
  const signOut = useCallback(async () => {
    setPending(true);
    try {
      await session.signOut('USER_INITIATED');
    } finally {
      setPending(false);
    }
  }, [session]);
  return { signOut, pending };
}
