'use client';

import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { countdownText, passedThreshold } from './countdown-text.js';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** The end, as milliseconds since the epoch. */
  until: number;
  /** Names the event that is counted down to, for screen readers. */
  label: string;
  /** Called once for each `until`, within a second after it has passed. */
  onEnd?: (() => void) | undefined;
  /** The clock; the system's by default. */
  now?: (() => number) | undefined;
}

const systemClock = () => Date.now();

/** Shows the time left. It is a timer for screen readers, which announce only thresholds and not every second. */
export function Countdown({ until, label, onEnd, now = systemClock }: CountdownProps) {
  const [reading, setReading] = useState(() => ({ until, left: until - now() }));
  const [spoken, setSpoken] = useState('');
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    let before = until - now();
    const tick = () => {
      const rest = until - now();
      setReading({ until, left: rest });
      if (passedThreshold(before, rest) !== null) setSpoken(countdownText(rest));
      before = rest;
      if (rest > 0) return;
      clearInterval(timer);
      ended.current?.();
    };
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until, now]);
  // A new end shows at once, not with the next tick.
  const left = reading.until === until ? reading.left : until - now();
  return (
    <span role="timer" aria-label={label} className={styles.countdown}>
      <span aria-hidden suppressHydrationWarning>
        {countdownText(left)}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </span>
  );
}
