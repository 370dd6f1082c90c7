import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, flag, id, list, maybe, orNull, readObject, text, withDefault } from '../reading.js';
import { withdrawalStatuses } from './withdrawal-status.js';

/** The stages of a withdrawal, in order. `at` is when it was reached, `expectedAt` when it should be; both ISO 8601. */
export const withdrawalStages = ['requested', 'checked', 'sent', 'arrived'] as const;
export type WithdrawalStageName = (typeof withdrawalStages)[number];
const stage = readObject({
  stage: v.picklist(withdrawalStages),
  at: orNull(date),
  expectedAt: orNull(date),
});
export type WithdrawalStage = v.InferOutput<typeof stage>;

/** A withdrawal as its player may see it. `destination` is masked, such as `NL91 •••• 4300`. */
export const withdrawal = readObject({
  withdrawalId: id,
  status: withDefault(v.picklist(withdrawalStatuses), 'requested'),
  amount: decimal,
  currencyCode: text,
  method: withDefault(text, ''),
  methodTitle: maybe(text),
  destination: maybe(text),
  createdAt: date,
  stages: withDefault(list(stage), []),
  cancellable: withDefault(flag, false),
  automatic: withDefault(flag, false),
  errorCode: maybe(text),
  /** The operator's message to the player when it was rejected. */
  reason: maybe(text),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

/**
 * The conditions that must be met before money is paid out (§6): a completed deposit, a verified email address, no
 * active bonus, every deposit wagered; and, if the operator requires it (`withdrawalConditions`), an approved identity.
 */
export const withdrawalConditionKeys = ['deposit', 'email', 'bonus', 'wagering', 'identity'] as const;
export type WithdrawalConditionKey = (typeof withdrawalConditionKeys)[number];

/** One condition with its figures: `done` of `total` are amounts (wagering, bonus) or a count (deposits). */
export const withdrawalCondition = readObject({
  key: v.picklist(withdrawalConditionKeys),
  met: flag,
  done: maybe(decimal),
  total: maybe(decimal),
  /** What the condition is about: the bonus's name, the masked address. */
  subject: maybe(text),
  /** What the player would lose by forfeiting the active bonus. */
  forfeits: maybe(decimal),
});
export type WithdrawalCondition = v.InferOutput<typeof withdrawalCondition>;

/** How much is paid out without a manual check (§3): what remains of `limit` in this `period`, in major units. */
export const automaticWithdrawal = readObject({
  available: decimal,
  used: decimal,
  limit: decimal,
  period: v.picklist(['day', 'week', 'month']),
});
export type AutomaticWithdrawal = v.InferOutput<typeof automaticWithdrawal>;
