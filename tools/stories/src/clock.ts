import { vi } from 'vitest';

/** Stories are shown at this instant, which the dates of their data are written for. */
const instant = new Date('2026-11-26T12:00:00Z');

/** Sets the clock to the instant of the stories; from there it runs, or stands still. Timers run on in either case. */
export function setClock(does: 'run' | 'stand'): void {
  vi.useFakeTimers({ toFake: ['Date'], now: instant, shouldAdvanceTime: does === 'run' });
}
