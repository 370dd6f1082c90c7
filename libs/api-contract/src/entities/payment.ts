import * as v from 'valibot';
import { rows } from '../answer.js';
import { decimal, instant } from '../decimal.js';

const list = v.optional(v.nullable(v.array(v.string()), []), []);
const flag = (otherwise: boolean) => v.optional(v.nullable(v.boolean(), otherwise), otherwise);

/** Countries a method is closed to by the player's tags: keys `matched`, `unmatched`, `default` or a tag (decisions 24). */
export const tagRestrictedCountries = v.record(v.string(), v.array(v.string()));

/** What a player fills in to be paid out (§3): each form has its own fields, see `withdrawalDetailsSchema` of the field rules. */
export const withdrawalForms = ['bank', 'netbanking', 'upi', 'crypto', 'skrill', 'card'] as const;
export type WithdrawalForm = (typeof withdrawalForms)[number];

/** A chain that a crypto method takes: `asset` is what is sent (`USDT`), `minAmount` in the method's currency. */
export const cryptoNetwork = v.object({
  id: v.string(),
  name: v.string(),
  asset: v.string(),
  minAmount: v.optional(v.nullable(decimal)),
  confirmations: v.optional(v.number(), 1),
});
export type CryptoNetwork = v.InferOutput<typeof cryptoNetwork>;

const settlementTimes = v.picklist(['instant', 'minutes', 'hours', 'days']);

/**
 * A way to pay in or out (§3). `minAmount` and `maxAmount` are what it takes in, those with `withdrawal` what it pays
 * out, in major units of the currency asked for. `paused`: the provider takes nothing at the moment.
 */
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
    settlementTime: v.optional(v.nullable(settlementTimes)),
    paused: flag(false),
    withdrawalForm: v.optional(v.nullable(v.picklist(withdrawalForms))),
    withdrawalMinAmount: v.optional(v.nullable(decimal)),
    withdrawalMaxAmount: v.optional(v.nullable(decimal)),
    withdrawalTime: v.optional(v.nullable(settlementTimes)),
    networks: v.optional(v.nullable(rows('networks', cryptoNetwork), []), []),
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

const webAddress = v.pipe(v.string(), v.url());

/**
 * What the player has to do for a pending deposit, and until when (`expiresAt`, `null` for no end).
 * - `redirect`: finish on the provider's page at `url`.
 * - `upi`: pay the request `uri` (`upi://pay?…`) from a UPI app, by its QR code.
 * - `pix`: pay `code` ("copia e cola") from a bank's app, by its QR code.
 * - `crypto`: send `cryptoAmount` of `asset` to `address`; `uri` is for wallets. `confirmations` counts up to `required`.
 * - `bank`: transfer to the account, with `reference` as the purpose.
 */
export const depositStep = v.variant('type', [
  v.object({ type: v.literal('redirect'), url: webAddress, expiresAt: v.nullable(instant) }),
  v.object({ type: v.literal('upi'), uri: v.string(), expiresAt: v.nullable(instant) }),
  v.object({ type: v.literal('pix'), code: v.string(), expiresAt: v.nullable(instant) }),
  v.object({
    type: v.literal('crypto'),
    network: v.string(),
    asset: v.string(),
    address: v.string(),
    cryptoAmount: decimal,
    uri: v.string(),
    confirmations: v.number(),
    required: v.number(),
    expiresAt: v.nullable(instant),
  }),
  v.object({
    type: v.literal('bank'),
    beneficiary: v.string(),
    accountNumber: v.string(),
    bankCode: v.string(),
    bankName: v.string(),
    reference: v.string(),
    expiresAt: v.nullable(instant),
  }),
]);
export type DepositStep = v.InferOutput<typeof depositStep>;

/**
 * A deposit as the player may see it. `challenge` waits for 3-D Secure at `threeDs.url`; `pending` waits for the player
 * (`next`) or for the provider; `completed` has been posted to the ledger; `failed` (something broke), `declined` (the
 * bank said no) and `cancelled` (the player left) moved no money. Money that arrives late all the same completes it.
 */
export const deposit = v.object({
  depositId: v.string(),
  /** What people call it: the id of its row in the history. */
  reference: v.optional(v.nullable(v.string())),
  status: v.picklist(depositStatuses),
  amount: decimal,
  currencyCode: v.string(),
  method: v.string(),
  paymentMethodId: v.optional(v.nullable(v.string())),
  methodTitle: v.optional(v.nullable(v.string())),
  card: v.optional(v.nullable(v.object({ brand: v.string(), last4: v.string() }))),
  createdAt: v.string(),
  balanceAfter: v.optional(v.nullable(decimal)),
  threeDs: v.optional(v.nullable(v.object({ url: webAddress }))),
  next: v.optional(v.nullable(v.fallback(v.nullable(depositStep), null)), null),
  errorCode: v.optional(v.nullable(v.string())),
  errorParams: v.optional(v.nullable(v.record(v.string(), v.string()))),
  /** The bonus it asked for; `errorCode` (§8) tells why it was not given after all. */
  bonus: v.optional(v.nullable(v.object({ bonusId: v.string(), errorCode: v.nullable(v.string()) }))),
});
export type Deposit = v.InferOutput<typeof deposit>;
export type DepositStatus = Deposit['status'];

/** A card that the provider keeps for a player. Of its number only the last four digits are known. */
export const savedCard = v.object({
  cardId: v.string(),
  brand: v.string(),
  last4: v.string(),
  expiry: v.optional(v.nullable(v.string())),
  lastUsedAt: v.optional(v.nullable(v.string())),
});
export type SavedCard = v.InferOutput<typeof savedCard>;
