'use client';

import { useEffect, useState } from 'react';
import { type TerminationRecord } from '@casino-kit/api-contract';
import { sessionEndAtom } from '../core/session.js';
import { useSession } from './session-provider.js';
import { useStored } from './use-stored.js';

const none = () => null;

/**
 * Returns the end of a session that is to be shown now, and a function that clears it. An end during this visit is shown at
 * once. One found when the page was loaded, and the player's own logout in another tab, wait until the player has clicked or
 * pressed a key (§4), so that they are shown to someone who is looking; unless `isWaiting` is `false`, as over a form that the
 * click would interrupt.
 */
export function useSessionEnded({ isWaiting = true }: { isWaiting?: boolean } = {}): {
  ended: TerminationRecord | null;
  dismiss: () => void;
} {
  const session = useSession();
  const ended = useStored(session.store, sessionEndAtom, none);
  const [found] = useState(session.ended);
  const [met, setMet] = useState<TerminationRecord | null>(null);
  const waits = isWaiting && met !== ended && (ended === found || ended?.reason === 'USER_INITIATED');
  // What is shown stays, even where it would have waited.
  if (!waits && met !== ended) setMet(ended);
  useEffect(() => {
    if (ended === null || !waits) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Deferred, so that the click or key reaches its target and not what is shown.
    const meet = () => {
      timer = setTimeout(() => setMet(ended));
    };
    const options = { once: true, capture: true };
    window.addEventListener('click', meet, options);
    window.addEventListener('keyup', meet, options);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', meet, options);
      window.removeEventListener('keyup', meet, options);
    };
  }, [ended, waits]);
  return { ended: waits ? null : ended, dismiss: session.dismissEnded };
}
