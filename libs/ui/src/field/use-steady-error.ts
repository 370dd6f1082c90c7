'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';

/** After a finger has left the screen, the click follows within this many milliseconds or never. */
const clickFollowsMs = 400;

const listeners = new Set<() => void>();
let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function become(next: boolean): void {
  clearTimeout(timer);
  if (pressed === next) return;
  pressed = next;
  for (const listener of listeners) listener();
}
const press = () => become(true);
const release = () => become(false);
const releaseSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(release, clickFollowsMs);
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', releaseSoon, true);
    addEventListener('pointercancel', release, true);
    // After the page's own listeners: a render in the middle of a click would reset the checkbox that was just toggled.
    addEventListener('click', release);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('pointerdown', press, true);
    removeEventListener('pointerup', releaseSoon, true);
    removeEventListener('pointercancel', release, true);
    removeEventListener('click', release);
    become(false);
  };
}

/**
 * Delays a changed error from the press of a pointer until its click. Leaving a field validates it: an error line that
 * appeared between the two would move the pressed element away from under the finger, and the tap would be lost.
 */
export function useSteadyError(error: ReactNode): ReactNode {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  );
  const [steady, setSteady] = useState(error);
  if (!isPressed && steady !== error) setSteady(error);
  return isPressed ? steady : error;
}
