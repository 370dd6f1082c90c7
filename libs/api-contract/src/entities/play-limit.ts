import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, flag, list, maybe, numeric, orNull, readObject, text, withDefault } from '../reading.js';

/**
 * What a limit restricts (§3, §4): money paid in; stakes less payouts; the sum of all stakes; one stake; one stake while a
 * bonus is active; what is won in a month; as an extension what the account holds, above which no deposit takes it.
 */
export const limitKinds = [
  'deposit',
  'loss',
  'bet',
  'max-bet',
  'bonus-max-bet',
  'winnings',
  'balance',
] as const;
export type LimitKind = (typeof limitKinds)[number];

/** The periods of limits in the order of their numbers on the wire: 0 daily, 1 weekly, 2 monthly (§3, enumerations). */
export const limitPeriods = ['daily', 'weekly', 'monthly'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Reads a period from its number, also as text, or from its name. */
export const limitPeriod = /* @__PURE__ */ v.pipe(
  v.union([
    v.picklist(limitPeriods),
    v.pipe(
      numeric,
      v.transform((value) => limitPeriods[value]),
      v.picklist(limitPeriods),
    ),
  ]),
);

const pendingAmount = readObject({
  /** The amount from then on; `null` for no limit. */
  amount: orNull(decimal),
  takesEffectAt: date,
  /** Once that time has come, it waits until the player confirms it; the limit does not change before. */
  needsConfirmation: maybe(flag),
});

/**
 * One limit of a player. Amounts are decimal strings in major units of the limits' currency; points in time are ISO 8601.
 */
export const playLimit = readObject({
  kind: v.picklist(limitKinds),
  /** `null` for a limit of a single stake and for the highest balance. */
  period: orNull(limitPeriod),
  /** `null` for no limit. */
  amount: orNull(decimal),
  /** What counts against it in the current period, of the highest balance cash and deposits in progress. A loss below zero is 0. */
  used: withDefault(decimal, '0'),
  periodStartsAt: orNull(date),
  /** When the current period ends and the next one begins with nothing used. */
  periodEndsAt: orNull(date),
  /** A higher amount, or none, that takes effect later. */
  pending: orNull(pendingAmount),
  /** Until then it can only be lowered (§4: a bet limit change is allowed once per hour). */
  raisableFrom: orNull(date),
});
export type PlayLimit = v.InferOutput<typeof playLimit>;

/** Units of a session time limit (§3). */
export const sessionTimeUnits = ['minutes', 'hours', 'days'] as const;
export type SessionTimeUnit = (typeof sessionTimeUnits)[number];

const sessionTime = {
  value: numeric,
  unit: v.picklist(sessionTimeUnits),
};

/** How long a session may last, and when the current one ends because of it. */
export const sessionTimeLimit = readObject({
  ...sessionTime,
  startedAt: orNull(date),
  endsAt: orNull(date),
  /** A longer time, or none (`value` 0), that takes effect later. */
  pending: orNull(readObject({ ...sessionTime, takesEffectAt: date, needsConfirmation: maybe(flag) })),
});
export type SessionTimeLimit = v.InferOutput<typeof sessionTimeLimit>;

/** A limit that the operator asks everyone for, in a figure of their own. `period` is `null` for the session time and the highest balance. */
export const requiredLimit = readObject({
  kind: v.picklist(['deposit', 'session-time', 'balance']),
  period: orNull(limitPeriod),
});
export type RequiredLimit = v.InferOutput<typeof requiredLimit>;

/** What a player confirms after a login. Amounts are in major units of the limits' currency, times ISO 8601. */
export const loginSummary = readObject({
  from: date,
  to: date,
  deposited: decimal,
  staked: decimal,
  won: decimal,
});
export type LoginSummary = v.InferOutput<typeof loginSummary>;

/** All limits of a player, and what the operator allows to change. */
export const playLimits = readObject({
  currencyCode: text,
  /** The zone by which days, weeks and months begin. */
  timeZone: withDefault(text, 'UTC'),
  /** Hours until a loosened limit takes effect; a tightened one does at once. */
  looseningDelayHours: withDefault(numeric, 0),
  /** A highest balance is listed only where the operator offers it. */
  limits: list(playLimit),
  session: orNull(sessionTimeLimit),
  /** Minutes of play between two reality checks; `null` for none. */
  realityCheckMinutes: orNull(numeric),
  /** The longest choice that the operator allows; `null` if the player may choose none. */
  longestRealityCheckMinutes: orNull(numeric),
  /** Limits of the licence, which only time or age changes: a highest deposit of a month, a highest stake. */
  licenceLimits: v.optional(list(playLimit), []),
  /** The operator's own highest stake for every player (the global bet limit). */
  globalMaxBet: orNull(decimal),
  /** Bet limits are changed by support: the player's loyalty level is high (§6). */
  betLimitsBySupport: withDefault(flag, false),
  /** The player has to choose limits, which may be none, before the account can be used. */
  choiceRequired: withDefault(flag, false),
  /** Of that choice a deposit limit in the player's own figure is part: none is no choice. */
  depositLimitRequired: withDefault(flag, false),
  /** The limits of which each is needed: with one missing, the choice is not made. */
  requiredLimits: v.optional(list(requiredLimit), []),
  /** A higher limit of a day, week or month takes effect no sooner than the running one is over. */
  raisedLimitsWaitForPeriod: withDefault(flag, false),
  /** Figures that the player confirms before play goes on after a login; `null` when there are none. */
  loginSummary: orNull(loginSummary),
  /** The player is logged out when a limit of money is used up, and told before it is. */
  logsOutAtLimit: withDefault(flag, false),
  /** A button that stops play for 24 hours is to be shown on every page. */
  panicButton: withDefault(flag, false),
  /** The player is asked to look at the limits again; a change of a limit, or the choice that all stay, answers it. */
  reviewDue: withDefault(flag, false),
});
export type PlayLimits = v.InferOutput<typeof playLimits>;

/** Writes a period as its number on the wire. */
export const limitPeriodNumber = (period: LimitPeriod): number => limitPeriods.indexOf(period);
