import { useEffect, useRef } from 'react';

/**
 * Hands the latest value to `keep` when the component goes away, so that what was typed outlives a form that is closed. A
 * host that kept every change would render with every key.
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
