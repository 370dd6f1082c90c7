import { describe, expect, it } from 'vitest';
import { type EligibilityFacts, ineligible, type OfferConditions, weekdayIn } from './eligibility.js';

const now = new Date('2026-11-20T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const facts: EligibilityFacts = {
  type: 'no_deposit',
  startsAt: days(-1),
  endsAt: days(1),
  registeredAt: days(-10),
  completedDeposits: 1,
  participants: 9,
  last: null,
  lacksVerifiedEmail: false,
  hadTheOnlyBonus: false,
  areOffersClosed: false,
  isDuplicate: false,
  clubLevel: 1,
  cashback: null,
};
const why = (
  conditions: OfferConditions,
  change: Partial<EligibilityFacts> = {},
  timeZone = 'UTC',
  at = now,
) => ineligible(conditions, { ...facts, ...change }, at, timeZone);
const code = (...requested: Parameters<typeof why>) => why(...requested)?.code;

describe('eligibility for an offer', () => {
  it('includes everyone when there are no conditions', () => {
    expect(why({})).toBeNull();
  });
  it('excludes players with two accounts from a gift', () => {
    expect(code({}, { isDuplicate: true })).toBe('BONUS_FRAUD');
    expect(code({}, { isDuplicate: true, type: 'freespins' })).toBe('BONUS_FRAUD');
    expect(code({}, { isDuplicate: true, type: 'deposit' })).toBeUndefined();
  });
  it('gives a reward of the club for each level that was reached', () => {
    const club = { kind: 'level', level: 3 } as const;
    const codes = [2, 3, 4].map((clubLevel) => code({ club }, { clubLevel }));
    expect(codes).toEqual(['WRONG_LEVEL', undefined, undefined]);
  });
  it('gives a reward that comes again for the player’s own level alone', () => {
    for (const kind of ['weekly', 'monthly'] as const) {
      const codes = [2, 3, 4].map((clubLevel) => code({ club: { kind, level: 3 } }, { clubLevel }));
      expect(codes).toEqual(['WRONG_LEVEL', undefined, 'WRONG_LEVEL']);
    }
  });
  it('requires a verified address', () => {
    expect(code({}, { lacksVerifiedEmail: true })).toBe('REQUIRED_EMAIL_VERIFICATION');
  });
  it('ends a number of days after the registration, the last instant included', () => {
    expect(code({ withinDaysOfRegistration: 10 })).toBeUndefined();
    expect(why({ withinDaysOfRegistration: 9 })).toEqual({
      code: 'REGISTRATION_BONUS',
      params: { days: '9' },
    });
  });
  it('ends when all places are taken', () => {
    expect(code({ maximumParticipants: 10 })).toBeUndefined();
    expect(why({ maximumParticipants: 9 })).toEqual({ code: 'MAXIMUM_PARTICIPANTS', params: { count: '9' } });
  });
  it('requires neither too few nor too many deposits; that of a deposit bonus counts', () => {
    expect(code({ depositsAtLeast: 1, depositsAtMost: 1 })).toBeUndefined();
    expect(why({ depositsAtLeast: 2 })).toEqual({ code: 'DEPOSITS_NUMBER', params: { count: '2' } });
    expect(why({ depositsAtMost: 0 })).toEqual({ code: 'DEPOSITS_NUMBER2', params: { count: '0' } });
    expect(code({ depositsAtLeast: 2 }, { type: 'deposit' })).toBeUndefined();
    expect(code({ depositsAtMost: 1 }, { type: 'deposit' })).toBe('DEPOSITS_NUMBER2');
  });
  it('returns only after the period; a player who forfeited the bonus sees that as the reason', () => {
    const last = { status: 'completed', at: days(-3) };
    expect(why({}, { last })).toEqual({ code: 'RETRY_PERIOD', params: {} });
    expect(why({ retryAfterDays: 4 }, { last })).toEqual({
      code: 'RETRY_PERIOD',
      params: { until: days(1).toISOString() },
    });
    expect(code({ retryAfterDays: 3 }, { last })).toBeUndefined();
    expect(code({}, { last: { ...last, status: 'cancelled' } })).toBe('CANCELLED');
  });
  it('for a cashback requires a deposit and a loss, unless the calendar pays it', () => {
    const cashback = { type: 'instant_cashback' as const, cashback: { netLoss: '50', amount: '5' } };
    expect(code({}, cashback)).toBeUndefined();
    expect(code({}, { ...cashback, cashback: null })).toBe('NO_CASHBACK');
    expect(code({}, { ...cashback, cashback: { netLoss: '1', amount: '0.00' } })).toBe('NO_CASHBACK');
    expect(code({}, { ...cashback, completedDeposits: 0 })).toBe('CASHBACK_NEED_DEPOSIT');
    expect(code({ addedToCalendar: true }, cashback)).toBe('ADD_TO_CALENDAR');
  });
});

describe('availability of an offer', () => {
  it('lasts from its start up to its end', () => {
    expect(code({}, {}, 'UTC', facts.startsAt)).toBeUndefined();
    expect(code({}, {}, 'UTC', new Date(facts.startsAt.getTime() - 1))).toBe('DAYS_VALID');
    expect(why({}, {}, 'UTC', facts.endsAt)).toEqual({
      code: 'DAYS_VALID',
      params: { from: facts.startsAt.toISOString(), to: facts.endsAt.toISOString() },
    });
  });
  it('follows the weekdays of the player’s calendar', () => {
    // Friday noon in London is Saturday in Kiritimati.
    expect(weekdayIn(now, 'UTC')).toBe('FRI');
    expect(weekdayIn(now, 'Pacific/Kiritimati')).toBe('SAT');
    expect(code({ validOnDays: ['FRI'] })).toBeUndefined();
    expect(code({ validOnDays: [] })).toBeUndefined();
    expect(why({ validOnDays: ['FRI', 'SUN'] }, {}, 'Pacific/Kiritimati')).toEqual({
      code: 'VALID_ON_DAYS',
      params: { days: 'FRI,SUN' },
    });
  });
  it('follows a time window of the player’s clock', () => {
    expect(code({ fromTime: '12:00', toTime: '12:01' })).toBeUndefined();
    expect(why({ fromTime: '12:01' })).toEqual({ code: 'START_TIME_ERROR', params: { time: '12:01' } });
    expect(why({ toTime: '12:00' })).toEqual({ code: 'END_TIME_ERROR', params: { time: '12:00' } });
    expect(code({ toTime: '13:00' }, {}, 'Europe/Berlin')).toBe('END_TIME_ERROR');
  });
});
