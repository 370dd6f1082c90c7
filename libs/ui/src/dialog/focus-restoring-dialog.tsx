import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog, type DialogProps } from 'react-aria-components/Modal';

type Places = readonly HTMLElement[];

/** The dialogs on the page, the one on top last, each with where the focus was when it opened. */
const openDialogs = new Map<HTMLElement, Places>();

/** What has the focus, then what is around it, outwards; a dialog goes on with where the focus was when it opened. */
function placesNow(): Places {
  const places: HTMLElement[] = [];
  let place = document.activeElement;
  while (place instanceof HTMLElement && place !== document.body) {
    places.push(place);
    const before = openDialogs.get(place);
    if (before !== undefined) return [...places, ...before];
    place = place.parentElement;
  }
  return places;
}

/**
 * Returns a focus that is lost to the nearest of `places` that takes it, in the dialog on top where there is one. Where none of
 * them does, as for dialogs that came with the page, the dialog on top takes it, else the page's content.
 */
function refocus(places: Places): void {
  if (document.activeElement !== document.body) return;
  const top = [...openDialogs.keys()].at(-1);
  const last = top === undefined ? document.querySelectorAll<HTMLElement>('main') : [top];
  for (const place of [...places, ...last]) {
    if (top !== undefined && !top.contains(place)) continue;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}

/**
 * React Aria's dialog, which takes the focus at once and always gives it back to what had it. Where that is gone or disabled, the nearest element
 * around it that can hold the focus takes it, so that the keyboard does not lose its place.
 */
export function FocusRestoringDialog(props: DialogProps) {
  // While it renders first: the page is as it was, also where this dialog takes the place of another one.
  const [before] = useState(placesNow);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog === null) return undefined;
    openDialogs.set(dialog, before);
    return () => {
      openDialogs.delete(dialog);
    };
  }, [before]);
  useEffect(() => {
    const dialog = box.current;
    // React Aria waits when a key opened it, and the page is inert by then: Escape would find no one for half a second.
    if (dialog !== null && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
  }, []);
  // Once the page around can hold the focus again. React Aria attempts in the next frame: the page may still be inert then.
  useEffect(() => {
    const dialog = box.current;
    return () => {
      // Strict mode tries effects of a dialog that stays.
      if (dialog?.isConnected !== true) refocus(before);
    };
  }, [before]);
  return <Dialog {...props} ref={box} />;
}
