const defaultMinutes = 30;

/**
 * Returns the minutes without activity after which a player is logged out: the setting if it is greater than 1,
 * otherwise 30 (§4, decisions 15).
 */
export function inactivityMinutes(setting: number | null | undefined): number {
  return typeof setting === 'number' && Number.isFinite(setting) && setting > 1 ? setting : defaultMinutes;
}

/** Longest time between two clock checks, in milliseconds. Timers do not run while a laptop sleeps. */
export const lookEveryMs = 30_000;
/**
 * Milliseconds between finding the limit passed and acting on it. A tab that was frozen receives only now what other
 * tabs posted in the meantime, and must not log out a player who was playing there.
 */
export const timeoutGraceMs = 250;

/** How long before the end a player is warned, in milliseconds (decisions 53); half of a shorter limit. */
export const warningMs = 120_000;

export interface InactivityConfig<Timer> {
  timeoutMs: number;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  schedule: (work: () => void, ms: number) => Timer;
  cancel: (timer: Timer) => void;
  /** Runs when the end is near, with its time in milliseconds since 1970, and with `null` when it is no longer near. */
  onWarning?: ((endsAt: number | null) => void) | undefined;
  /** Runs once, when there was no activity for `timeoutMs`. */
  onTimeout: () => void;
}

export interface InactivityWatch {
  /** Records activity at this time, here or in another tab. Activity after the limit does not undo it. */
  touch(at: number): void;
  stop(): void;
}

/** Watches for the end of activity (§4), starting now. */
export function watchInactivity<Timer>({
  timeoutMs,
  now,
  schedule,
  cancel,
  onWarning,
  onTimeout,
}: InactivityConfig<Timer>): InactivityWatch {
  const warnAheadMs = Math.min(warningMs, timeoutMs / 2);
  let warnedEnd: number | null = null;
  const warn = (endsAt: number | null) => {
    if (warnedEnd === endsAt) return;
    warnedEnd = endsAt;
    onWarning?.(endsAt);
  };
  let last = now();
  let isInGracePeriod = false;
  let timer: Timer;
  const lookIn = (ms: number) => {
    timer = schedule(look, ms);
  };
  function look(): void {
    // Activity is never in the future, even if a clock was set back or another tab says so.
    last = Math.min(last, now());
    const left = last + timeoutMs - now();
    if (left <= 0 && isInGracePeriod) return onTimeout();
    isInGracePeriod = left <= 0;
    warn(left <= warnAheadMs ? last + timeoutMs : null);
    const next = left > warnAheadMs ? left - warnAheadMs : left;
    lookIn(isInGracePeriod ? timeoutGraceMs : Math.min(next, lookEveryMs));
  }
  look();
  return {
    touch(at) {
      if (at - last < timeoutMs) last = Math.max(last, at);
      if (warnedEnd !== null && now() - last < timeoutMs - warnAheadMs) warn(null);
      if (now() - last < timeoutMs || isInGracePeriod) return;
      cancel(timer);
      look();
    },
    stop: () => cancel(timer),
  };
}
