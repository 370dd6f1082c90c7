import {
  type Deposit,
  type DepositStep,
  paymentMethod,
  type PaymentMethod,
  type UserDetails,
} from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
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

/** Creates a deposit of €50 by a Visa card; completed by default. */
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
    next: null,
    errorCode: null,
    errorParams: null,
    ...overrides,
  };
}

/** Creates a player who can pay without entering anything more: phone and address are known. */
export function makePayer(overrides: Parameters<typeof makeUserDetails>[0] = {}): UserDetails {
  const known = { phone: '95161234', address: 'Breedestraat 1', zipCode: '1000' };
  return makeUserDetails({ ...overrides, getUser: { ...known, ...overrides.getUser } });
}

/** What the player has to do for a pending deposit, by its kind. */
export function makeStep<T extends DepositStep['type']>(
  type: T,
  overrides: Partial<Extract<DepositStep, { type: T }>> = {},
): Extract<DepositStep, { type: T }> {
  const expiresAt = '2026-11-20T21:00:00Z';
  const steps: { [K in DepositStep['type']]: Extract<DepositStep, { type: K }> } = {
    redirect: { type: 'redirect', url: 'https://pay.example/session/1', expiresAt },
    upi: { type: 'upi', uri: 'upi://pay?pa=casino@icici&am=500.00&cu=INR&tr=D-7K2F-0419', expiresAt },
    pix: { type: 'pix', code: '00020126580014br.gov.bcb.pix0136casino-0419', expiresAt },
    crypto: {
      type: 'crypto',
      network: 'Bitcoin',
      asset: 'BTC',
      address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      cryptoAmount: '0.00054321',
      uri: 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00054321',
      confirmations: 0,
      required: 3,
      expiresAt,
    },
    bank: {
      type: 'bank',
      beneficiary: 'Harbour Casino N.V.',
      accountNumber: 'NL91ABNA0417164300',
      bankCode: 'ABNANL2A',
      bankName: 'ABN AMRO',
      reference: 'D-7K2F-0419',
      expiresAt: null,
    },
  };
  return { ...steps[type], ...overrides };
}
