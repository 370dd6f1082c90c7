import {
  type Exclusion,
  type ExclusionKind,
  type ExclusionPeriod,
  exclusionPeriods,
  type ExclusionState,
} from '@casino-kit/api-contract';
import { endOfExclusion } from './exclusion-period.js';

/** The times of an exclusion, ISO 8601; `endsAt` is `null` for a permanent one. */
export type ExclusionTimes = Pick<Exclusion, 'requestedAt' | 'startsAt' | 'endsAt'>;

/** A request for an exclusion. */
export interface WantedExclusion {
  kind: ExclusionKind;
  period: ExclusionPeriod;
  /** The player has confirmed that a permanent exclusion can never be undone. */
  confirmed?: boolean | undefined;
}

/** How long an exclusion is pending. No money may be staked or paid in from the request on. */
const pendingMs = 60_000;

/** Returns the periods of a kind of exclusion, shortest first. */
export function periodsOf(kind: ExclusionKind): readonly ExclusionPeriod[] {
  return exclusionPeriods[kind];
}

/** Returns the times of an exclusion that is requested now by a player in a zone (IANA). */
export function startExclusion(period: ExclusionPeriod, now: Date, timeZone: string): ExclusionTimes {
  const startsAt = new Date(now.getTime() + pendingMs);
  return {
    requestedAt: now.toISOString(),
    startsAt: startsAt.toISOString(),
    endsAt: endOfExclusion(period, startsAt, timeZone)?.toISOString() ?? null,
  };
}

const hasEnded = ({ endsAt }: Pick<ExclusionTimes, 'endsAt'>, now: Date) =>
  endsAt !== null && Date.parse(endsAt) <= now.getTime();

/** Returns the state of an exclusion by the clock (§4): pending, active, expired. */
export function exclusionState(times: ExclusionTimes, now: Date): ExclusionState {
  if (hasEnded(times, now)) return 'expired';
  return Date.parse(times.startsAt) > now.getTime() ? 'pending' : 'active';
}

/** Until when an account is excluded; `until` is `null` when it is for good. */
export interface ExcludedUntil {
  until: string | null;
}

/** Returns until when a player is excluded, by the exclusion that ends last; `null` when by none. */
export function excludedUntil(
  exclusions: readonly Pick<ExclusionTimes, 'endsAt'>[],
  now: Date,
): ExcludedUntil | null {
  const running = exclusions.filter((exclusion) => !hasEnded(exclusion, now));
  if (running.length === 0) return null;
  const ends = running.map(({ endsAt }) => endsAt);
  if (ends.includes(null)) return { until: null };
  const last = Math.max(...ends.map((end) => Date.parse(end ?? '')));
  return { until: new Date(last).toISOString() };
}

/**
 * Returns why a player cannot have an exclusion; `null` when they can. The kind must have the period, a permanent one
 * must be confirmed, and while others run only one that ends later than all of them can be added: nothing ever shortens.
 */
export function getExclusionRejection(
  existing: readonly Pick<ExclusionTimes, 'endsAt'>[],
  { kind, period, confirmed }: WantedExclusion,
  now: Date,
  timeZone: string,
): 'EXCLUSION_INVALID_PERIOD' | 'EXCLUSION_ALREADY_ACTIVE' | null {
  if (!periodsOf(kind).includes(period)) return 'EXCLUSION_INVALID_PERIOD';
  if (period === 'permanent' && confirmed !== true) return 'EXCLUSION_INVALID_PERIOD';
  const running = excludedUntil(existing, now);
  if (running === null) return null;
  const { endsAt } = startExclusion(period, now, timeZone);
  const endsLater =
    running.until !== null && (endsAt === null || Date.parse(endsAt) > Date.parse(running.until));
  return endsLater ? null : 'EXCLUSION_ALREADY_ACTIVE';
}
