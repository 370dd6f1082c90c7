'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@casino-kit/ui';

/**
 * Scrolls to the section that the address names (`#help`), and moves the focus to its heading, when the page was opened by
 * the host's router: the browser does so only for a document that it loads.
 */
export function useScrollToHash(): void {
  const hydrated = useHydrated();
  const [wasOpenedByRouter] = useState(hydrated);
  useEffect(() => {
    if (!wasOpenedByRouter) return;
    // After the router has scrolled to the top of the page.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(window.location.hash.slice(1));
      section?.scrollIntoView();
      section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wasOpenedByRouter]);
}
