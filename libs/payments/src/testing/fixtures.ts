import { type Deposit, paymentMethod, type PaymentMethod } from '@casino-kit/api-contract';
import { parse } from 'valibot';

/** A payment method without rules, by card, as the contract reads it: €10 to €5,000, at once. */
export function makePaymentMethod(overrides: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    ...parse(paymentMethod, {
      id: 'card',
      name: 'cards',
      title: 'Card',
      isCardForm: true,
      sortPriority: 10,
      withdrawalExist: true,
      minAmount: '10',
      maxAmount: '5000',
      settlementTime: 'instant',
      hostedFieldsUrl: 'https://pay.example/card-fields',
    }),
    ...overrides,
  };
}

/** A deposit of €50 by a Visa card; completed unless told otherwise. */
export function makeDeposit(overrides: Partial<Deposit> = {}): Deposit {
  return {
    depositId: 'D-7K2F-0419',
    status: 'completed',
    amount: '50',
    currencyCode: 'EUR',
    method: 'cards',
    card: { brand: 'visa', last4: '4242' },
    createdAt: '2026-11-20T21:04:00Z',
    balanceAfter: null,
    threeDs: null,
    errorCode: null,
    errorParams: null,
    ...overrides,
  };
}
