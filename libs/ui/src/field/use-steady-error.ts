'use client';

import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';

/** After a finger has left the screen, the click follows within this many milliseconds or never. */
const clickFollowsMs = 400;

/** Whether a pointer is pressed, or its click is still to come; watched while something shows it. */
const pressedAtom = atom(false);
pressedAtom.onMount = (setPressed) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: boolean) => {
    clearTimeout(timer);
    setPressed(next);
  };
  const press = () => become(true);
  const release = () => become(false);
  const releaseSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(release, clickFollowsMs);
  };
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', releaseSoon, true);
  addEventListener('pointercancel', release, true);
  // After the page's own listeners: a render in the middle of a click would reset the checkbox that was just toggled.
  addEventListener('click', release);
  return () => {
    removeEventListener('pointerdown', press, true);
    removeEventListener('pointerup', releaseSoon, true);
    removeEventListener('pointercancel', release, true);
    removeEventListener('click', release);
    release();
  };
};

/**
 * Delays a changed error from the press of a pointer until its click. Leaving a field validates it: an error line that
 * appeared between the two would move the pressed element away from under the finger, and the tap would be lost.
 */
export function useSteadyError(error: ReactNode): ReactNode {
  const isPressed = useAtomValue(pressedAtom);
  const [steady, setSteady] = useState(error);
  if (!isPressed && steady !== error) setSteady(error);
  return isPressed ? steady : error;
}
