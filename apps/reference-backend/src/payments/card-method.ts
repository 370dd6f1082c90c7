import { type PaymentMethod } from '@casino-kit/api-contract';
import { compare, isAmount, isPositive, truncate } from '@casino-kit/money';
import { refuse, invalid } from '../http/api-error.js';
import { currencyCodes } from '../settings/places.js';

/** What the outcome modals and events call the card method (§2, `met`). */
export const cardMethodName = 'card';
export const cardMethodId = 'card';
const min = '10';
const max = '5000';

/** The one way to pay in: a card, typed into the payment provider's own frame. */
export function cardMethod(publicUrl: string): PaymentMethod {
  return {
    id: cardMethodId,
    name: 'Visa / Mastercard',
    title: 'Visa / Mastercard',
    paymentMethod: cardMethodName,
    isCardForm: true,
    isActive: true,
    hidden: false,
    withdrawalExist: false,
    sortPriority: 100,
    thumbnailUrl: null,
    allowedCountries: [],
    restrictedCountries: [],
    allowedCurrencies: [...currencyCodes],
    restrictedCurrencies: [],
    allowEmails: [],
    allowedTags: [],
    minAmount: min,
    maxAmount: max,
    settlementTime: 'instant',
    hostedFieldsUrl: `${publicUrl}/payment-provider/card-fields`,
  };
}

/**
 * Reads the amount of a deposit, in major units with at most two decimals.
 * @throws ApiError AMOUNT_BELOW_ZERO, PAYMENT_PROVIDER_LIMIT_THRESHOLD with `min` and `max`, VALIDATION
 */
export function readDepositAmount(amount: string): string {
  if (!isAmount(amount) || !isPositive(amount))
    throw refuse('AMOUNT_BELOW_ZERO', 'The amount must be more than zero.', {
      fields: { amount: 'More than zero' },
    });
  if (compare(amount, min) < 0 || compare(amount, max) > 0)
    throw refuse('PAYMENT_PROVIDER_LIMIT_THRESHOLD', `The amount must be from ${min} to ${max}.`, {
      params: { min, max },
      fields: { amount: `From ${min} to ${max}` },
    });
  if (compare(truncate(amount, 2), amount) !== 0) throw invalid({ amount: 'At most two decimals' });
  return truncate(amount, 2);
}
