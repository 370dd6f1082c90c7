'use client';

import { useEffect, useState } from 'react';
import { type CalendarDate, dateIn, nextDateChange } from '@casino-kit/calendar-dates';

/** A timer that sleeps with the machine wakes late, so the clock is checked at least once a minute. */
const longestMs = 60_000;

let known: { timeZone: string; from: number; until: number } | null = null;
/**
 * Milliseconds until the date changes. Finding that takes some fifty date calculations, so the last result is cached.
 */
function msUntilChange(at: Date, timeZone: string): number {
  const time = at.getTime();
  if (known?.timeZone !== timeZone || time < known.from || time >= known.until)
    known = { timeZone, from: time, until: nextDateChange(at, timeZone).getTime() };
  return known.until - time;
}

/**
 * Returns the player's date in `timeZone`, which moves on at their midnight and is right when the page becomes visible
 * again.
 */
export function useToday(timeZone: string, now: () => Date): CalendarDate {
  const [today, setToday] = useState(() => dateIn(now(), timeZone));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const at = now();
      setToday(dateIn(at, timeZone));
      clearTimeout(timer);
      timer = setTimeout(look, Math.min(msUntilChange(at, timeZone), longestMs));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone, now]);
  return today;
}
