import {
  type BonusCashback,
  type BonusErrorCode,
  type DayOfWeek,
  daysOfWeek,
} from '@casino-kit/api-contract';
import { isPositive } from '@casino-kit/money';
import { clockIn, dayIn } from '../history/days.js';

/** Who may take an offer and when. What is left out asks for nothing. */
export interface OfferConditions {
  /** Only within so many days after the account was opened. */
  withinDaysOfRegistration?: number;
  maximumParticipants?: number;
  /** Again after so many days; without it an offer is taken once. */
  retryAfterDays?: number;
  /** At least, and at most, so many completed deposits. */
  depositsAtLeast?: number;
  depositsAtMost?: number;
  validOnDays?: readonly DayOfWeek[];
  /** `HH:MM` of the player's clock: from the one up to the other. */
  fromTime?: string;
  toTime?: string;
  /** A cashback that is not activated: what it gives is added to the calendar. */
  addedToCalendar?: boolean;
  /** Only for who has the coupon. */
  needsCoupon?: boolean;
}

/** What has to be known of a player and an offer. */
export interface EligibilityFacts {
  type: 'no_deposit' | 'freespins' | 'instant_cashback' | 'deposit';
  startsAt: Date;
  endsAt: Date;
  registeredAt: Date;
  completedDeposits: number;
  participants: number;
  /** The player's last time with this offer. */
  last: { status: string; at: Date } | null;
  /** Whether the address has to be verified first, and is not. */
  lacksVerifiedEmail: boolean;
  /** Whether the same person has another account. */
  isDuplicate: boolean;
  /** What a cashback comes to now; null for other types, and where it comes into the calendar automatically. */
  cashback: BonusCashback | null;
}

/** Why a bonus is not given (§8): the code and what its text names. */
export interface Ineligible {
  code: BonusErrorCode;
  params: Record<string, string>;
}

const dayMs = 86_400_000;
const rejection = (code: BonusErrorCode, params: Record<string, string> = {}): Ineligible => ({
  code,
  params,
});

/** The weekday on which an instant falls in a zone. */
export function weekdayIn(at: Date, timeZone: string): DayOfWeek {
  const day = new Date(`${dayIn(at, timeZone)}T00:00:00Z`).getUTCDay();
  return daysOfWeek[(day + 6) % 7] ?? 'MON';
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
  const time = clockIn(now, timeZone);
  if (fromTime !== undefined && time < fromTime) return rejection('START_TIME_ERROR', { time: fromTime });
  if (toTime !== undefined && time >= toTime) return rejection('END_TIME_ERROR', { time: toTime });
  return null;
}

function takenBefore(
  { retryAfterDays }: OfferConditions,
  { last }: EligibilityFacts,
  now: Date,
): Ineligible | null {
  if (last === null) return null;
  const again = retryAfterDays === undefined ? null : new Date(last.at.getTime() + retryAfterDays * dayMs);
  if (again !== null && now >= again) return null;
  const params: Record<string, string> = again === null ? {} : { until: again.toISOString() };
  return rejection(last.status === 'cancelled' ? 'CANCELLED' : 'RETRY_PERIOD', params);
}

function wrongDeposits(
  { depositsAtLeast, depositsAtMost }: OfferConditions,
  { completedDeposits, type }: EligibilityFacts,
): Ineligible | null {
  // With a deposit bonus the deposit it comes with counts.
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

/**
 * Why a player cannot have an offer now, or null. `timeZone` is the player's: days and times of the offer are read on
 * their clock. Whether another bonus is active is not asked here.
 */
export function ineligible(
  conditions: OfferConditions,
  facts: EligibilityFacts,
  now: Date,
  timeZone: string,
): Ineligible | null {
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
