'use client';

import { useEffect, useRef } from 'react';

/**
 * Hands the latest value to `keep` on unmount, so that typed values survive a form that is closed. A host that stored
 * every change would render on every key press.
 */
export function useFlushOnUnmount<V>(value: V, keep: ((value: V) => void) | undefined): void {
  const latest = useRef({ value, keep });
  useEffect(() => {
    latest.current = { value, keep };
  });
  useEffect(
    () => () => {
      const { value: last, keep: keepLast } = latest.current;
      keepLast?.(last);
    },
    [],
  );
}
