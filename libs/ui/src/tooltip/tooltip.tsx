'use client';

import { CircleHelp } from 'lucide-react';
import { lazy, type PointerEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';

const TooltipBubble = /* @__PURE__ */ lazy(() => import('./tooltip-bubble.js'));

/** How long the pointer is on the question mark before it explains, and how long it still does afterwards. */
const openDelayMs = 200;
const closeDelayMs = 500;

/**
 * A small question mark that explains a term on hover, on focus and when pressed. `label` names the term. The code that
 * places the explanation loads when it is first shown.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const [open, setOpen] = useState(false);
  const show = (wanted: boolean, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setOpen(wanted);
    else timer.current = setTimeout(() => setOpen(wanted), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Fingers do not hover, so a press shows it too; it closes on blur, with Escape, or when something else is pressed.
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-describedby={open ? id : undefined}
        className={styles.trigger}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
        onClick={() => show(true)}
        onPointerEnter={(event) => isMouse(event) && show(true, openDelayMs)}
        onPointerLeave={(event) =>
          isMouse(event) && document.activeElement !== trigger.current && show(false, closeDelayMs)
        }
      >
        <CircleHelp size={16} aria-hidden />
      </button>
      {open && (
        <Suspense>
          <TooltipBubble
            id={id}
            trigger={trigger}
            onOpenChange={(wanted, slowly) => show(wanted, slowly ? closeDelayMs : 0)}
          >
            {children}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  );
}
