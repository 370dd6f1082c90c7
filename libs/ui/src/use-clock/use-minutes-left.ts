'use client';

import { useState } from 'react';
import { useClock } from './use-clock.js';

const minuteMs = 60_000;

/** Returns how many of `minutes` are left since the component was first rendered, begun ones counted whole; 0 once they are over. */
export function useMinutesLeft(minutes: number): number {
  const [start] = useState(() => Date.now());
  const { now } = useClock(undefined, 1_000);
  return Math.max(0, Math.ceil((start + minutes * minuteMs - now.getTime()) / minuteMs));
}
