import * as v from 'valibot';
import { rows } from '../answer.js';
import { decimal } from '../decimal.js';

export const bonusTypes = ['no_deposit', 'freespins', 'instant_cashback', 'deposit'] as const;
const amount = v.optional(v.nullable(decimal));
const date = v.optional(v.nullable(v.string()));
const count = v.optional(v.nullable(v.number()));

/** A bonus as lists and the calendar show it (§3). Amounts are in major units of the player's currency. */
export const bonus = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  name: v.optional(v.nullable(v.string())),
  type: v.optional(v.nullable(v.picklist(bonusTypes))),
  banner: v.optional(v.nullable(v.object({ bannerTitle: v.optional(v.nullable(v.string(), ''), '') }))),
  wagerProgress: amount,
  lastUpdate: date,
  deadline: date,
  wageringType: v.optional(v.nullable(v.picklist(['REAL_TO_FUN', 'REAL_MONEY_ONLY']))),
  minimumDeposit: amount,
  cashAmount: amount,
  freeSpinsQuantity: count,
  freeSpinsLeft: count,
  wagerLeft: amount,
  wagered: amount,
  multiplier: amount,
  start: date,
  expire: date,
  maxBonusThreshold: amount,
  maxWin: amount,
  minBalance: amount,
  wageringMultiplier: amount,
  depositBonusPercent: amount,
});
export type Bonus = v.InferOutput<typeof bonus>;
export const bonusPage = v.object({
  bonus: v.object({ count: v.optional(v.number(), 0), rows: rows('bonus', bonus) }),
});

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
