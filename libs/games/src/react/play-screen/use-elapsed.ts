import { useEffect, useState } from 'react';

/** Milliseconds since the component came up, told every second. A clock that was set does not disturb it. */
export function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const tick = setInterval(() => setElapsed(performance.now() - start), 1_000);
    return () => clearInterval(tick);
  }, []);
  return elapsed;
}
