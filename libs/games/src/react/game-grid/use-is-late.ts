'use client';

import { useEffect, useState } from 'react';

/** How long a response may take, in milliseconds, before the games in view are marked as those of the one before. */
export const lateMs = 500;

/**
 * Returns whether a list waits for its next games for longer than usual. Most responses come sooner, and dimming the cards
 * for a moment would draw all of them twice for each letter.
 */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  if (!isWaiting && isLate) setIsLate(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate && isWaiting;
}
