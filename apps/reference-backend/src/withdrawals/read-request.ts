import * as v from 'valibot';
import { type createWithdrawal, getHiddenReason, type PaymentMethod } from '@casino-kit/api-contract';
import { withdrawalDetailsSchemas } from '@casino-kit/api-contract/field-rules';
import { compare, decimalPlaces, isPositive, truncate } from '@casino-kit/money';
import { invalid, reject } from '../http/api-error.js';
import { type Call } from '../http/endpoint-route.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { paymentMethodsIn } from '../payments/method-catalogue.js';

export type WithdrawalRequest = Call<typeof createWithdrawal>['body'];
/** A method that pays out. */
export type PayoutMethod = PaymentMethod & { withdrawalForm: NonNullable<PaymentMethod['withdrawalForm']> };

/** Returns a payout method by its id, whether or not the player may use it. */
export function payoutMethod(id: string, currencyCode: string): PayoutMethod | undefined {
  // Payouts never use the provider's frame.
  const method = paymentMethodsIn(currencyCode, '').find((known) => known.id === id);
  const form = method?.withdrawalForm ?? null;
  return method?.withdrawalExist && form !== null ? { ...method, withdrawalForm: form } : undefined;
}

/** Returns the method of a request if this player sees it (§6). @throws ApiError VALIDATION */
export function readMethod(
  id: string,
  player: Pick<PlayerRow, 'countryCode' | 'currencyCode' | 'email' | 'tags'>,
): PayoutMethod {
  const method = payoutMethod(id, player.currencyCode);
  const viewer = { ...player, email: player.email ?? '' };
  if (method === undefined || getHiddenReason(method, viewer, 'withdrawal') !== null)
    throw invalid({ paymentMethodId: 'form.validation.invalid.format' });
  return method;
}

/**
 * Parses the amount of a request in major units with the decimals of its currency.
 * @throws ApiError AMOUNT_BELOW_ZERO, VALIDATION, PAYMENT_PROVIDER_LIMIT_THRESHOLD with `min` and `max`
 */
export function readAmount(amount: string, method: PayoutMethod, currencyCode: string): string {
  if (!isPositive(amount)) throw reject('AMOUNT_BELOW_ZERO', 'The amount must be more than zero.');
  const cut = truncate(amount, decimalPlaces(currencyCode));
  if (compare(cut, amount) !== 0) throw invalid({ amount: 'form.validation.invalid.format' });
  const { withdrawalMinAmount: min, withdrawalMaxAmount: max } = method;
  const tooLittle = min && compare(cut, min) < 0;
  const tooMuch = max && compare(cut, max) > 0;
  if (tooLittle || tooMuch)
    throw reject('PAYMENT_PROVIDER_LIMIT_THRESHOLD', 'The amount is outside of what this method pays out.', {
      params: { ...(min && { min }), ...(max && { max }) },
    });
  return cut;
}

/** Validates the destination by the rules of the method's form (§5). @throws ApiError VALIDATION, errors by field */
export function readDetails(
  details: Readonly<Record<string, string>>,
  method: PayoutMethod,
): Record<string, string> {
  const schema: v.GenericSchema<unknown, Record<string, string>> = withdrawalDetailsSchemas[
    method.withdrawalForm
  ];
  const parsed = v.safeParse(schema, details);
  if (!parsed.success) {
    const fields: Record<string, string> = {};
    for (const issue of parsed.issues)
      fields[v.getDotPath(issue) ?? ''] ??=
        issue.kind === 'schema' ? 'form.validation.required' : issue.message;
    throw invalid(fields);
  }
  const { network } = parsed.output;
  if (method.withdrawalForm === 'crypto' && !method.networks.some(({ id }) => id === network))
    throw invalid({ network: 'form.network.required' });
  return parsed.output;
}
