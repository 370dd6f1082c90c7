'use client';

import { useState } from 'react';

/** Copies a text to the clipboard; `failed` when the browser does not allow it. */
export function useCopy(): { state: 'no' | 'copied' | 'failed'; copy: (text: string) => void } {
  const [state, setState] = useState<'no' | 'copied' | 'failed'>('no');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Denied by the player or the browser, or there is no clipboard on a page without TLS.
      setState('failed');
    }
  };
  return { state, copy: (text) => void copy(text) };
}
