import { MovableClock } from '../../src/clock.js';

/** A clock for tests. Stopped, it stands still until a test moves it, however long the test takes on a busy machine. */
export class TestClock extends MovableClock {
  #stoppedAt: Date | undefined;

  override now(): Date {
    return this.#stoppedAt === undefined ? super.now() : new Date(this.#stoppedAt);
  }

  override get offsetMs(): number {
    return this.#stoppedAt === undefined ? super.offsetMs : this.#stoppedAt.getTime() - Date.now();
  }

  /** Moves the clock to an instant, where it stands still. */
  stopAt(instant: Date): void {
    this.#stoppedAt = new Date(instant);
  }

  /** Moves the clock on by `ms`; it stands still or runs as before. */
  advance(ms: number): void {
    if (this.#stoppedAt === undefined) super.shiftTo(super.offsetMs + ms);
    else this.#stoppedAt = new Date(this.#stoppedAt.getTime() + ms);
  }

  /** Moves the clock by `ms` from the machine's time; it runs on from there. */
  override shiftTo(ms: number): void {
    this.#stoppedAt = undefined;
    super.shiftTo(ms);
  }
}
