'use client';

import { lazy, Suspense } from 'react';
import { type PopoverProps } from './popover-props.js';

const PopoverBox = /* @__PURE__ */ lazy(() => import('./popover-box.js'));

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
