import * as v from 'valibot';
import { decimal } from '../decimal.js';
import {
  countedRows,
  date,
  flag,
  id,
  list,
  listUnder,
  maybe,
  numeric,
  orNull,
  readObject,
  text,
  withDefault,
} from '../reading.js';
import { bonusErrorCodes } from '../error-codes.js';
import { toPlainText } from '../markup/plain-text.js';

export const bonusTypes = ['no_deposit', 'freespins', 'instant_cashback', 'deposit'] as const;
const amount = maybe(decimal);
const dateOrNot = maybe(date);
const count = maybe(numeric);
const textOrNot = maybe(text);
/** A name for one line: servers may send HTML in it. */
export const plainName = /* @__PURE__ */ v.pipe(text, v.transform(toPlainText));

/** Which balances of a bet count to the wagering requirement (§3). */
export const wageringTypes = ['REAL_TO_FUN', 'REAL_MONEY_ONLY'] as const;
export type WageringType = (typeof wageringTypes)[number];

export const daysOfWeek = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

/** What one bonus requires and grants, as its offer describes it and as a player activated it (§3). */
const bonusTerms = {
  wageringType: maybe(v.picklist(wageringTypes)),
  wageringMultiplier: amount,
  /** The multiplier for a win with bonus money or a free spin. */
  multiplier: amount,
  /** The maximum that is converted to cash. */
  maxWin: amount,
  /** The largest bet while it is active. */
  maxBet: amount,
  /** The bonus ends when its money falls below this. */
  minBalance: amount,
  freeSpinsQuantity: count,
  /** The stake of one free spin. */
  freeSpinValue: amount,
  /** Slugs and names of the games in which free spins are played; any qualifying game if it is empty. */
  games: maybe(list(readObject({ slug: text, name: text }))),
  /** How much of a bet counts, in per cent by kind of game; kinds that are missing are excluded. */
  contributions: maybe(v.record(v.string(), numeric)),
  /** The maximum that a share of a deposit or of a loss may grant. */
  maxBonusThreshold: amount,
  /** A share of the deposit, or of the net loss of an instant cashback, in per cent. */
  depositBonusPercent: amount,
  /**
   * The value of an instant cashback, in major units of the player's currency. For an offer: the value for this player
   * at this moment. For an activated bonus: the value computed at activation. Missing for guests, for other types, and
   * if it is added to the calendar automatically.
   */
  cashback: maybe(
    readObject({
      /**
       * How much more of their own money the player lost than won in the period that counts; `"0"` if it was not more.
       */
      netLoss: decimal,
      /** The amount it grants; `"0"` if it grants nothing, or less than the minimum of a bonus. */
      amount: decimal,
    }),
  ),
};

/** A bonus as lists and the calendar show it (§3). Amounts are in major units of the player's currency. */
export const bonus = readObject({
  id,
  name: maybe(plainName),
  type: maybe(v.picklist(bonusTypes)),
  banner: maybe(readObject({ bannerTitle: withDefault(plainName, '') })),
  /** May have HTML, which nobody has checked: show it by `RichText` of ui, or by `toPlainText`. */
  description: textOrNot,
  ...bonusTerms,
  wagerProgress: amount,
  lastUpdate: dateOrNot,
  deadline: dateOrNot,
  minimumDeposit: amount,
  cashAmount: amount,
  freeSpinsLeft: count,
  wagerLeft: amount,
  wagered: amount,
  start: dateOrNot,
  expire: dateOrNot,
  /** Days from activation until it ends. */
  validDays: count,
  /** The days on which it can be activated; any day if it is empty. */
  validOnDays: maybe(list(v.picklist(daysOfWeek))),
  /** It requires a code. */
  needsCoupon: withDefault(flag, false),
  /** Its value is added to the rakeback calendar automatically: there is nothing to activate. */
  addedToCalendar: maybe(flag),
  /** Why this player cannot have it now (§8), as an activation would respond; not known for guests. */
  refusal: maybe(
    readObject({
      code: v.picklist(bonusErrorCodes),
      params: withDefault(v.record(v.string(), text), {}),
    }),
  ),
});
export type Bonus = v.InferOutput<typeof bonus>;
/** The value of an instant cashback, and the net loss that it is computed from. */
export type BonusCashback = NonNullable<Bonus['cashback']>;
export const bonusPage = listUnder('bonus', readObject({ bonus: countedRows(bonus) }));

export const userBonusStatuses = ['active', 'completed', 'cancelled', 'expired', 'lost'] as const;
export type UserBonusStatus = (typeof userBonusStatuses)[number];

/**
 * A bonus that a player activated (§3, §4), with its terms as they were at activation. Amounts are major units of
 * `currencyCode`. `balance` is its current bonus money; `wagered` of `wagerTotal` is done; `converted` became cash and
 * `forfeited` went back to the house when it ended. While free spins are left, `wagerTotal` is not known yet and `"0"`.
 */
export const userBonus = readObject({
  ...bonusTerms,
  userBonusId: id,
  bonusId: id,
  name: plainName,
  type: v.picklist(bonusTypes),
  status: v.picklist(userBonusStatuses),
  currencyCode: text,
  amount: decimal,
  balance: decimal,
  wagered: decimal,
  wagerTotal: decimal,
  wagerLeft: decimal,
  freeSpinsLeft: withDefault(numeric, 0),
  freeSpinsWon: withDefault(decimal, '0'),
  converted: withDefault(decimal, '0'),
  forfeited: withDefault(decimal, '0'),
  startedAt: date,
  lastUpdate: date,
  deadline: orNull(date),
  endedAt: orNull(date),
});
export type UserBonus = v.InferOutput<typeof userBonus>;

/** A rakeback day from the server: `amount` is 0 when it is missing or not numeric (§3). */
export const rakebackDay = readObject({
  canClaimDate: date,
  bonusId: maybe(id),
  amount: withDefault(decimal, '0'),
  paidAt: orNull(date),
});
export type RakebackDay = v.InferOutput<typeof rakebackDay>;

/** The running cashback award (§3): `percent` is a fraction (decisions 30). */
export const calendarAward = readObject({
  ngr: withDefault(decimal, '0'),
  payout: withDefault(decimal, '0'),
  percent: withDefault(decimal, '0'),
});
export type CalendarAward = v.InferOutput<typeof calendarAward>;
