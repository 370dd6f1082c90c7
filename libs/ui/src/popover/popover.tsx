'use client';

import { lazy, type ReactNode, type RefObject, Suspense } from 'react';

const PopoverBox = /* @__PURE__ */ lazy(() => import('./popover-box.js'));

export interface PopoverProps {
  /** Names the box, for screen readers. */
  label: string;
  /** The button that opened it: the box is placed there, and the focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Called by Escape and by a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * An open box at its button: below it, above where there is more room, and always inside the window. It takes the focus
 * and keeps it; render it while it is open. The code that places it loads when it is first shown.
 */
export function Popover(props: PopoverProps) {
  return (
    <Suspense>
      <PopoverBox {...props} />
    </Suspense>
  );
}
