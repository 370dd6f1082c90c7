import {
  type BonusCashback,
  type BonusErrorCode,
  type ClubRewardKind,
  type DayOfWeek,
  daysOfWeek,
} from '@casino-kit/api-contract';
import { dateIn, isoIn, getWeekday } from '@casino-kit/calendar-dates';
import { isPositive } from '@casino-kit/money';

/** How often a reward of the VIP club is given, and the level that gives it. */
export interface ClubCondition {
  kind: ClubRewardKind;
  level: number;
}

/** Who may activate an offer and when. An omitted condition does not apply. */
export interface OfferConditions {
  /** Only within this many days after the account was opened. */
  withinDaysOfRegistration?: number | undefined;
  maximumParticipants?: number | undefined;
  /** Available again after this many days; without it an offer can be activated once. */
  retryAfterDays?: number | undefined;
  /** The least and the greatest number of completed deposits. */
  depositsAtLeast?: number | undefined;
  depositsAtMost?: number | undefined;
  validOnDays?: readonly DayOfWeek[] | undefined;
  /** `HH:MM` of the player's clock: from, inclusive, to, exclusive. */
  fromTime?: string | undefined;
  toTime?: string | undefined;
  /** A cashback that is not activated: its amount is added to the calendar. */
  addedToCalendar?: boolean | undefined;
  /** Only for players who have the coupon. */
  needsCoupon?: boolean | undefined;
  /** A reward of the VIP club: only for players who have reached the level, or are at it if the reward is given again. */
  club?: ClubCondition | undefined;
}

/** What must be known of a player and an offer. */
export interface EligibilityFacts {
  type: 'no_deposit' | 'freespins' | 'instant_cashback' | 'deposit';
  startsAt: Date;
  endsAt: Date;
  registeredAt: Date;
  completedDeposits: number;
  participants: number;
  /** When the player last had this offer; of a reward that is given again, that of any level. */
  last: { status: string; at: Date } | null;
  /** Whether the address still has to be verified first. */
  lacksVerifiedEmail: boolean;
  /** Whether the policy allows one bonus only, and the player has had one. */
  hadTheOnlyBonus: boolean;
  /** Whether the policy closes bonuses to this player. */
  areOffersClosed: boolean;
  /** Whether the same person has another account. */
  isDuplicate: boolean;
  /** The player's level in the VIP club; null for an offer that is no reward of it. */
  clubLevel: number | null;
  /** The current cashback amount; null for other types, and when it is added to the calendar automatically. */
  cashback: BonusCashback | null;
}

/** Why a bonus is not granted (§8): the code and the values for its text. */
export interface Ineligible {
  code: BonusErrorCode;
  params: Record<string, string>;
}

const dayMs = 86_400_000;
const rejection = (code: BonusErrorCode, params: Record<string, string> = {}): Ineligible => ({
  code,
  params,
});

/** Returns the weekday of an instant in a zone. */
export function weekdayIn(at: Date, timeZone: string): DayOfWeek {
  return daysOfWeek[getWeekday(dateIn(at, timeZone))] ?? 'MON';
}

function outOfTime(
  { validOnDays, fromTime, toTime }: OfferConditions,
  { startsAt, endsAt }: EligibilityFacts,
  now: Date,
  timeZone: string,
): Ineligible | null {
  if (now < startsAt || now >= endsAt)
    return rejection('DAYS_VALID', { from: startsAt.toISOString(), to: endsAt.toISOString() });
  if (validOnDays !== undefined && validOnDays.length > 0 && !validOnDays.includes(weekdayIn(now, timeZone)))
    return rejection('VALID_ON_DAYS', { days: validOnDays.join(',') });
  const time = isoIn(now, timeZone).slice(11, 16);
  if (fromTime !== undefined && time < fromTime) return rejection('START_TIME_ERROR', { time: fromTime });
  if (toTime !== undefined && time >= toTime) return rejection('END_TIME_ERROR', { time: toTime });
  return null;
}

/** Returns from when on an offer that was taken can be taken again; null for never. */
export function againFrom({ retryAfterDays }: OfferConditions, takenAt: Date): Date | null {
  return retryAfterDays === undefined ? null : new Date(takenAt.getTime() + retryAfterDays * dayMs);
}

function takenBefore(conditions: OfferConditions, { last }: EligibilityFacts, now: Date): Ineligible | null {
  if (last === null) return null;
  const again = againFrom(conditions, last.at);
  if (again !== null && now >= again) return null;
  const params: Record<string, string> = again === null ? {} : { until: again.toISOString() };
  return rejection(last.status === 'cancelled' ? 'CANCELLED' : 'RETRY_PERIOD', params);
}

function wrongDeposits(
  { depositsAtLeast, depositsAtMost }: OfferConditions,
  { completedDeposits, type }: EligibilityFacts,
): Ineligible | null {
  // For a deposit bonus, its own deposit counts.
  const deposits = type === 'deposit' ? completedDeposits + 1 : completedDeposits;
  if (depositsAtLeast !== undefined && deposits < depositsAtLeast)
    return rejection('DEPOSITS_NUMBER', { count: String(depositsAtLeast) });
  if (depositsAtMost !== undefined && deposits > depositsAtMost)
    return rejection('DEPOSITS_NUMBER2', { count: String(depositsAtMost) });
  return null;
}

function wrongCashback(
  { addedToCalendar }: OfferConditions,
  { type, completedDeposits, cashback }: EligibilityFacts,
): Ineligible | null {
  if (type !== 'instant_cashback') return null;
  if (addedToCalendar === true) return rejection('ADD_TO_CALENDAR');
  if (completedDeposits === 0) return rejection('CASHBACK_NEED_DEPOSIT');
  return cashback === null || !isPositive(cashback.amount) ? rejection('NO_CASHBACK') : null;
}

/** Whether a player of a level has a reward of the VIP club: one that is given again is for its own level alone. */
export function isForLevel({ kind, level }: ClubCondition, clubLevel: number): boolean {
  return kind === 'level' ? level <= clubLevel : level === clubLevel;
}

/**
 * Returns why a player cannot have an offer now, or null. `timeZone` is the player's: days and times of the offer use
 * their clock. Does not check whether another bonus is active.
 */
export function ineligible(
  conditions: OfferConditions,
  facts: EligibilityFacts,
  now: Date,
  timeZone: string,
): Ineligible | null {
  if (facts.hadTheOnlyBonus) return rejection('ONE_BONUS_ONLY');
  if (facts.areOffersClosed) return rejection('NOT_OFFERED');
  if (conditions.club !== undefined && !isForLevel(conditions.club, facts.clubLevel ?? 1))
    return rejection('WRONG_LEVEL');
  const isGift = facts.type === 'no_deposit' || facts.type === 'freespins';
  if (isGift && facts.isDuplicate) return rejection('BONUS_FRAUD');
  if (facts.lacksVerifiedEmail) return rejection('REQUIRED_EMAIL_VERIFICATION');
  const { withinDaysOfRegistration: days, maximumParticipants } = conditions;
  const isLate = days !== undefined && now.getTime() > facts.registeredAt.getTime() + days * dayMs;
  const isFull = maximumParticipants !== undefined && facts.participants >= maximumParticipants;
  return (
    outOfTime(conditions, facts, now, timeZone) ??
    (isLate ? rejection('REGISTRATION_BONUS', { days: String(days) }) : null) ??
    wrongDeposits(conditions, facts) ??
    takenBefore(conditions, facts, now) ??
    (isFull ? rejection('MAXIMUM_PARTICIPANTS', { count: String(maximumParticipants) }) : null) ??
    wrongCashback(conditions, facts)
  );
}
