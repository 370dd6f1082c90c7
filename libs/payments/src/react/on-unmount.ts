'use client';

import { useEffect, useRef } from 'react';

/**
 * Calls `onGone` when it unmounts. Inside a dialog it signals that the dialog is fully closed: until then the dialog
 * keeps the focus.
 */
export function OnUnmount({ onGone }: { onGone: () => void }): null {
  const newest = useRef(onGone);
  useEffect(() => {
    newest.current = onGone;
  });
  useEffect(() => () => newest.current(), []);
  return null;
}
