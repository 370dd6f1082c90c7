'use client';

import { useEffect, useState } from 'react';
import { type TerminationRecord } from '@casino-kit/api-contract';
import { sessionEndAtom } from '../core/session.js';
import { useSession } from './session-provider.js';
import { useStored } from './use-stored.js';

const none = () => null;

/**
 * Returns the end of a session that is to be shown now, and a function that clears it. `ended` is `null` until the
 * player has clicked or pressed a key after it became known (§4), so that it is shown to someone who is looking.
 */
export function useSessionEnded(): { ended: TerminationRecord | null; dismiss: () => void } {
  const session = useSession();
  const ended = useStored(session.store, sessionEndAtom, none);
  const [met, setMet] = useState<TerminationRecord | null>(null);
  useEffect(() => {
    if (ended === null) return undefined;
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
  }, [ended]);
  return { ended: met === ended ? ended : null, dismiss: session.dismissEnded };
}
