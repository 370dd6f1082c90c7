import { useEffect } from 'react';

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Calls `onSign` when a link, or anything else, is about to be used: it is hovered, pressed or focused. */
export function useLinkSigns(onSign: (event: Event) => void): void {
  useEffect(() => {
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [onSign]);
}
