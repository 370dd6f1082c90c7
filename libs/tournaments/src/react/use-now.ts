'use client';

import { useCallback, useEffect, useState } from 'react';

const stepMs = 15_000;

export interface Now {
  /** In ms since the epoch. */
  now: number;
  /** Reads the clock at once, as when a countdown has ended. */
  look: () => void;
}

/** Returns the time, read several times a minute and when the page becomes visible again. */
export function useNow(): Now {
  const [now, setNow] = useState(() => Date.now());
  const look = useCallback(() => setNow(Date.now()), []);
  useEffect(() => {
    const timer = setInterval(look, stepMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return { now, look };
}
