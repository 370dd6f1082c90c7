'use client';

import { useEffect, useState } from 'react';

/**
 * Returns the milliseconds since the component mounted, unaffected by clock changes, or those that `playedAt` returns for
 * an instant; updated every second.
 */
export function useElapsed(playedAt?: (at: number) => number): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const look = () => setElapsed(playedAt?.(Date.now()) ?? performance.now() - start);
    look();
    const tick = setInterval(look, 1_000);
    return () => clearInterval(tick);
  }, [playedAt]);
  return elapsed;
}
