import * as v from 'valibot';
import { rows } from '../answer.js';
import { decimal } from '../decimal.js';

const list = v.optional(v.nullable(v.array(v.string()), []), []);
const flag = (otherwise: boolean) => v.optional(v.nullable(v.boolean(), otherwise), otherwise);

/** Countries a method is closed to by the player's tags: keys `matched`, `unmatched`, `default` or a tag (decisions 24). */
export const tagRestrictedCountries = v.record(v.string(), v.array(v.string()));

/** A way to pay in or out (§3), with the amounts it takes in major units of `currencyCode`. */
export const paymentMethod = v.pipe(
  v.object({
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    name: v.string(),
    title: v.optional(v.nullable(v.string())),
    rawTitle: v.optional(v.nullable(v.string())),
    description: v.optional(v.nullable(v.string())),
    thumbnail_url: v.optional(v.nullable(v.string())),
    thumbnailUrl: v.optional(v.nullable(v.string())),
    paymentMethod: v.optional(v.nullable(v.string())),
    isCardForm: flag(false),
    hidden: flag(false),
    isActive: flag(true),
    sortPriority: v.optional(v.nullable(v.number(), 0), 0),
    withdrawalExist: flag(false),
    allowedCountries: list,
    restrictedCountries: list,
    tagRestrictedCountries: v.optional(v.nullable(tagRestrictedCountries)),
    allowedCurrencies: list,
    restrictedCurrencies: list,
    allowEmails: list,
    allowTags: list,
    allowedTags: list,
    minAmount: v.optional(v.nullable(decimal)),
    maxAmount: v.optional(v.nullable(decimal)),
    settlementTime: v.optional(v.nullable(v.picklist(['instant', 'minutes', 'hours', 'days']))),
    hostedFieldsUrl: v.optional(v.nullable(v.pipe(v.string(), v.url()))),
  }),
  v.transform(({ thumbnail_url, thumbnailUrl, allowTags, allowedTags, ...method }) => ({
    ...method,
    thumbnailUrl: thumbnailUrl ?? thumbnail_url ?? null,
    allowedTags: allowedTags.length > 0 ? allowedTags : allowTags,
  })),
);
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;
export const paymentMethods = rows('payments', paymentMethod);

export const depositStatuses = [
  'pending',
  'challenge',
  'completed',
  'failed',
  'declined',
  'cancelled',
] as const;

/**
 * A deposit as the player may see it. `challenge` waits for 3-D Secure at `threeDs.url`; `completed` has been posted to
 * the ledger; `failed` (something broke), `declined` (the bank said no) and `cancelled` (the player left) moved no money.
 */
export const deposit = v.object({
  depositId: v.string(),
  status: v.picklist(depositStatuses),
  amount: decimal,
  currencyCode: v.string(),
  method: v.string(),
  card: v.optional(v.nullable(v.object({ brand: v.string(), last4: v.string() }))),
  createdAt: v.string(),
  balanceAfter: v.optional(v.nullable(decimal)),
  threeDs: v.optional(v.nullable(v.object({ url: v.pipe(v.string(), v.url()) }))),
  errorCode: v.optional(v.nullable(v.string())),
  errorParams: v.optional(v.nullable(v.record(v.string(), v.string()))),
});
export type Deposit = v.InferOutput<typeof deposit>;
export type DepositStatus = Deposit['status'];
