'use client';

import { useEffect, useState } from 'react';
import { awayAfterMs } from '../core/away.js';

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export interface UseAwayResult {
  isAway: boolean;
  /** Says by hand that the player is away, which input does not end, or is back. */
  setAway: (isAway: boolean) => void;
}

/** Returns whether the player is away (§4): by hand, or after five minutes without input on the page. */
export function useAway(): UseAwayResult {
  const [isIdle, setIdle] = useState(false);
  const [isSetAway, setSetAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), awayAfterMs);
    };
    const onInput = () => {
      setIdle(false);
      wait();
    };
    wait();
    for (const input of inputs) window.addEventListener(input, onInput, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const input of inputs) window.removeEventListener(input, onInput, { capture: true });
    };
  }, []);
  return { isAway: isIdle || isSetAway, setAway: setSetAway };
}
