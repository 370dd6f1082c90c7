/** The only source of the current time. Rules accept a clock, so that tests and the control page can move time. */
export interface Clock {
  now(): Date;
}

/** A clock that runs with the machine and can be shifted; the shift is in memory and lost after a restart. */
export class MovableClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  /** How far this clock is ahead of the machine's, in ms. */
  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Moves the clock by `ms`; 0 resets it to the machine's time. */
  shiftTo(ms: number): void {
    this.#offsetMs = ms;
  }
}

/** Returns the instant `minutes` after `from` (negative: before). */
export function minutesFrom(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}

/** Returns the calendar day (UTC) of an instant, `YYYY-MM-DD`. */
export function toUtcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
