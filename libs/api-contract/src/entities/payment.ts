import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, flag, id, list, maybe, numeric, orNull, readObject, text, withDefault } from '../reading.js';

const texts = withDefault(list(text), []);
const flagOr = (otherwise: boolean) => withDefault(flag, otherwise);

/** Countries a method is closed to by the player's tags: keys `matched`, `unmatched`, `default` or a tag (decisions 24). */
export const tagRestrictedCountries = v.record(v.string(), list(text));

/**
 * The payout details that a player fills in (§3). Each form has its own fields, see `withdrawalDetailsSchema` of the
 * field rules.
 */
export const withdrawalForms = ['bank', 'netbanking', 'upi', 'crypto', 'skrill', 'card'] as const;
export type WithdrawalForm = (typeof withdrawalForms)[number];

/** A chain that a crypto method accepts: `asset` is the coin to send (`USDT`), `minAmount` in the method's currency. */
export const cryptoNetwork = readObject({
  id,
  name: text,
  asset: text,
  minAmount: maybe(decimal),
  confirmations: withDefault(numeric, 1),
});
export type CryptoNetwork = v.InferOutput<typeof cryptoNetwork>;

const settlementTimes = v.picklist(['instant', 'minutes', 'hours', 'days']);

/**
 * A payment method for deposits or withdrawals (§3). `minAmount` and `maxAmount` limit deposits, those with
 * `withdrawal` limit payouts, in major units of the requested currency. `paused`: the provider accepts nothing at the
 * moment.
 */
export const paymentMethod = v.pipe(
  readObject({
    id: maybe(id),
    name: v.pipe(text, v.nonEmpty()),
    title: maybe(text),
    rawTitle: maybe(text),
    description: maybe(text),
    thumbnail_url: maybe(text),
    thumbnailUrl: maybe(text),
    paymentMethod: maybe(text),
    isCardForm: flagOr(false),
    hidden: flagOr(false),
    isActive: flagOr(true),
    sortPriority: withDefault(numeric, 0),
    withdrawalExist: flagOr(false),
    allowedCountries: texts,
    restrictedCountries: texts,
    tagRestrictedCountries: maybe(tagRestrictedCountries),
    allowedCurrencies: texts,
    restrictedCurrencies: texts,
    allowEmails: texts,
    allowTags: texts,
    allowedTags: texts,
    minAmount: maybe(decimal),
    maxAmount: maybe(decimal),
    settlementTime: maybe(settlementTimes),
    paused: flagOr(false),
    withdrawalForm: maybe(v.picklist(withdrawalForms)),
    withdrawalMinAmount: maybe(decimal),
    withdrawalMaxAmount: maybe(decimal),
    withdrawalTime: maybe(settlementTimes),
    networks: withDefault(list(cryptoNetwork), []),
    hostedFieldsUrl: maybe(v.pipe(text, v.url())),
  }),
  v.transform(({ id: methodId, thumbnail_url, thumbnailUrl, allowTags, allowedTags, ...method }) => ({
    ...method,
    id: methodId ?? method.name,
    thumbnailUrl: thumbnailUrl ?? thumbnail_url ?? null,
    allowedTags: allowedTags.length > 0 ? allowedTags : allowTags,
  })),
);
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;
export const paymentMethods = list(paymentMethod);

export const depositStatuses = [
  'pending',
  'challenge',
  'completed',
  'failed',
  'declined',
  'cancelled',
] as const;

const webAddress = v.pipe(text, v.url());

/**
 * What the player has to do for a pending deposit, and until when (`expiresAt`, `null` for no end).
 * - `redirect`: finish on the provider's page at `url`.
 * - `upi`: pay the request `uri` (`upi://pay?…`) from a UPI app, by its QR code.
 * - `pix`: pay `code` ("copia e cola") from a bank's app, by its QR code.
 * - `crypto`: send `cryptoAmount` of `asset` to `address`; `uri` is for wallets. `confirmations` counts up to `required`.
 * - `bank`: transfer to the account, with `reference` as the purpose.
 */
export const depositStep = v.variant('type', [
  readObject({ type: v.literal('redirect'), url: webAddress, expiresAt: orNull(date) }),
  readObject({ type: v.literal('upi'), uri: text, expiresAt: orNull(date) }),
  readObject({ type: v.literal('pix'), code: text, expiresAt: orNull(date) }),
  readObject({
    type: v.literal('crypto'),
    network: text,
    asset: text,
    address: text,
    cryptoAmount: decimal,
    uri: text,
    confirmations: numeric,
    required: numeric,
    expiresAt: orNull(date),
  }),
  readObject({
    type: v.literal('bank'),
    beneficiary: text,
    accountNumber: text,
    bankCode: text,
    bankName: text,
    reference: text,
    expiresAt: orNull(date),
  }),
]);
export type DepositStep = v.InferOutput<typeof depositStep>;

/**
 * A deposit as the player may see it. `challenge` waits for 3-D Secure at `threeDs.url`; `pending` waits for the player
 * (`next`) or for the provider; `completed` has been posted to the ledger; `failed` (an error occurred), `declined`
 * (the bank declined it) and `cancelled` (the player left) moved no money. Money that still arrives later completes it.
 */
export const deposit = readObject({
  depositId: id,
  /** The human-readable id: the id of its row in the history. */
  reference: maybe(text),
  status: withDefault(v.picklist(depositStatuses), 'pending'),
  amount: decimal,
  currencyCode: text,
  method: withDefault(text, ''),
  paymentMethodId: maybe(id),
  methodTitle: maybe(text),
  card: maybe(readObject({ brand: text, last4: text })),
  createdAt: date,
  balanceAfter: maybe(decimal),
  threeDs: maybe(readObject({ url: webAddress })),
  next: orNull(depositStep),
  errorCode: maybe(text),
  errorParams: maybe(v.record(v.string(), text)),
  /** The bonus it was meant to activate; `errorCode` (§8) is the reason if it was not granted. */
  bonus: maybe(readObject({ bonusId: id, errorCode: orNull(text) })),
});
export type Deposit = v.InferOutput<typeof deposit>;
export type DepositStatus = Deposit['status'];

/** A card that the provider keeps for a player. Of its number only the last four digits are known. */
export const savedCard = readObject({
  cardId: id,
  brand: text,
  last4: text,
  expiry: maybe(text),
  lastUsedAt: maybe(text),
});
export type SavedCard = v.InferOutput<typeof savedCard>;
