'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@casino-kit/ui';
import { msToNextMinute } from '../core/half-hour.js';

/**
 * Returns the time, updated on every full minute while the page is visible, and whenever it becomes visible. `null` on
 * a server and while hydrating, where clock and zone are not the player's.
 */
export function useMinute(now: () => Date): Date | null {
  const hydrated = useHydrated();
  const [at, setAt] = useState<Date | null>(() => (hydrated ? now() : null));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const seen = now();
      setAt(seen);
      timer = setTimeout(look, msToNextMinute(seen));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now]);
  return at;
}
