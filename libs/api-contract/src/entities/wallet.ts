import * as v from 'valibot';
import { decimal } from '../decimal.js';

/** One currency of a player: amounts in its major units. `active` is the one that deposits, rounds and limits use. */
export const currencyWallet = v.object({
  currencyCode: v.string(),
  isCrypto: v.optional(v.boolean(), false),
  amount: decimal,
  nonCashAmount: decimal,
  totalAmount: decimal,
  active: v.optional(v.boolean(), false),
});
export type CurrencyWallet = v.InferOutput<typeof currencyWallet>;
