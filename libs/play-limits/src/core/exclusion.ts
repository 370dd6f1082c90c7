import {
  type Exclusion,
  type ExclusionKind,
  type ExclusionPeriod,
  exclusionKinds,
  exclusionPeriods,
  type ExclusionState,
  licenceExclusionPeriods,
  type OfferedExclusion,
} from '@casino-kit/api-contract';
import { addUtc } from '@casino-kit/calendar-dates';
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
const dayMs = 86_400_000;

/** Returns the periods of a kind of exclusion, shortest first. */
export function getExclusionPeriods(kind: ExclusionKind): readonly ExclusionPeriod[] {
  return exclusionPeriods[kind];
}

/** What a licence says about the lengths of exclusions; `0` and `null` for every length of §3. */
export interface ExclusionBounds {
  shortestSelfExclusionMonths: number;
  /** Of breaks, freezes and cooling-off. */
  longestBreakDays: number | null;
  /** A self-exclusion is offered that lasts until the player asks to end it, where no shortest one is set. */
  indefiniteExclusion?: boolean;
}

/** A day that has begun counts as the shortest. */
const lengthMs = (period: ExclusionPeriod, now: Date) => {
  if (period === 'today') return 0;
  const endsAt = endOfExclusion(period, now, 'UTC');
  return endsAt === null ? Number.POSITIVE_INFINITY : endsAt.getTime() - now.getTime();
};

/** Returns the exclusions that are offered within a licence's bounds at an instant, shortest first within a kind. */
export function offeredExclusions(
  { shortestSelfExclusionMonths, longestBreakDays, indefiniteExclusion = false }: ExclusionBounds,
  now: Date,
): OfferedExclusion[] {
  const shortestMs = addUtc(now, shortestSelfExclusionMonths, 'month').getTime() - now.getTime();
  const longestMs = longestBreakDays === null ? Number.POSITIVE_INFINITY : longestBreakDays * dayMs;
  return exclusionKinds.flatMap((kind) => {
    const isSelfExclusion = kind === 'self-exclusion';
    const isBounded = isSelfExclusion ? shortestSelfExclusionMonths > 0 : longestBreakDays !== null;
    const isExtended = isBounded || (isSelfExclusion && indefiniteExclusion);
    const extra =
      isExtended && (kind === 'cooling-off' || isSelfExclusion) ? licenceExclusionPeriods[kind] : [];
    return [...getExclusionPeriods(kind), ...extra]
      .filter((period) => {
        const length = lengthMs(period, now);
        if (period === 'indefinite') return indefiniteExclusion && shortestSelfExclusionMonths === 0;
        return isSelfExclusion ? length >= shortestMs : length <= longestMs;
      })
      .sort((a, b) => lengthMs(a, now) - lengthMs(b, now))
      .map((period) => ({ kind, period }));
  });
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
 * Returns why a player cannot have an exclusion; `null` when they can. The period must be one of those `offered`, of §3 if
 * the list is empty, a permanent one
 * must be confirmed, and while others run only one that ends later than all of them can be added: nothing ever shortens.
 */
export function getExclusionRejection(
  existing: readonly Pick<ExclusionTimes, 'endsAt'>[],
  { kind, period, confirmed }: WantedExclusion,
  now: Date,
  timeZone: string,
  offered: readonly OfferedExclusion[] = [],
): 'EXCLUSION_INVALID_PERIOD' | 'EXCLUSION_ALREADY_ACTIVE' | null {
  const isOffered =
    offered.length === 0
      ? getExclusionPeriods(kind).includes(period)
      : offered.some((one) => one.kind === kind && one.period === period);
  if (!isOffered) return 'EXCLUSION_INVALID_PERIOD';
  if (period === 'permanent' && confirmed !== true) return 'EXCLUSION_INVALID_PERIOD';
  const running = excludedUntil(existing, now);
  if (running === null) return null;
  const { endsAt } = startExclusion(period, now, timeZone);
  const endsLater =
    running.until !== null && (endsAt === null || Date.parse(endsAt) > Date.parse(running.until));
  return endsLater ? null : 'EXCLUSION_ALREADY_ACTIVE';
}
