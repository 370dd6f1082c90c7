'use client';

import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Distance in pixels from which a press counts as a drag, so that it does not also follow a link. */
const dragFrom = 5;

interface MouseDragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent) => void;
  onDragStart: (event: DragEvent) => void;
}

/** Returns handlers for a scrolling row that let a mouse drag it sideways, as a finger can natively. */
export function useMouseDrag(): MouseDragHandlers {
  const drag = useRef<{ from: number; scrolled: number } | null>(null);
  const isDragged = useRef(false);
  const end = () => {
    drag.current = null;
  };
  return {
    onPointerDown: ({ currentTarget, pointerType, button, clientX }) => {
      isDragged.current = false;
      if (pointerType === 'mouse' && button === 0)
        drag.current = { from: clientX, scrolled: currentTarget.scrollLeft };
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }) => {
      if (drag.current === null) return;
      const distance = clientX - drag.current.from;
      if (!isDragged.current && Math.abs(distance) < dragFrom) return;
      if (!isDragged.current) currentTarget.setPointerCapture(pointerId);
      isDragged.current = true;
      currentTarget.scrollLeft = drag.current.scrolled - distance;
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      // A click without a detail comes from the keyboard.
      if (!isDragged.current || event.detail === 0) return;
      isDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser would drag the picture or the link instead.
    onDragStart: (event) => event.preventDefault(),
  };
}
