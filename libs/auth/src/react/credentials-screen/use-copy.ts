'use client';

import { useState } from 'react';

/**
 * Copies texts to the clipboard, each identified by a name: `copied` is the last one that was copied, `failed` is true
 * when the browser rejected it (§8, clipboard).
 */
export function useCopy<Name extends string>() {
  const [state, setState] = useState<{ copied: Name | null; failed: boolean }>({
    copied: null,
    failed: false,
  });
  const copy = async (name: Name, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState({ copied: name, failed: false });
    } catch {
      // Denied by the user or the browser, or there is no clipboard on a page without TLS.
      setState({ copied: null, failed: true });
    }
  };
  return { ...state, copy };
}
