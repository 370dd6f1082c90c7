import fc from 'fast-check';
import { expect, it } from 'vitest';
import { announcementDelay, intervalMs, settleMs } from './announcement-delay.js';

it('never announces twice within the interval, and never waits longer than necessary', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(20_000), (lastAt, since) => {
      const now = lastAt + since;
      const at = now + announcementDelay(now, lastAt);
      expect(at - lastAt).toBeGreaterThanOrEqual(intervalMs);
      expect(at - now).toBeLessThanOrEqual(Math.max(settleMs, intervalMs));
    }),
  );
});

it('delays the first change only until it settles', () => {
  expect(announcementDelay(5, null)).toBe(settleMs);
});
