'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog, type DialogProps } from 'react-aria-components/Modal';

type Places = readonly HTMLElement[];

/** The dialogs on the page, the topmost last, each with the element that had the focus when it opened. */
const openDialogs = new Map<HTMLElement, Places>();

/**
 * Returns the focused element and its ancestors, outwards; a dialog continues with the element that had the focus when
 * it opened.
 */
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
 * Moves a lost focus to the nearest of `places` that accepts it, in the topmost dialog if there is one. If none of them
 * does, as for dialogs that came with the page, the topmost dialog receives it, otherwise the page's content.
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
 * React Aria's dialog, which takes the focus at once and always returns it to the element that had it. If that was
 * removed or is disabled, its nearest focusable ancestor receives the focus, so that the keyboard does not lose its
 * place.
 */
export function FocusRestoringDialog(props: DialogProps) {
  // During the first render, because the page is still unchanged then, also if this dialog replaces another one.
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
    // React Aria waits when a key opened it, and the page is inert by then: Escape would have no target for half a
    // second.
    if (dialog !== null && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
  }, []);
  // When the page around can hold the focus again. React Aria restores it one frame later, when the page may be inert.
  useEffect(() => {
    const dialog = box.current;
    return () => {
      // Strict mode also runs this cleanup while the dialog is still mounted.
      if (dialog?.isConnected !== true) refocus(before);
    };
  }, [before]);
  return <Dialog {...props} ref={box} />;
}
