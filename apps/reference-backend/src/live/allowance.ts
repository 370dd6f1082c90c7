import { type Clock } from '../clock.js';

/** Requests that a socket may send in a window of so many ms; one that sends ten times as many is disconnected. */
export const requestsAWindow = 20;
export const floodAWindow = 10 * requestsAWindow;
const windowMs = 10_000;

/** Returns a counter of one socket's requests in windows of time: how many there were with this one. */
export function createAllowance(clock: Clock): () => number {
  let [start, used] = [0, 0];
  return () => {
    const now = clock.now().getTime();
    if (now - start >= windowMs || now < start) [start, used] = [now, 0];
    used += 1;
    return used;
  };
}
