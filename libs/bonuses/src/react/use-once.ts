import { useRef } from 'react';

/**
 * Does `act` once: not again after it has answered `true`, nor while it runs, for two clicks in a row come before a button
 * knows that it is busy. After `false` or an error it may be tried again.
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
