import {
  type Activity,
  type ActivityDay,
  type AnsweredCheck,
  type Exclusion,
  type PlayLimit,
  type PlayLimits,
  type PlayMarkers,
  type PlayTimeFigures,
  type SessionTimeLimit,
} from '@casino-kit/api-contract';
import { addDays, type CalendarDate } from '@casino-kit/calendar-dates';

/** Returns a weekly deposit limit of €500 with €100 used. */
export function makeLimit(overrides: Partial<PlayLimit> = {}): PlayLimit {
  return {
    kind: 'deposit',
    period: 'weekly',
    amount: '500.00',
    used: '100.00',
    periodStartsAt: '2026-11-22T23:00:00Z',
    periodEndsAt: '2026-11-29T23:00:00Z',
    pending: null,
    raisableFrom: null,
    ...overrides,
  };
}

const day = { periodStartsAt: '2026-11-25T23:00:00Z', periodEndsAt: '2026-11-26T23:00:00Z' };
const month = { periodStartsAt: '2026-10-31T23:00:00Z', periodEndsAt: '2026-11-30T23:00:00Z' };
const single = { period: null, periodStartsAt: null, periodEndsAt: null, used: '0' } as const;

/** Returns a session time of two hours that began an hour and twelve minutes ago. */
export function makeSessionTime(overrides: Partial<SessionTimeLimit> = {}): SessionTimeLimit {
  return {
    value: 2,
    unit: 'hours',
    startedAt: '2026-11-26T18:58:00Z',
    endsAt: '2026-11-26T20:58:00Z',
    pending: null,
    ...overrides,
  };
}

/** Returns the limits of a player: most are set, the daily loss limit is near, the monthly one is not set. */
export function makeLimits(overrides: Partial<PlayLimits> = {}): PlayLimits {
  return {
    currencyCode: 'EUR',
    timeZone: 'Europe/Berlin',
    looseningDelayHours: 24,
    limits: [
      makeLimit({ period: 'daily', amount: '100.00', used: '50.00', ...day }),
      makeLimit({ pending: { amount: '800.00', takesEffectAt: '2026-11-27T13:32:00Z' } }),
      makeLimit({ period: 'monthly', amount: '1500.00', used: '480.00', ...month }),
      makeLimit({ kind: 'loss', period: 'daily', amount: '50.00', used: '41.50', ...day }),
      makeLimit({ kind: 'loss', amount: '200.00', used: '92.00' }),
      makeLimit({ kind: 'bet', period: 'daily', amount: '400.00', used: '212.00', ...day }),
      makeLimit({ kind: 'max-bet', amount: '5.00', ...single, raisableFrom: '2026-11-26T20:40:00Z' }),
    ],
    session: makeSessionTime(),
    realityCheckMinutes: 30,
    longestRealityCheckMinutes: 60,
    licenceLimits: [],
    globalMaxBet: '500.00',
    betLimitsBySupport: false,
    choiceRequired: false,
    depositLimitRequired: false,
    requiredLimits: [],
    raisedLimitsWaitForPeriod: false,
    loginSummary: null,
    panicButton: false,
    logsOutAtLimit: false,
    reviewDue: false,
    ...overrides,
  };
}

/** Returns a break of one week that is active. */
export function makeExclusion(overrides: Partial<Exclusion> = {}): Exclusion {
  return {
    exclusionId: 'e-1',
    kind: 'break',
    period: 'P1W',
    state: 'active',
    requestedAt: '2026-11-24T09:00:00Z',
    startsAt: '2026-11-24T09:01:00Z',
    endsAt: '2026-12-01T09:01:00Z',
    ...overrides,
  };
}

/** Returns a day with a deposit of €20, and €10 lost in 40 rounds. */
export function makeActivityDay(overrides: Partial<ActivityDay> = {}): ActivityDay {
  return {
    date: '2026-11-26',
    deposited: '20.00',
    withdrawn: '0',
    staked: '40.00',
    won: '30.00',
    rewards: '0',
    rounds: 40,
    deposits: 1,
    withdrawals: 0,
    minutes: 45,
    ...overrides,
  };
}

/** Won less staked of each day of a month, in cents; `null` for a day without play. */
const nets = [
  -900,
  -2200,
  3000,
  -700,
  null,
  -3500,
  -2000,
  5600,
  -1500,
  -2800,
  -400,
  null,
  null,
  -1700,
  4000,
  -3000,
  -1200,
  -2200,
  1000,
  -4600,
  -700,
  null,
  -1500,
  2300,
  -2000,
  -3000,
  -800,
  null,
  -1100,
  -600,
  -900,
];
const money = (cents: number) => (cents / 100).toFixed(2);

/** Returns days with play from a date on: `count` of them, some without any, a deposit of €30 on every other one. */
export function makeMonth(from: CalendarDate, count: number): ActivityDay[] {
  return nets.slice(0, count).flatMap((net, index) => {
    if (net === null) return [];
    const staked = 4000 + index * 50;
    const hasDeposit = index % 2 === 0;
    return [
      makeActivityDay({
        date: addDays(from, index),
        deposited: hasDeposit ? '30.00' : '0',
        deposits: hasDeposit ? 1 : 0,
        withdrawn: index === 7 ? '200.00' : '0',
        withdrawals: index === 7 ? 1 : 0,
        staked: money(staked),
        won: money(staked + net),
        rewards: index === 20 ? '15.05' : '0',
        rounds: 60 + index,
        minutes: 40 + index,
      }),
    ];
  });
}

/** Returns the activity of November up to today, with three kinds of games. */
export function makeActivity(overrides: Partial<Activity> = {}): Activity {
  return {
    currencyCode: 'EUR',
    days: makeMonth('2026-11-01', 26),
    byKind: [
      { kind: 'slots', rounds: 1009, staked: '612.10', won: '471.50', minutes: 762 },
      { kind: 'live', rounds: 186, staked: '310.00', won: '284.50', minutes: 260 },
      { kind: 'originals', rounds: 402, staked: '96.40', won: '82.50', minutes: 135 },
    ],
    longestMinutes: 120,
    lifetime: { deposited: '2310.00', withdrawn: '1480.00' },
    ...overrides,
  };
}

/** Returns a play session of an hour with €12.40 lost in 60 rounds, as its server counts it. */
export function makePlayTime(overrides: Partial<PlayTimeFigures> = {}): PlayTimeFigures {
  return {
    currencyCode: 'EUR',
    startedAt: '2026-11-26T19:10:00Z',
    playedMs: 3_600_000,
    staked: '86.00',
    won: '73.60',
    rounds: 60,
    checkDueAt: null,
    pausedUntil: null,
    now: '2026-11-26T20:10:00Z',
    ...overrides,
  };
}

/** Returns a reality check after an hour, answered by playing on for half an hour. */
export function makeAnsweredCheck(overrides: Partial<AnsweredCheck> = {}): AnsweredCheck {
  return {
    currencyCode: 'EUR',
    playedMs: 3_600_000,
    staked: '86.00',
    won: '73.60',
    rounds: 60,
    dueAt: '2026-11-26T20:10:00Z',
    answeredAt: '2026-11-26T20:11:00Z',
    answer: 'continue',
    minutes: 30,
    ...overrides,
  };
}

/** Returns one marker of each kind. */
export function makePlayMarkers(overrides: Partial<PlayMarkers> = {}): PlayMarkers {
  const since = '2026-11-20T10:00:00Z';
  return {
    currencyCode: 'EUR',
    markers: [
      { kind: 'chasing-losses', since, count: 3, amount: '120.00' },
      { kind: 'night-play', since, nights: 4 },
      { kind: 'cancelled-withdrawals', since, count: 2, amount: '150.00' },
      { kind: 'rising-deposits', since, amount: '340.00', weeklyBefore: '90.00' },
      { kind: 'declined-deposits', since, count: 3 },
      { kind: 'longer-sessions', since, minutes: 160, minutesBefore: 70 },
      { kind: 'many-methods', since, count: 4 },
      { kind: 'tools-used', since, count: 3 },
    ],
    ...overrides,
  };
}
