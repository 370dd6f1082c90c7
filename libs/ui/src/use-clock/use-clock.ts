'use client';

import { useCallback, useEffect, useState } from 'react';

const systemNow = () => new Date();
const minuteMs = 60_000;

export interface Clock {
  now: Date;
  /** Reads the time at once, as when a countdown has ended. */
  look: () => void;
}

/**
 * Returns the time, read from `read` every `everyMs` milliseconds (once a minute by default) and when the page becomes
 * visible again.
 */
export function useClock(read: () => Date = systemNow, everyMs = minuteMs): Clock {
  const [now, setNow] = useState(read);
  const look = useCallback(() => setNow(read()), [read]);
  useEffect(() => {
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look, everyMs]);
  return { now, look };
}
