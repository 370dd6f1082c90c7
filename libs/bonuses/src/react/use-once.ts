'use client';

import { useRef } from 'react';

/**
 * Runs `act` once: not again after it has returned `true`, nor while it runs, because two clicks in a row can arrive
 * before a button knows that it is busy. After `false` or an error it may be retried.
 */
export function useOnce(act: () => Promise<boolean>): () => void {
  const isTaken = useRef(false);
  return () => {
    if (isTaken.current) return;
    isTaken.current = true;
    const settle = (isDone: boolean) => {
      isTaken.current = isDone;
    };
    act().then(settle, () => settle(false));
  };
}
