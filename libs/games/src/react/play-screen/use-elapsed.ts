'use client';

import { useEffect, useState } from 'react';

/** Returns the milliseconds since the component mounted, updated every second. Unaffected by clock changes. */
export function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const tick = setInterval(() => setElapsed(performance.now() - start), 1_000);
    return () => clearInterval(tick);
  }, []);
  return elapsed;
}
