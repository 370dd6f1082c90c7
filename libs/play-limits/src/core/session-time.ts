import { type SessionTimeUnit } from '@casino-kit/api-contract';
import { changeRestriction, type LooseningRules, type Restriction, restrictionAt } from './restriction.js';

/** How long a session may last. */
export interface SessionTime {
  value: number;
  unit: SessionTimeUnit;
}

const unitMs: Readonly<Record<SessionTimeUnit, number>> = {
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/** The bounds of a session time limit by its unit (§5, §9): 10 minutes, 1 hour or 1 day, up to 30 days. */
export const sessionTimeBounds: Readonly<Record<SessionTimeUnit, { min: number; max: number }>> = {
  minutes: { min: 10, max: 43_200 },
  hours: { min: 1, max: 720 },
  days: { min: 1, max: 30 },
};

/** Returns whether a session time limit is a whole number within the bounds of its unit. */
export function isSessionTime({ value, unit }: SessionTime): boolean {
  const { min, max } = sessionTimeBounds[unit];
  return Number.isInteger(value) && value >= min && value <= max;
}

/** Returns a session time in milliseconds. */
export function sessionTimeMs({ value, unit }: SessionTime): number {
  return value * unitMs[unit];
}

const dayMs = 86_400_000;

/** The session that a limit counts: one, however often the player logs in meanwhile (decision 59). */
export interface SessionCount {
  since: Date;
  /** From then on play and deposits are closed. */
  reachedAt: Date;
  /** Until then: 24 hours after it began; of a limit longer than a day, once that time has passed again. */
  opensAt: Date;
}

/** Returns the session that a limit counts at an instant, by the beginning of the last one; a new one once that is over. */
export function countSession(last: Date | null, time: SessionTime, now: Date): SessionCount {
  const lengthMs = sessionTimeMs(time);
  const countFrom = (since: Date): SessionCount => ({
    since,
    reachedAt: new Date(since.getTime() + lengthMs),
    opensAt: new Date(since.getTime() + (lengthMs > dayMs ? 2 * lengthMs : dayMs)),
  });
  const running = last === null ? null : countFrom(last);
  return running !== null && now < running.opensAt ? running : countFrom(now);
}

/** Changes a session time limit: a shorter one applies at once, a longer one or none after the delay. */
export function changeSessionTime(
  limit: Restriction<SessionTime>,
  wanted: SessionTime | null,
  now: Date,
  loosening: LooseningRules,
): Restriction<SessionTime> {
  const compare = (a: SessionTime, b: SessionTime) => sessionTimeMs(a) - sessionTimeMs(b);
  return changeRestriction(restrictionAt(limit, now), wanted, now, { ...loosening, compare });
}
