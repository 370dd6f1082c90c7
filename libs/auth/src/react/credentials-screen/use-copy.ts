import { useState } from 'react';

/**
 * Copies texts to the clipboard, each known by a name: `copied` is the last one that was copied, `failed` tells that the
 * browser rejected (§8, clipboard).
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
      // Denied by the person or the browser, or no clipboard at all on a page without TLS.
      setState({ copied: null, failed: true });
    }
  };
  return { ...state, copy };
}
