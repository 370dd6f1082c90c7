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
 * pressed a key (§4), so that they are shown to someone who is looking. `atForm`: there is a form that this click would interrupt,
 * such as a login. An end found on load is then shown at once, before anything is typed, and the player's own logout not at all.
 */
export function useSessionEnded({ atForm = false }: { atForm?: boolean } = {}): {
  ended: TerminationRecord | null;
  dismiss: () => void;
} {
  const session = useSession();
  const ended = useStored(session.store, sessionEndAtom, none);
  const [found] = useState(session.ended);
  const [met, setMet] = useState<TerminationRecord | null>(null);
  const isOwn = ended?.reason === 'USER_INITIATED';
  const waits = met !== ended && (isOwn || (!atForm && ended === found));
  // What is shown stays, even where it would have waited.
  if (!waits && met !== ended) setMet(ended);
  useEffect(() => {
    if (ended === null || !waits || atForm) return undefined;
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
  }, [ended, waits, atForm]);
  return { ended: waits ? null : ended, dismiss: session.dismissEnded };
}
