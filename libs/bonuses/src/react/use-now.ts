import { useEffect, useState } from 'react';

const systemNow = () => new Date();
const minuteMs = 60_000;

/** The time, which moves on once a minute and is right when the page comes back into view. */
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
