import * as v from 'valibot';
import { rows } from '../answer.js';
import { decimal } from '../decimal.js';
import { bonusErrorCodes } from '../error-codes.js';

export const bonusTypes = ['no_deposit', 'freespins', 'instant_cashback', 'deposit'] as const;
const amount = v.optional(v.nullable(decimal));
const date = v.optional(v.nullable(v.string()));
const count = v.optional(v.nullable(v.number()));
const text = v.optional(v.nullable(v.string()));

/** Which balances of a bet count to the wagering requirement (§3). */
export const wageringTypes = ['REAL_TO_FUN', 'REAL_MONEY_ONLY'] as const;
export type WageringType = (typeof wageringTypes)[number];

export const daysOfWeek = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

/** What one bonus asks for and gives, as its offer tells it and as a player took it (§3). */
const bonusTerms = {
  wageringType: v.optional(v.nullable(v.picklist(wageringTypes))),
  wageringMultiplier: amount,
  /** A win with bonus money or a free spin is paid so many times. */
  multiplier: amount,
  /** The most that becomes cash. */
  maxWin: amount,
  /** The largest bet while it is active. */
  maxBet: amount,
  /** With less bonus money than this the bonus is over. */
  minBalance: amount,
  freeSpinsQuantity: count,
  /** What one free spin is worth as a stake. */
  freeSpinValue: amount,
  /** Slugs and names of the games in which free spins are played; any that count where it is empty. */
  games: v.optional(v.nullable(v.array(v.object({ slug: v.string(), name: v.string() })))),
  /** How much of a bet counts, in per cent by kind of game; kinds that are missing are excluded. */
  contributions: v.optional(v.nullable(v.record(v.string(), v.number()))),
  /** The most that a share of a deposit or of a loss may give. */
  maxBonusThreshold: amount,
  /** A share of the deposit, or of the net loss of an instant cashback, in per cent. */
  depositBonusPercent: amount,
  /**
   * What an instant cashback comes to, in major units of the player's currency: of an offer, for the player who asks and at this
   * moment; of a bonus that was taken, as it was worked out at activation. For guests, for other types, and where it comes into
   * the calendar by itself there is none.
   */
  cashback: v.optional(
    v.nullable(
      v.object({
        /** How much more of their own money was lost than won in the time that counts; `"0"` where it was not more. */
        netLoss: decimal,
        /** What it gives; `"0"` where that is nothing, or less than a bonus goes on with. */
        amount: decimal,
      }),
    ),
  ),
};

/** A bonus as lists and the calendar show it (§3). Amounts are in major units of the player's currency. */
export const bonus = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  name: text,
  type: v.optional(v.nullable(v.picklist(bonusTypes))),
  banner: v.optional(v.nullable(v.object({ bannerTitle: v.optional(v.nullable(v.string(), ''), '') }))),
  description: text,
  ...bonusTerms,
  wagerProgress: amount,
  lastUpdate: date,
  deadline: date,
  minimumDeposit: amount,
  cashAmount: amount,
  freeSpinsLeft: count,
  wagerLeft: amount,
  wagered: amount,
  start: date,
  expire: date,
  /** Days from activation until it ends. */
  validDays: count,
  /** On which days it can be activated; any where it is empty. */
  validOnDays: v.optional(v.nullable(v.array(v.picklist(daysOfWeek)))),
  /** It is given for a code. */
  needsCoupon: v.optional(v.nullable(v.boolean()), false),
  /** What it gives comes into the rakeback calendar by itself: there is nothing to activate. */
  addedToCalendar: v.optional(v.nullable(v.boolean())),
  /** Why the player who asks cannot have it now (§8), as an activation would answer; for guests nothing is known of it. */
  refusal: v.optional(
    v.nullable(
      v.object({
        code: v.picklist(bonusErrorCodes),
        params: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
  ),
});
export type Bonus = v.InferOutput<typeof bonus>;
/** What an instant cashback comes to, and of which net loss. */
export type BonusCashback = NonNullable<Bonus['cashback']>;
export const bonusPage = v.object({
  bonus: v.object({ count: v.optional(v.number(), 0), rows: rows('bonus', bonus) }),
});

export const userBonusStatuses = ['active', 'completed', 'cancelled', 'expired', 'lost'] as const;
export type UserBonusStatus = (typeof userBonusStatuses)[number];

/**
 * A bonus that a player took (§3, §4), with its terms as they were at activation. Amounts are major units of
 * `currencyCode`. `balance` is the bonus money it holds now; `wagered` of `wagerTotal` is done; `converted` became cash and
 * `forfeited` went back to the house when it ended. While free spins are left, `wagerTotal` is not known yet and `"0"`.
 */
export const userBonus = v.object({
  ...bonusTerms,
  userBonusId: v.string(),
  bonusId: v.string(),
  name: v.string(),
  type: v.picklist(bonusTypes),
  status: v.picklist(userBonusStatuses),
  currencyCode: v.string(),
  amount: decimal,
  balance: decimal,
  wagered: decimal,
  wagerTotal: decimal,
  wagerLeft: decimal,
  freeSpinsLeft: v.optional(v.number(), 0),
  freeSpinsWon: v.optional(decimal, '0'),
  converted: v.optional(decimal, '0'),
  forfeited: v.optional(decimal, '0'),
  startedAt: v.string(),
  lastUpdate: v.string(),
  deadline: v.optional(v.nullable(v.string()), null),
  endedAt: v.optional(v.nullable(v.string()), null),
});
export type UserBonus = v.InferOutput<typeof userBonus>;

/** A rakeback day from the server: `amount` is 0 when it is missing or not numeric (§3). */
export const rakebackDay = v.object({
  canClaimDate: v.string(),
  bonusId: v.optional(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))),
  amount: v.fallback(decimal, '0'),
  paidAt: v.optional(v.nullable(v.string()), null),
});
export type RakebackDay = v.InferOutput<typeof rakebackDay>;

/** The running cashback award (§3): `percent` is a fraction (decisions 30). */
export const calendarAward = v.object({
  ngr: v.fallback(decimal, '0'),
  payout: v.fallback(decimal, '0'),
  percent: v.fallback(decimal, '0'),
});
export type CalendarAward = v.InferOutput<typeof calendarAward>;
