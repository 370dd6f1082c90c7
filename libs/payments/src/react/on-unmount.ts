import { useEffect, useRef } from 'react';

/**
 * Calls `onGone` when it leaves the page. Put into a dialog it tells when that has really gone: until then the dialog
 * restores the focus to itself.
 */
export function OnUnmount({ onGone }: { onGone: () => void }): null {
  const newest = useRef(onGone);
  useEffect(() => {
    newest.current = onGone;
  });
  useEffect(() => () => newest.current(), []);
  return null;
}
