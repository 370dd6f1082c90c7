'use client';

import { useEffect } from 'react';

/** The history of a browser, which announces its steps before it takes them. */
interface Steps {
  addEventListener: (type: 'navigate', listener: (step: Step) => void) => void;
  removeEventListener: (type: 'navigate', listener: (step: Step) => void) => void;
}
type Step = Event & { navigationType?: string };

/**
 * Keeps the player on the page while `isNeeded`: the browser asks before the page is closed or loaded again, and its button
 * “back” does nothing at first, where the browser lets a page say so.
 */
export function useStay(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const stay = (event: Event) => event.preventDefault();
    // A download is a step, too.
    const stayFromBack = (step: Step) => {
      if (step.navigationType === 'traverse') stay(step);
    };
    const { navigation } = window as { navigation?: Steps };
    window.addEventListener('beforeunload', stay);
    navigation?.addEventListener('navigate', stayFromBack);
    return () => {
      window.removeEventListener('beforeunload', stay);
      navigation?.removeEventListener('navigate', stayFromBack);
    };
  }, [isNeeded]);
}
