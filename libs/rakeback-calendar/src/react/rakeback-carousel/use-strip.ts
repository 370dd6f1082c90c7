'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useLocale } from '@casino-kit/i18n';

/** Milliseconds after which the strip returns to today (§9). */
const backToTodayMs = 3000;

interface Strip {
  /** Scrolls by about the visible width. */
  step: (towards: 'before' | 'after') => void;
  /** Props for the watched element: hover, focus and touch stop the strip from moving automatically. */
  handlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
    onTouchStart: () => void;
  };
}

const wantsLessMotion = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings today to the start of the strip. */
function scrollToToday(box: HTMLElement | null, dir: 'ltr' | 'rtl', behavior: ScrollBehavior): void {
  const day = box?.querySelector('[aria-current="date"]');
  if (!box || !day) return;
  const [own, other] = [box.getBoundingClientRect(), day.getBoundingClientRect()];
  // Where days come to rest is behind this padding. Without it, today would never seem to be in its place.
  const padding = Number.parseFloat(getComputedStyle(box).scrollPaddingInlineStart) || 0;
  const left = dir === 'rtl' ? other.right - own.right + padding : other.left - own.left - padding;
  if (Math.abs(left) > 1) box.scrollBy({ left, behavior });
}

/**
 * Shows today at the start of the strip, and again every 3 s after it was scrolled away (§2). It pauses under the
 * pointer and the focus, in a hidden tab and with reduced motion. Once it was touched it stops for good: then the
 * player controls it. `ready` is false while the strip has no days.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, ready: boolean, today: string): Strip {
  const { dir } = useLocale();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const rests = hovered || focused || touched;

  useEffect(() => {
    if (ready) scrollToToday(strip.current, dir, 'instant');
  }, [ready, today, strip, dir]);
  useEffect(() => {
    if (!ready || rests) return undefined;
    const timer = setInterval(() => {
      if (!wantsLessMotion() && !document.hidden) scrollToToday(strip.current, dir, 'smooth');
    }, backToTodayMs);
    return () => clearInterval(timer);
  }, [ready, rests, strip, dir]);

  return {
    step: (towards) => {
      const box = strip.current;
      if (box === null) return;
      const onwards = (towards === 'after') === (dir === 'ltr') ? 1 : -1;
      box.scrollBy({
        left: onwards * box.clientWidth * 0.8,
        behavior: wantsLessMotion() ? 'instant' : 'smooth',
      });
    },
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onTouchStart: () => setTouched(true),
    },
  };
}
