'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onEscape` when Escape is pressed inside an element, once: elements around it do not see the key. */
export function useEscape(
  element: RefObject<HTMLElement | null>,
  onEscape: () => void,
  isActive = true,
): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const target = element.current;
    if (target === null || !isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      escape();
    };
    target.addEventListener('keydown', onKeyDown);
    return () => target.removeEventListener('keydown', onKeyDown);
  }, [element, isActive]);
}
