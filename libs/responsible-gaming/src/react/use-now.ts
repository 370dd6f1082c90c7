'use client';

import { useEffect, useState } from 'react';

const systemNow = () => new Date();
const minuteMs = 60_000;

/** Returns the time, updated once a minute and when the page becomes visible again. */
export function useNow(now: () => Date = systemNow): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const look = () => setAt(now());
    const timer = setInterval(look, minuteMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now]);
  return at;
}
