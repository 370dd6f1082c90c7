import type * as v from 'valibot';
import { decimal } from '../decimal.js';
import { flag, readObject, text, withDefault } from '../reading.js';

/** One currency of a player: amounts in its major units. `active` is the one that deposits, rounds and limits use. */
export const currencyWallet = readObject({
  currencyCode: text,
  isCrypto: withDefault(flag, false),
  amount: decimal,
  nonCashAmount: decimal,
  totalAmount: decimal,
  active: withDefault(flag, false),
});
export type CurrencyWallet = v.InferOutput<typeof currencyWallet>;
