'use client';

import { useEffect, useState } from 'react';

/** The time limit of a call (§8): the player reads something by then, also where several calls follow each other. */
const longMs = 15_000;

/** Returns whether something has been pending for longer than a single call may take. */
export function useTakesLong(isPending: boolean): boolean {
  const [isLong, setLong] = useState(false);
  if (!isPending && isLong) setLong(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && isLong;
}
