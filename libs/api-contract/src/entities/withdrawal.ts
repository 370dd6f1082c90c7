import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { withdrawalStatuses } from './withdrawal-status.js';

/** The stages of a withdrawal, in order. `at` is when it was reached, `expectedAt` when it should be; both ISO 8601. */
export const withdrawalStages = ['requested', 'checked', 'sent', 'arrived'] as const;
export type WithdrawalStageName = (typeof withdrawalStages)[number];
const stage = v.object({
  stage: v.picklist(withdrawalStages),
  at: v.optional(v.nullable(v.string()), null),
  expectedAt: v.optional(v.nullable(v.string()), null),
});
export type WithdrawalStage = v.InferOutput<typeof stage>;

/** A withdrawal as its player may see it. `destination` is masked, such as `NL91 •••• 4300`. */
export const withdrawal = v.object({
  withdrawalId: v.string(),
  status: v.picklist(withdrawalStatuses),
  amount: decimal,
  currencyCode: v.string(),
  method: v.string(),
  methodTitle: v.optional(v.nullable(v.string())),
  destination: v.optional(v.nullable(v.string())),
  createdAt: v.string(),
  stages: v.optional(v.array(stage), []),
  cancellable: v.optional(v.boolean(), false),
  automatic: v.optional(v.boolean(), false),
  errorCode: v.optional(v.nullable(v.string())),
  /** What the operator wrote for the player when it was rejected. */
  reason: v.optional(v.nullable(v.string())),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

/**
 * What has to be met before money goes out (§6): a completed deposit, a verified e-mail address, no active bonus, every
 * deposit wagered; and, where the operator asks for it (`withdrawalConditions`), an approved identity.
 */
export const withdrawalConditionKeys = ['deposit', 'email', 'bonus', 'wagering', 'identity'] as const;
export type WithdrawalConditionKey = (typeof withdrawalConditionKeys)[number];

/** One condition with its figures: `done` of `total` are amounts (wagering, bonus) or a count (deposits). */
export const withdrawalCondition = v.object({
  key: v.picklist(withdrawalConditionKeys),
  met: v.boolean(),
  done: v.optional(v.nullable(decimal)),
  total: v.optional(v.nullable(decimal)),
  /** What it is about: the bonus's name, the masked address. */
  subject: v.optional(v.nullable(v.string())),
  /** What giving up the active bonus would lose. */
  forfeits: v.optional(v.nullable(decimal)),
});
export type WithdrawalCondition = v.InferOutput<typeof withdrawalCondition>;

/** How much is paid out without a check by hand (§3): what is left of `limit` in this `period`, in major units. */
export const automaticWithdrawal = v.object({
  available: decimal,
  used: decimal,
  limit: decimal,
  period: v.picklist(['day', 'week', 'month']),
});
export type AutomaticWithdrawal = v.InferOutput<typeof automaticWithdrawal>;
