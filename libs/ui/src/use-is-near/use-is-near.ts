'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether an element has come within `margin` pixels of the visible part of the page. It stays `true`, so that
 * what it loads stays. `false` on the server and while hydrating.
 */
export function useIsNear(element: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, isNear]);
  return isNear;
}
